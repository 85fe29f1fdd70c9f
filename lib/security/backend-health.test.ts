import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const ask = vi.fn<typeof fetch>();

beforeEach(() => {
  vi.resetModules();
  vi.useFakeTimers();
  vi.stubGlobal('fetch', ask.mockReset());
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const load = async () => (await import('./backend-health')).backendAnswers;

it('asks once for everybody, and believes the answer for two seconds', async () => {
  const backendAnswers = await load();
  ask.mockImplementation(async () => new Response('[]'));
  expect(await Promise.all([backendAnswers(), backendAnswers()])).toEqual([true, true]);
  vi.advanceTimersByTime(1_900);
  await backendAnswers();
  expect(ask).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(200);
  await backendAnswers();
  expect(ask).toHaveBeenCalledTimes(2);
});

it.each([
  ['fails', async () => new Response(null, { status: 500 })],
  ['is not there', async () => Promise.reject(new TypeError('fetch failed'))],
])('leaves a backend alone for five seconds that %s', async (_name, answer) => {
  const backendAnswers = await load();
  ask.mockImplementation(answer);
  expect(await backendAnswers()).toBe(false);
  vi.advanceTimersByTime(4_900);
  expect(await backendAnswers()).toBe(false);
  expect(ask).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(200);
  ask.mockImplementation(async () => new Response('[]'));
  expect(await backendAnswers()).toBe(true);
});
