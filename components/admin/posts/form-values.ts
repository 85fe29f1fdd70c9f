import type { Conflict } from '@/components/admin/posts/editor-types';
import type { ResultData } from '@/lib/actions/result';
import { type PostValues, postFields } from '@/lib/blog/editor/stored-post';

const pick = (value: (field: string) => unknown): PostValues =>
  Object.fromEntries(
    postFields.map((field) => {
      const found = value(field);
      // A form that travels has other line ends than one that stays.
      return [field, typeof found === 'string' ? found.replace(/\r\n?/g, '\n') : ''];
    }),
  ) as PostValues;

/** What the controls of the editor hold now. */
export function readValues(form: HTMLFormElement): PostValues {
  const data = new FormData(form);
  return pick((field) => data.get(field));
}

/** The fields among what an action or the browser's own store gave back. */
export const toPostValues = (data: Readonly<Record<string, unknown>>): PostValues =>
  pick((field) => data[field]);

export const sameValues = (one: PostValues, other: PostValues) =>
  postFields.every((field) => one[field] === other[field]);

/** The other version that an answer of savePost carries, if it is about a conflict. */
export const readConflict = (data: ResultData | undefined): Conflict | null =>
  data?.['token'] && data['editor'] !== undefined
    ? { token: data['token'], editor: data['editor'], values: toPostValues(data) }
    : null;
