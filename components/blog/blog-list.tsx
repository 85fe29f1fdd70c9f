import { getTranslations } from 'next-intl/server';
import { BlogMasthead } from '@/components/blog/blog-masthead';
import { FeaturedPost } from '@/components/blog/featured-post';
import { ListJsonLd } from '@/components/blog/list-json-ld';
import { PicturedPost } from '@/components/blog/pictured-post';
import { buttonVariants } from '@/components/ui/button';
import { Container } from '@/components/ui/container';
import { EmptyState } from '@/components/ui/empty-state';
import { Link } from '@/components/ui/link';
import { Pagination } from '@/components/ui/pagination';
import { listAddress } from '@/lib/blog/addresses';
import type { BlogCategory, PostPage } from '@/lib/blog/types';

type BlogListProps = { list: PostPage; category: BlogCategory | null };

async function Soon({ category }: { category: BlogCategory | null }) {
  const t = await getTranslations('blog');
  if (!category) return <EmptyState title={t('empty')} />;
  return (
    <EmptyState
      title={t('soon.title')}
      action={
        <Link href="/blog" className={buttonVariants({ variant: 'outline' })}>
          {t('soon.all')}
        </Link>
      }
    >
      <p>{t('soon.text', { category: t(`categories.${category}`) })}</p>
    </EmptyState>
  );
}

export async function BlogList({ list, category }: BlogListProps) {
  const t = await getTranslations('blog');
  const { posts, page, pages } = list;
  const featured = category === null && page === 1 ? posts[0] : undefined;
  const others = featured ? posts.slice(1) : posts;
  return (
    <>
      <ListJsonLd list={list} category={category} />
      <BlogMasthead
        title={category ? t(`categories.${category}`) : t('title')}
        lead={category ? null : t('lead')}
        current={category}
      />
      <Container className="pt-10 pb-24 md:pt-14">
        <section aria-label={t('list')}>
          {featured ? <FeaturedPost post={featured} /> : null}
          {others.length > 0 ? (
            <div className="mt-16 grid gap-x-12 gap-y-16 first:mt-0 sm:grid-cols-2 lg:grid-cols-3">
              {others.map((post) => (
                <PicturedPost key={post.slug} post={post} level={2} first={post === posts[0]} />
              ))}
            </div>
          ) : null}
          {posts.length === 0 ? <Soon category={category} /> : null}
        </section>
        <Pagination
          className="mt-20 pt-8"
          labels={{
            region: t('pages.region'),
            previous: t('pages.newer'),
            next: t('pages.older'),
            position: t('pages.position', { page: String(page), pages: String(pages) }),
          }}
          number={page}
          pages={pages}
          path={(number) => listAddress(category, number)}
        />
      </Container>
    </>
  );
}
