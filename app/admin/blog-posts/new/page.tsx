import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { PostEditorPage } from '@/app/admin/blog-posts/post-editor-page';
import { requireStaff } from '@/lib/auth/session';
import { toValues } from '@/lib/blog/editor/stored-post';
import { site } from '@/lib/site';
import { toWallClock } from '@/lib/time/madrid';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('posts.editor');
  return { title: t('new') };
}

export default async function NewPostPage() {
  const { id: writer } = await requireStaff('/admin/blog-posts/new');
  // A new post is a draft whose author is the group (requirement 6.6).
  const values = toValues({ status: 'draft', author: site.name }, toWallClock);
  return (
    <PostEditorPage
      post={{ id: '', token: '', slug: '', status: 'draft', values }}
      writer={writer}
      preview={null}
      share={false}
    />
  );
}
