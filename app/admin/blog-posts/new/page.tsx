import { getTranslations } from 'next-intl/server';
import { checkUnsavedPost } from '@/app/admin/blog-posts/check-post';
import { renderPreview } from '@/app/admin/blog-posts/render-preview';
import { AdminPage } from '@/components/admin/admin-page';
import { PostForm } from '@/components/admin/posts/post-form';
import { requireStaff } from '@/lib/auth/session';
import { toValues } from '@/lib/blog/editor/stored-post';
import { getUsedTags } from '@/lib/blog/editor/used-tags';
import { env } from '@/lib/env';
import { log } from '@/lib/log/log';
import { titleOf } from '@/lib/seo/metadata';
import { site } from '@/lib/site';
import { toWallClock } from '@/lib/time/madrid';

export const generateMetadata = titleOf('posts.editor.new');

export default async function NewPostPage() {
  const { id: writer } = await requireStaff('/admin/blog-posts/new');
  const t = await getTranslations('posts');
  // The editor opens also when the labels cannot be read, because they are only suggestions.
  const usedTags = await getUsedTags().catch((error: unknown) => {
    log.warn('Labels of posts', error);
    return [];
  });
  // A new post is a draft whose author is the group (requirement 6.6).
  const values = toValues({ status: 'draft', author: site.name }, toWallClock);
  return (
    <AdminPage
      title={t('editor.new')}
      trail={[{ label: t('list.title'), href: '/admin/blog-posts' }]}
    >
      <PostForm
        post={{ id: '', token: '', slug: '', status: 'draft', values }}
        writer={writer}
        siteUrl={env.SITE_URL}
        renderPreview={renderPreview}
        checkPost={checkUnsavedPost}
        usedTags={usedTags}
        preview={null}
        share={false}
      />
    </AdminPage>
  );
}
