import type { ReactNode } from 'react';
import type { RefusalReason } from '@/app/admin/_frame/refusal';
import type { PostWarning } from '@/app/admin/blog-posts/checklist';
import type { PostValues } from '@/app/admin/blog-posts/stored-post';

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
