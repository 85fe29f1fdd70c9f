import { afterEach, expect, it, vi } from 'vitest';
import { picturesOf } from '@/app/admin/imagenes/library-upload';
import { sendPicture } from '@/app/admin/imagenes/upload-queue';
import { imageProblem } from '@/lib/blog/image-rules';

const addImage = vi.hoisted(() => vi.fn());
vi.mock('@/app/admin/imagenes/actions', () => ({ addImage }));
afterEach(() => void vi.useRealTimers());

it.each([
  ['image/jpeg', true, null],
  ['', true, null],
  ['image/tiff', true, 'kind'],
  ['application/pdf', false, 'kind'],
])('a file of type "%s" may be a picture: %s', (type, isTaken, problem) => {
  const file = new File(['x'], 'foto', { type });
  expect(picturesOf({ files: [file] as unknown as FileList })).toHaveLength(isTaken ? 1 : 0);
  expect(imageProblem(file)).toBe(problem);
});

const proxy = new Error('An unexpected response was received from the server.');
const offline = new TypeError('Failed to fetch');

it.each([
  ['the answer of a proxy once more', [proxy], 2, { src: '/a.webp' }],
  ['its second answer no more', [proxy, proxy], 2, { problem: 'failure' }],
  ['a broken connection not again', [offline], 1, { problem: 'failure' }],
])('after a pause, the upload tries %s', async (_name, errors, calls, outcome) => {
  vi.useFakeTimers();
  addImage.mockReset().mockResolvedValue({ ok: true, data: { src: '/a.webp' } });
  for (const error of errors) addImage.mockRejectedValueOnce(error);
  const sent = sendPicture(new File(['x'], 'foto.png', { type: 'image/png' }));
  await vi.advanceTimersByTimeAsync(5000);
  expect(addImage).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1000);
  expect(await sent).toEqual(outcome);
  expect(addImage).toHaveBeenCalledTimes(calls);
});
