'use server';

import { z } from 'zod';
import type { CheckPost } from '@/app/admin/blog-posts/_editor/editor-types';
import { checkPost } from '@/app/admin/blog-posts/checks';
import { knownPaths } from '@/app/admin/blog-posts/known-paths';
import { postLimits } from '@/app/admin/blog-posts/schema';
import { assertStaff, ForbiddenError } from '@/lib/auth/session';
import { env } from '@/lib/env';
import { log } from '@/lib/log/log';

const line = z.string().max(4 * postLimits.line);
const checked = z.object({
  slug: line,
  excerpt: line,
  content: z.string().max(postLimits.content.max),
  meta_description: line,
  book_link: line,
  amazon_link: line,
});

/** Runs the checklist on unsaved values. Staff only; others get the reason. Null for values that are too long. */
export async function checkUnsavedPost(values: unknown): ReturnType<CheckPost> {
  try {
    await assertStaff();
  } catch (error) {
    if (!(error instanceof ForbiddenError)) throw error;
    log.warn(`Checklist refused: ${error.message}`);
    return error.reason;
  }
  const { success, data } = checked.safeParse(values);
  return success ? checkPost(data, { url: env.SITE_URL, paths: knownPaths }) : null;
}
