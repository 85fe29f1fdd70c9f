import { expect, it } from 'vitest';
import { picturesOf } from '@/app/admin/imagenes/library-upload';
import { imageProblem } from '@/lib/blog/image-rules';

it.each([
  ['image/jpeg', true, null],
  ['', true, null],
  ['image/tiff', true, 'kind'],
  ['application/pdf', false, 'kind'],
])('a file of type "%s" may be a picture: %s', (type, isTaken, problem) => {
  const file = new File(['x'], 'foto', { type });
  const data = { files: [file] as unknown as FileList, getData: () => '' };
  expect(picturesOf(data)).toHaveLength(isTaken ? 1 : 0);
  expect(imageProblem(file)).toBe(problem);
});
