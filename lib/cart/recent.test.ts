import { describe, expect, it, vi } from 'vitest';
import { shareRecent } from './check';

type Answer = { ok: boolean; number: number };

function shared() {
  let time = 0;
  const ask = vi.fn();
  const share = shareRecent<Answer>(() => time);
  const answers = (ok: boolean) =>
    ask.mockImplementation(async () => ({ ok, number: ask.mock.calls.length }));
  answers(true);
  return {
    ask,
    answers,
    share: (key = 'a') => share(key, ask),
    pass: (ms: number) => (time += ms),
  };
}

describe('shareRecent', () => {
  it('sends one request for concurrent calls', async () => {
    const { ask, share } = shared();
    const burst = await Promise.all(Array.from({ length: 50 }, () => share()));
    expect(new Set(burst.map(({ number }) => number))).toEqual(new Set([1]));
    await share();
    expect(ask).toHaveBeenCalledTimes(1);
  });

  it('sends a new request after five seconds, or one second after a failure', async () => {
    const { answers, share, pass } = shared();
    await share();
    pass(4_999);
    expect((await share()).number).toBe(1);
    pass(1);
    answers(false);
    expect((await share()).number).toBe(2);
    pass(999);
    expect((await share()).number).toBe(2);
    pass(1);
    expect((await share()).number).toBe(3);
  });

  it('does not share answers of different requests', async () => {
    const { share } = shared();
    expect([(await share('a')).number, (await share('b')).number]).toEqual([1, 2]);
  });

  it('does not cache exceptions', async () => {
    const { ask, share } = shared();
    ask.mockRejectedValueOnce(new Error('down'));
    await expect(share()).rejects.toThrow('down');
    expect((await share()).ok).toBe(true);
  });

  it('drops the oldest of more than five hundred answers', async () => {
    const { ask, share } = shared();
    for (let number = 0; number <= 500; number += 1) await share(String(number));
    await share('500');
    expect(ask).toHaveBeenCalledTimes(501);
    await share('0');
    expect(ask).toHaveBeenCalledTimes(502);
  });
});
