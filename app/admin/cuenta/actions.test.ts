import { expect, it, vi } from 'vitest';
import { formOf } from '@/tests/setup/form-of';

const changeName = vi.hoisted(() => vi.fn());
vi.mock('@/lib/auth/mutations', () => ({ changeName }));
vi.mock('@/lib/auth/session', async (original) => ({
  ...(await original<object>()),
  assertStaff: vi.fn(),
}));
vi.mock('next/cache', async (original) => ({ ...(await original<object>()), refresh: vi.fn() }));

const { saveName } = await import('./actions');

it.each([
  ['Ana\u200b  Ruiz ', 'Ana Ruiz'],
  ['\u200b\u3164', ''],
])('the name %j is stored as %j', async (typed, name) => {
  expect(await saveName(null, formOf({ name: typed }))).toEqual({ ok: true });
  expect(changeName).toHaveBeenLastCalledWith(name);
});
