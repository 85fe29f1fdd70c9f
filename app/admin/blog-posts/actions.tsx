'use server';

import type { Route } from 'next';
import { refresh } from 'next/cache';
import { redirect } from 'next/navigation';
import { z } from 'zod';
import { chosenIds } from '@/app/admin/_frame/schema';
import { Markdown } from '@/components/blog/markdown';
import { formAction } from '@/lib/actions/form-action';
import { failure } from '@/lib/actions/result';
import { assertStaff, ForbiddenError } from '@/lib/auth/session';
import { prepareImage, storeImage } from '@/lib/blog/images';
import { log } from '@/lib/log/log';
import { getProduct, readCover } from '@/lib/storefront/products';
import { checkedSchema, checkPost } from './checks';
import { postFields, toValues } from './fields';
import { createPost, restoreRevision, serverMessage, updatePost, withdrawPosts } from './mutations';
import { postSchema } from './schema';

export const savePost = formAction({
  name: 'post',
  schema: postSchema,
  allow: 'posts',
  // Otherwise the router would show the version from before when the writer comes back to the page.
  refreshes: true,
  run: async ({ id, token, overwrite, intent, earlier, ...typed }) => {
    const publish = intent === 'publish';
    const input = publish ? { ...typed, status: 'published' as const, scheduled_for: null } : typed;
    try {
      const outcome = await (id
        ? updatePost(id, overwrite || token, input, earlier)
        : createPost(input, earlier));
      if (outcome.kind === 'saved') {
        const { post } = outcome;
        const data = { ...toValues(post), id: post.id, token: post.updated_at };
        return { ok: true, data };
      }
      if (outcome.kind === 'slug_taken') {
        return failure('slug_taken', { fields: { slug: 'slug_taken' } });
      }
      if (outcome.kind === 'gone') return failure('gone');
      const { current, editor } = outcome;
      const stored = { ...toValues(current), token: current.updated_at };
      return failure('conflict', { data: { ...stored, editor: editor ?? '' } });
    } catch (error) {
      if (error instanceof ForbiddenError) throw error;
      log.error(`Post could not be ${publish ? 'published' : 'saved'}`, error);
      const detail = serverMessage(error);
      return { ...failure('failure'), ...(detail && { detail }) };
    }
  },
});

/** `seen` is the newest updated_at that the page showed. */
const chosen = { ids: chosenIds, seen: z.string().max(64) };

/** Deletes one post or several. The list stays as it is filtered; the page of the editor leaves with its post. */
export const removePosts = formAction({
  name: 'posts-delete',
  schema: z.object({ ...chosen, from: z.literal('editor').optional() }),
  allow: 'posts',
  run: async ({ ids, seen, from }) => {
    const outcome = await withdrawPosts(ids, seen, null);
    // After a conflict to show what changed; after a deletion the back button would otherwise show the editor as it was.
    refresh();
    if (outcome || !from) return outcome;
    redirect('/admin/blog-posts?aviso=eliminado');
  },
});

export const unpublish = formAction({
  name: 'posts-unpublish',
  schema: z.object(chosen),
  allow: 'posts',
  run: async ({ ids, seen }) => {
    const outcome = await withdrawPosts(ids, seen, { status: 'draft', scheduled_for: null });
    refresh();
    return outcome;
  },
});

export const restorePost = formAction({
  name: 'post-restore',
  schema: z.object({ id: z.uuid(), revision: z.uuid(), token: z.string().max(64) }),
  allow: 'posts',
  run: async ({ id, revision, token }) => {
    const outcome = await restoreRevision(id, revision, token);
    if (outcome.kind !== 'saved') return outcome.kind;
    redirect(`/admin/blog-posts/edit/${id}?aviso=restaurado` as Route);
  },
});

/** Copies the cover of a book of the shop to the pictures of the blog and returns its address. */
export const takeCover = formAction({
  name: 'post-cover',
  schema: z.object({ handle: z.string().min(1).max(255) }),
  allow: 'posts',
  run: async ({ handle }) => {
    const product = await getProduct(handle);
    const cover = product && (await readCover(product));
    if (!cover) return 'missing';
    const image = await prepareImage(cover);
    if (typeof image === 'string') return image;
    return { ok: true, data: await storeImage(image, product.title.slice(0, 300)) };
  },
});

/** Runs the work for staff who may edit posts; for others, returns the reason of the refusal in place of its result. */
async function forStaff<Result>(name: string, work: () => Result) {
  try {
    await assertStaff('posts');
  } catch (error) {
    if (!(error instanceof ForbiddenError) || error.reason === 'failure') throw error;
    log.warn(`${name} refused: ${error.message}`);
    return error.reason;
  }
  return work();
}

/** Runs the checklist on unsaved values. Staff only; others get the reason. Null for values that are too long. */
export async function checkUnsavedPost(values: unknown) {
  return forStaff('Checklist', () => {
    const { success, data } = checkedSchema.safeParse(values);
    return success ? checkPost(data) : null;
  });
}

/** Renders a book, a video or a table in the visual editor. Staff only; others get the reason. Null for a text that is too long. */
export async function renderBlock(text: unknown) {
  return forStaff('Block', () =>
    typeof text !== 'string' || text.length > postFields.content.max
      ? null
      : { shown: <Markdown text={text} /> },
  );
}
