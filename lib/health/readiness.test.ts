import { beforeEach, expect, it, vi } from 'vitest';
import { createReadiness } from './readiness';

beforeEach(() => void vi.useFakeTimers());

it('checks all services at once, and once for all callers within two seconds', async () => {
  const asked = vi.fn(async () => undefined);
  const ready = createReadiness({ data: asked, shopify: asked });
  await Promise.all(Array.from({ length: 50 }, ready));
  await ready();
  expect(asked).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(await ready()).toMatchObject({ ready: true });
  expect(asked).toHaveBeenCalledTimes(4);
});
