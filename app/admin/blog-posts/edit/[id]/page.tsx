import { redirect } from 'next/navigation';
import { knownPaths } from '@/app/admin/blog-posts/known-paths';
import { PostEditorPage } from '@/app/admin/blog-posts/post-editor-page';
import { PublishedNotice } from '@/components/admin/posts/published-notice';
import { StoredChecklist } from '@/components/admin/posts/warning-list';
import { Markdown } from '@/components/blog/markdown';
import { requireStaff } from '@/lib/auth/session';
import { checkPost } from '@/lib/blog/editor/check-post';
import { getStoredPost } from '@/lib/blog/editor/queries';
import { toValues } from '@/lib/blog/editor/stored-post';
import { env } from '@/lib/env';
import { log } from '@/lib/log/log';
import { titleOf } from '@/lib/seo/metadata';
import { toWallClock } from '@/lib/time/madrid';

export const generateMetadata = titleOf('posts.editor.edit');

type Props = PageProps<'/admin/blog-posts/edit/[id]'>;

export default async function EditPostPage({ params, searchParams }: Props) {
  const { id } = await params;
  const { id: writer } = await requireStaff(`/admin/blog-posts/edit/${id}`);
  // The list shows the same notice for a missing post and for a failure (requirement 6.9).
  const post = await getStoredPost(id).catch((error: unknown) => log.error('Post', error, { id }));
  if (!post) redirect('/admin/blog-posts?aviso=post');
  const values = toValues(post, toWallClock);
  const warnings = await checkPost(values, { url: env.SITE_URL, paths: knownPaths });
  const { aviso, compartir } = await searchParams;
  return (
    <PostEditorPage
      post={{ id: post.id, token: post.updated_at, slug: post.slug, status: post.status, values }}
      writer={writer}
      preview={<Markdown text={post.content} />}
      share={compartir === '1'}
      notice={aviso}
    >
      {aviso === 'publicado' ? <PublishedNotice post={post} siteUrl={env.SITE_URL} /> : null}
      <StoredChecklist warnings={warnings} />
    </PostEditorPage>
  );
}
