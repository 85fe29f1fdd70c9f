import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { BlogMasthead } from '@/components/blog/blog-masthead';
import { BookCall, BookPicture } from '@/components/blog/book-call';
import {
  armOf,
  PicturedPost,
  PostByline,
  PostPicture,
  ReadLink,
} from '@/components/blog/post-teaser';
import { JsonLd } from '@/components/seo/json-ld';
import { buttonVariants } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { Container } from '@/components/ui/heading';
import { Link } from '@/components/ui/link';
import { Pagination } from '@/components/ui/pagination';
import { type BlogCategory, listAddress, type PostPage, type PostSummary } from '@/lib/blog/types';
import { env } from '@/lib/env';
import { pathOf } from '@/lib/parameter-pages';
import { blogJsonLd } from '@/lib/seo/json-ld/blog';
import { breadcrumbJsonLd } from '@/lib/seo/json-ld/site';
import { pageMetadata } from '@/lib/seo/metadata';
import { site } from '@/lib/site';

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

async function FeaturedPost({ post }: { post: PostSummary }) {
  const t = await getTranslations('blog');
  return (
    <article
      data-arm={armOf(post.category)}
      aria-label={t('featured')}
      className="grid gap-x-16 gap-y-8 lg:grid-cols-12"
    >
      {post.image ? (
        <div className="-mx-(--gutter) lg:col-span-7 lg:mr-0">
          <PostPicture
            src={post.image}
            sizes="(width >= 64rem) 60vw, 100vw"
            first
            className="aspect-[3/2] w-full object-cover"
          />
        </div>
      ) : null}
      <div className="flex flex-col items-start lg:col-span-5">
        <PostByline post={post} />
        <h2 dir="auto" className="mt-4 text-balance text-h2 tracking-tighter wrap-anywhere">
          {post.title}
        </h2>
        <p dir="auto" className="mt-5 max-w-[48ch] text-ink-soft text-lead wrap-anywhere">
          {post.excerpt}
        </p>
        <p className="mt-4 text-small wrap-anywhere">{t('by', { author: post.author })}</p>
        <ReadLink post={post} />
        {post.bookLink ? (
          <div className="mt-8 flex items-end gap-6">
            {post.bookImage ? <BookPicture src={post.bookImage} className="w-24 md:w-28" /> : null}
            <BookCall post={post} />
          </div>
        ) : null}
      </div>
    </article>
  );
}

export async function listMetadata(category: BlogCategory | null, page = 1): Promise<Metadata> {
  const t = await getTranslations('blog');
  const name = category ? t(`categories.${category}`) : '';
  const title = category ? t('meta.category', { category: name }) : t('meta.title');
  return pageMetadata({
    title: page === 1 ? title : t('meta.page', { title, page: String(page) }),
    description: category
      ? t('meta.categoryDescription', { category: name })
      : t('meta.description'),
    path: listAddress(category, page),
  });
}

type ListJsonLdProps = { list: PostPage; category: BlogCategory | null };

async function ListJsonLd({ list, category }: ListJsonLdProps) {
  const t = await getTranslations('blog');
  const blog = blogJsonLd(env.SITE_URL, {
    title: t('title'),
    description: t('meta.description'),
    posts: list.posts.map(({ slug, title, author, date }) => ({
      path: pathOf('post', slug),
      title,
      author,
      published: date,
    })),
  });
  const here = category
    ? [{ name: t(`categories.${category}`), path: listAddress(category, list.page) }]
    : [];
  const trail = [
    { name: site.name, path: '/' },
    { name: t('article.blog'), path: '/blog' },
    ...here,
  ];
  return <JsonLd data={[blog, breadcrumbJsonLd(env.SITE_URL, trail)]} />;
}
