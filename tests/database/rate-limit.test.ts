import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { must, secretClient, unique } from './support.ts';

const secret = secretClient();
const hour = 3600;
let limit_key = '';

beforeEach(() => {
  limit_key = unique('formulario');
});
afterEach(async () => {
  must(await secret.from('rate_limits').delete().eq('key', limit_key));
});

const take = async (max_hits: number) =>
  must(await secret.rpc('take_rate_limit', { limit_key, max_hits, window_seconds: hour }).single());
const ago = (seconds: number) => new Date(Date.now() - seconds * 1000).toISOString();
const setHits = async (...seconds: number[]) =>
  must(
    await secret.from('rate_limits').insert({
      key: limit_key,
      hits: seconds.map(ago),
      expires_at: ago(Math.min(...seconds) - hour),
    }),
  );

describe('take_rate_limit', () => {
  it('allows exactly the limit, also for concurrent requests', async () => {
    const answers = await Promise.all(Array.from({ length: 25 }, () => take(5)));
    expect(answers.filter(({ allowed }) => allowed)).toHaveLength(5);
    const waits = answers.filter(({ allowed }) => !allowed).map((answer) => answer.retry_after);
    expect(Math.min(...waits)).toBeGreaterThan(hour - 60);
    expect(Math.max(...waits)).toBeLessThanOrEqual(hour);
  });

  it('returns the remaining hits, and does not count refused ones', async () => {
    const answers = [await take(2), await take(2), await take(2), await take(2)];
    expect(answers.map(({ remaining }) => remaining)).toEqual([1, 0, 0, 0]);
    const counter = secret.from('rate_limits').select('hits').eq('key', limit_key).single();
    expect(must(await counter).hits).toHaveLength(2);
  });

  it('uses a sliding window: an expired hit allows one new hit', async () => {
    await setHits(hour + 5, hour - 30);
    expect(await take(2)).toMatchObject({ allowed: true, remaining: 0 });
    const refused = await take(2);
    expect(refused.allowed).toBe(false);
    expect(refused.retry_after).toBeGreaterThan(0);
    expect(refused.retry_after).toBeLessThanOrEqual(30);
  });

  it('removes expired counters', async () => {
    await setHits(2 * hour);
    const other = limit_key;
    limit_key = unique('formulario');
    await take(1);
    expect(must(await secret.from('rate_limits').select().eq('key', other))).toEqual([]);
  });

  it.each([
    [0, hour],
    [-1, hour],
    [1, 0],
  ])('refuses a limit of %i in %i seconds', async (max_hits, window_seconds) => {
    const { error } = await secret.rpc('take_rate_limit', { limit_key, max_hits, window_seconds });
    expect(error?.code).toBe('22023');
  });
});
