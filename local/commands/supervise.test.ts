import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Child } from './child.ts';
import type { Lifecycle } from './lifecycle.ts';
import { pauseBefore, restartLimit, supervise } from './supervise.ts';

type Exit = { code: number | null; how: string };

function fakeChild() {
  const { promise: exited, resolve } = Promise.withResolvers<Exit>();
  const child: Child = {
    pid: 1,
    firstMessage: Promise.resolve(null),
    exited,
    logged: Promise.resolve(),
    stop: async () => {},
  };
  return { child, die: () => resolve({ code: null, how: 'señal SIGKILL' }) };
}

const end = vi.fn(async () => {});
const lifecycle: Lifecycle = { isEnding: false, onEnd: () => () => {}, end };

beforeEach(() => {
  vi.useFakeTimers();
  end.mockClear();
  vi.spyOn(console, 'error').mockReturnValue();
  vi.spyOn(console, 'log').mockReturnValue();
});

describe('supervise', () => {
  it('restarts a process after a crash and reports it in one line', async () => {
    const [first, second] = [fakeChild(), fakeChild()];
    const start = vi.fn(async () => second.child).mockResolvedValueOnce(first.child);
    await supervise(lifecycle, { name: 'La tienda local', start });
    first.die();
    await vi.advanceTimersByTimeAsync(200);
    expect(start).toHaveBeenCalledTimes(2);
    expect(console.error).toHaveBeenCalledExactlyOnceWith(
      'La tienda local se ha parado (señal SIGKILL); se arranca de nuevo.',
    );
  });

  it('ends the command after repeated quick crashes', async () => {
    const start = vi.fn(async () => {
      const { child, die } = fakeChild();
      die();
      return child;
    });
    await supervise(lifecycle, { name: 'El sitio', start });
    await vi.advanceTimersByTimeAsync(60_000);
    expect(start).toHaveBeenCalledTimes(1 + restartLimit.crashes);
    expect(end).toHaveBeenCalledExactlyOnceWith(1);
    expect(console.error).toHaveBeenLastCalledWith(
      'El sitio no se mantiene en marcha (señal SIGKILL): mira los registros.',
    );
  });

  it('fails at once when the first start fails', async () => {
    const start = () => Promise.reject(new Error('no'));
    await expect(supervise(lifecycle, { name: 'El sitio', start })).rejects.toThrow('no');
  });
});

it('the pause before a start grows and stays bounded', () => {
  expect([1, 2, 3, 4, 5, 9].map(pauseBefore)).toEqual([100, 1000, 2000, 4000, 8000, 8000]);
});
