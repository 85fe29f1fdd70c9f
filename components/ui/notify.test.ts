import { beforeEach, expect, it, vi } from 'vitest';

const { success, dismiss } = vi.hoisted(() => ({ success: vi.fn(() => 7), dismiss: vi.fn() }));
vi.mock('./toaster', () => ({ Toaster: () => null, toast: { success, dismiss } }));

const { notify } = await import('./notify');

beforeEach(() => {
  vi.useFakeTimers();
  success.mockClear();
});

const open = { isConnected: true } as HTMLElement;
const gone = { isConnected: false } as HTMLElement;

it.each([
  ['the first message', undefined, 150, undefined],
  ['the next', undefined, 0, undefined],
  ['the first in a dialog', open, 150, 'dialog'],
  ['the next there', open, 0, 'dialog'],
  ['one on the page meanwhile', undefined, 0, undefined],
  ['one of a dialog that has gone', gone, 0, undefined],
])('waits until screen readers know the region: %s', async (_name, within, wait, toasterId) => {
  void notify({ kind: 'success', title: 'Enviado', within });
  await vi.advanceTimersByTimeAsync(Math.max(0, wait - 1));
  expect(success).toHaveBeenCalledTimes(wait > 0 ? 0 : 1);
  await vi.advanceTimersByTimeAsync(1);
  expect(success.mock.calls).toEqual([
    ['Enviado', { duration: 8_000, ...(toasterId && { toasterId }) }],
  ]);
});

it('returns what closes the message, or nothing when it was not shown', async () => {
  vi.useRealTimers();
  const close = await notify({ kind: 'success', title: 'Enviado' });
  close?.();
  expect(dismiss).toHaveBeenCalledExactlyOnceWith(7);
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  success.mockImplementationOnce(() => {
    throw new Error('offline');
  });
  expect(await notify({ kind: 'success', title: 'Enviado' })).toBeNull();
});
