import type { ReactNode } from 'react';
import type { PostWarning } from '@/lib/blog/editor/checklist';
import type { PostValues } from '@/lib/blog/editor/stored-post';

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

/** Renders the text as the public page does; a server action. Null when the server refuses. */
export type RenderPreview = (text: string) => Promise<{ shown: ReactNode } | null>;

/** Checks unsaved values; a server action. Null when the server refuses. */
export type CheckPost = (values: unknown) => Promise<PostWarning[] | null>;

/** The version that another editor saved in between. */
export type Conflict = { token: string; editor: string; values: PostValues };
