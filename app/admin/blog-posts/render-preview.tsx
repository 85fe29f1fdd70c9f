'use server';

import type { ReactNode } from 'react';
import { Markdown } from '@/components/blog/markdown';
import { assertStaff } from '@/lib/auth/session';
import { postLimits } from '@/lib/blog/editor/schema';

/** The text of a post through the public page's own component, for the editor's live preview. Staff only. */
export async function renderPreview(text: unknown): Promise<ReactNode> {
  await assertStaff();
  if (typeof text !== 'string' || text.length > postLimits.content.max) return null;
  return <Markdown text={text} />;
}
