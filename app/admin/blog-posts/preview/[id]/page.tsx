import { redirect } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { AdminLink } from '@/app/admin/_frame/navigation';
import { getPreview } from '@/app/admin/blog-posts/queries';
import { PostArticle } from '@/components/blog/post-article';
import { requireStaff } from '@/lib/auth/session';
import { env } from '@/lib/env';
import { pathOf } from '@/lib/parameter-pages';
import { titleOf } from '@/lib/seo/metadata';

export const generateMetadata = titleOf('posts.list.preview');

type Props = PageProps<'/admin/blog-posts/preview/[id]'>;

/** Drafts too: the middleware keeps every page of the back-office out of caches. */
export default async function PreviewPage({ params }: Props) {
  const { id } = await params;
  await requireStaff(`/admin/blog-posts/preview/${id}`);
  const preview = await getPreview(id);
  if (!preview) redirect('/admin/blog-posts?aviso=post');
  const { post, status } = preview;
  const t = await getTranslations('posts');
  return (
    <>
      <p className="-mx-4 -mt-5 mb-4 flex flex-wrap items-center gap-x-6 gap-y-1 bg-warning-tint px-4 py-3 text-small md:-mx-8 md:px-8">
        <strong className="font-medium">{t('preview.banner')}</strong>
        <span>{t('preview.state', { status: t(`status.${status as 'draft'}`) })}</span>
        <AdminLink
          href={`/admin/blog-posts/edit/${id}`}
          className="ml-auto underline underline-offset-4"
        >
          {t('preview.edit')}
        </AdminLink>
      </p>
      <PostArticle
        post={post}
        url={new URL(pathOf('post', post.slug), env.SITE_URL).href}
        neighbours={{ older: null, newer: null }}
        related={[]}
      />
    </>
  );
}
