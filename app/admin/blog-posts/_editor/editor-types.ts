import type { ReactNode } from 'react';
import type { RefusalReason } from '@/app/admin/_frame/refusal';
import type { PostWarning } from '@/app/admin/blog-posts/checklist';
import { fieldNames, type PostValues } from '@/app/admin/blog-posts/fields';
import type { ResultData } from '@/lib/actions/result';

/** The post that the editor opens with. `id` and `token` are empty for a new post. */
export type EditorPost = {
  id: string;
  /** The post's updated_at, to detect that another editor has saved it. */
  token: string;
  /** The address under which readers know it; empty for a new post. */
  slug: string;
  status: string;
  values: PostValues;
};

/** Renders a block as the public page does; a server action. Null for a text that is too long. */
export type RenderBlock = (text: string) => Promise<{ shown: ReactNode } | RefusalReason | null>;

/** Checks unsaved values; a server action. Null for values that are too long. */
export type CheckPost = (values: unknown) => Promise<PostWarning[] | RefusalReason | null>;

/** The version that another editor saved in between. */
export type Conflict = { token: string; editor: string; values: PostValues };

const pick = (value: (field: string) => unknown): PostValues =>
  Object.fromEntries(
    fieldNames.map((field) => {
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
  fieldNames.every((field) => one[field] === other[field]);

/** The version of the other editor, when savePost reported a conflict. */
export const readConflict = (data: ResultData | undefined): Conflict | null =>
  data?.['token'] && data['editor'] !== undefined
    ? { token: data['token'], editor: data['editor'], values: toPostValues(data) }
    : null;
