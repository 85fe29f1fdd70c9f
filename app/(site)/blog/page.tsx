import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { PostTeaser } from '@/components/blog/post-teaser';
import { PageIntro } from '@/components/marketing/page-intro';
import { Container } from '@/components/ui/container';
import { EmptyState } from '@/components/ui/empty-state';
import { getPosts } from '@/lib/blog/queries';
import { pageMetadata } from '@/lib/seo/metadata';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('blog.meta');
  return pageMetadata({ title: t('title'), description: t('description'), path: '/blog' });
}

export default async function BlogPage() {
  const [t, [first, ...others]] = await Promise.all([getTranslations('blog'), getPosts()]);
  return (
    <>
      <PageIntro title={t('title')} lead={t('lead')} />
      <Container className="pb-24">
        {first ? (
          <section aria-label={t('list')}>
            <PostTeaser post={first} level={2} size="lead" className="lg:w-3/4" />
            <div className="mt-16 grid gap-x-12 gap-y-14 sm:grid-cols-2 lg:grid-cols-3">
              {others.map((post) => (
                <PostTeaser key={post.slug} post={post} level={2} />
              ))}
            </div>
          </section>
        ) : (
          <EmptyState title={t('empty')} />
        )}
      </Container>
    </>
  );
}
