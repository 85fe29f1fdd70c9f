import { expect, it, vi } from 'vitest';
import { imageProblem } from '@/lib/blog/image-rules';
import { picturesOf } from './library-upload';

it.each([
  ['image/jpeg', true, null],
  ['', true, null],
  ['image/tiff', true, 'kind'],
  ['application/pdf', false, 'kind'],
  ['image/png', true, 'broken', ''],
])('a file of type "%s" may be a picture: %s', async (type, isTaken, problem, content = 'x') => {
  const file = new File([content], 'foto', { type });
  const data = { files: [file] as unknown as FileList, getData: () => '' };
  expect(picturesOf(data)).toHaveLength(isTaken ? 1 : 0);
  expect(await imageProblem(file)).toBe(problem);
});

it('a dropped folder is no picture', async () => {
  const folder = Object.assign(new File(['x'], 'fotos'), {
    slice: () => ({ arrayBuffer: () => Promise.reject(new Error('NotFoundError')) }),
  });
  expect(await imageProblem(folder)).toBe('missing');
});

it.each([
  ['<p>Un <b>patio</b></p>', 0],
  ['<img src="patio.webp" alt="Un patio">', 1],
])('the HTML %s beside a picture leaves %i', (html, count) => {
  const parseFromString = (html: string) => ({
    body: { textContent: html.replace(/<[^>]*>/g, '') },
  });
  vi.stubGlobal(
    'DOMParser',
    class {
      parseFromString = parseFromString;
    },
  );
  const files = [new File(['x'], 'foto', { type: 'image/png' })] as unknown as FileList;
  expect(picturesOf({ files, getData: () => html })).toHaveLength(count);
});
