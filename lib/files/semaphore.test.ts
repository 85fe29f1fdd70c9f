import { expect, it } from 'vitest';
import { Semaphore } from './inspect';

it('runs at most the given number of tasks at once, in order, and continues after a failure', async () => {
  const semaphore = new Semaphore(2);
  const started: number[] = [];
  const ends = [0, 1, 2, 3].map(() => Promise.withResolvers<string>());
  const results = ends.map(({ promise }, index) =>
    semaphore.run(() => {
      started.push(index);
      return promise;
    }),
  );
  await Promise.resolve();
  expect(started).toEqual([0, 1]);
  ends[1]?.reject(new Error('broken'));
  await expect(results[1]).rejects.toThrow('broken');
  expect(started).toEqual([0, 1, 2]);
  ends[0]?.resolve('first');
  expect(await results[0]).toBe('first');
  expect(started).toEqual([0, 1, 2, 3]);
  for (const end of ends) end.resolve('rest');
  expect(await Promise.all([results[2], results[3]])).toEqual(['rest', 'rest']);
});
