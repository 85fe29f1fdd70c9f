'use server';

import type { RenderBlock } from '@/app/admin/blog-posts/_editor/editor-types';
import { postLimits } from '@/app/admin/blog-posts/schema';
import { Markdown } from '@/components/blog/markdown';
import { assertStaff, ForbiddenError } from '@/lib/auth/session';
import { log } from '@/lib/log/log';

/** Renders a book, a video or a table in the visual editor. Staff only; others get the reason. Null for a text that is too long. */
export async function renderBlock(text: unknown): ReturnType<RenderBlock> {
  try {
    await assertStaff();
  } catch (error) {
    if (!(error instanceof ForbiddenError)) throw error;
    log.warn(`Block refused: ${error.message}`);
    return error.reason;
  }
  if (typeof text !== 'string' || text.length > postLimits.content.max) return null;
  return { shown: <Markdown text={text} /> };
}
