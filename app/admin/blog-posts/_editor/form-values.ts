import type { Conflict } from '@/app/admin/blog-posts/_editor/editor-types';
import { type PostValues, postFields } from '@/app/admin/blog-posts/stored-post';
import type { ResultData } from '@/lib/actions/result';

const pick = (value: (field: string) => unknown): PostValues =>
  Object.fromEntries(
    postFields.map((field) => {
      const found = value(field);
      // Submitting a form converts its line ends to CRLF; the values in the page have LF.
      return [field, typeof found === 'string' ? found.replace(/\r\n?/g, '\n') : ''];
    }),
  ) as PostValues;

export function readValues(form: HTMLFormElement): PostValues {
  const data = new FormData(form);
  return pick((field) => data.get(field));
}

export const toPostValues = (data: Readonly<Record<string, unknown>>): PostValues =>
  pick((field) => data[field]);

export const sameValues = (one: PostValues, other: PostValues) =>
  postFields.every((field) => one[field] === other[field]);

/** The version of the other editor, when savePost reported a conflict. */
export const readConflict = (data: ResultData | undefined): Conflict | null =>
  data?.['token'] && data['editor'] !== undefined
    ? { token: data['token'], editor: data['editor'], values: toPostValues(data) }
    : null;
