import { UnrecognizedActionError } from 'next/dist/client/components/unrecognized-action-error';
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { createFormController } from './form-controller';

const notify = vi.hoisted(() => vi.fn());
vi.mock('@/components/ui/notify', () => ({ messageMilliseconds: 8_000, notify }));
vi.mock('@/components/ui/toaster', () => ({}));

const form = {
  dataset: {},
  isConnected: true,
  closest: () => null,
  querySelector: () => null,
  querySelectorAll: () => [],
} as unknown as HTMLFormElement;
const notices = {
  failure: { title: 'No se ha enviado' },
  old_version: { title: 'La web se ha actualizado' },
};

const controllerOf = (error: Error) =>
  createFormController({
    ...{ form: { current: form }, openedAt: 0, area: undefined, keepsEdits: false },
    ...{ texts: { notices, fields: {} }, setView: () => undefined },
    action: () => Promise.reject(error),
  });

const send = async (error: Error) => (await controllerOf(error)).send();
const close = vi.fn();

beforeEach(() => {
  vi.stubGlobal(
    'FormData',
    class extends FormData {
      // biome-ignore lint/complexity/noUselessConstructor: Node's refuses a form.
      constructor() {
        super();
      }
    },
  );
  close.mockReset();
  notify.mockReset().mockResolvedValue(close);
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});

it.each([
  [new Error('offline'), notices.failure],
  [new UnrecognizedActionError('unknown'), notices.old_version],
])('says why a form could not be sent: %s', async (error, notice) => {
  await send(error);
  expect(notify).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ ...notice, stays: true }),
  );
});

it('rejects when no toast can say so, so that the form does', async () => {
  notify.mockResolvedValue(null);
  await expect(send(new Error('offline'))).rejects.toThrow('failure');
});

it('closes its message when it is sent again', async () => {
  const controller = await controllerOf(new Error('offline'));
  await controller.send();
  expect(close).not.toHaveBeenCalled();
  await controller.send();
  expect(close).toHaveBeenCalledOnce();
});

it.each([true, false])('stays while its form is on the page: %s', async (isConnected) => {
  Object.assign(form, { isConnected });
  onTestFinished(() => void Object.assign(form, { isConnected: true }));
  await send(new Error('offline'));
  expect(notify).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ stays: isConnected }));
});

it('closes a failure when its form has left the page, but lets it be read', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const controller = await controllerOf(new Error('offline'));
  await controller.send();
  controller.leave();
  vi.advanceTimersByTime(7_900);
  expect(close).not.toHaveBeenCalled();
  vi.advanceTimersByTime(200);
  expect(close).toHaveBeenCalledOnce();
});
