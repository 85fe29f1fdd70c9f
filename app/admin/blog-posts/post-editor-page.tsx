import { getTranslations } from 'next-intl/server';
import type { ComponentProps, ReactNode } from 'react';
import { checkUnsavedPost } from '@/app/admin/blog-posts/check-post';
import { renderPreview } from '@/app/admin/blog-posts/render-preview';
import { AdminPage } from '@/components/admin/admin-page';
import { PostForm } from '@/components/admin/posts/post-form';
import { getUsedTags } from '@/lib/blog/editor/used-tags';
import { env } from '@/lib/env';

type Props = Pick<ComponentProps<typeof PostForm>, 'post' | 'writer' | 'preview' | 'share'> & {
  notice?: string | string[] | undefined;
  children?: ReactNode;
};

export async function PostEditorPage({ notice, children, ...form }: Props) {
  const t = await getTranslations('posts');
  return (
    <AdminPage
      title={form.post.id ? t('editor.edit') : t('editor.new')}
      trail={[{ label: t('list.title'), href: '/admin/blog-posts' }]}
      notice={notice}
    >
      {children}
      <PostForm
        key={form.post.id}
        siteUrl={env.SITE_URL}
        renderPreview={renderPreview}
        checkPost={checkUnsavedPost}
        usedTags={await getUsedTags()}
        {...form}
      />
    </AdminPage>
  );
}
