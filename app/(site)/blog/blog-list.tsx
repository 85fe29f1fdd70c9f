import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { BookCall, BookPicture } from '@/components/blog/post-book';
import {
  armOf,
  hangingQuote,
  PicturedPost,
  PostByline,
  ReadLink,
  TeaserPicture,
} from '@/components/blog/post-teaser';
import { MissingPage, notFoundMetadata } from '@/components/layout/not-found-view';
import { JsonLd } from '@/components/seo/json-ld';
import { ButtonLink } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { Container } from '@/components/ui/heading';
import { Pagination } from '@/components/ui/page-links';
import { allPosts, type PostList, postLists } from '@/lib/blog/lists';
import { getPostPage } from '@/lib/blog/queries';
import type { PostPage, PostSummary } from '@/lib/blog/types';
import { env } from '@/lib/env';
import { pageNumber } from '@/lib/paging/numbered';
import { numberedPath } from '@/lib/parameter-pages';
import { blogJsonLd } from '@/lib/seo/json-ld/blog';
import { breadcrumbJsonLd } from '@/lib/seo/json-ld/site';
import { pageMetadata } from '@/lib/seo/metadata';
import { site } from '@/lib/site';
import { cn } from '@/lib/utils';
import { BlogMasthead } from './blog-masthead';

/** A page as its address names it: without `slug` one of all posts, without `number` the first one. */
type Addressed = { params: Promise<{ slug?: string; number?: string }> };

async function pageAt({ params }: Addressed) {
  const { slug, number } = await params;
  const list = await (slug === undefined ? allPosts() : postLists.blogCategory(slug));
  const page = number === undefined ? 1 : pageNumber(number);
  return list && page ? { list, page } : null;
}

export async function listMetadata(address: Addressed): Promise<Metadata> {
  const at = await pageAt(address);
  const exists = at && (at.page === 1 || (await getPostPage(at.page, at.list.match)));
  if (!exists) return notFoundMetadata();
  const { list, page } = at;
  const t = await getTranslations('blog.meta');
  const { title, description } = list;
  return pageMetadata({
    title: page === 1 ? title : t('page', { title, page: String(page) }),
    description,
    path: numberedPath(list.path, page),
  });
}

export async function BlogListPage(address: Addressed) {
  const at = await pageAt(address);
  const shown = at && (await getPostPage(at.page, at.list.match));
  return at && shown ? <BlogList list={at.list} shown={shown} /> : <MissingPage />;
}

type BlogListProps = { list: PostList; shown: PostPage };

async function BlogList({ list, shown }: BlogListProps) {
  const t = await getTranslations('blog');
  const { posts, page, pages } = shown;
  const featured = list.path === '/blog' && page === 1 ? posts[0] : undefined;
  const others = featured ? posts.slice(1) : posts;
  return (
    <>
      <ListJsonLd list={list} shown={shown} />
      <BlogMasthead title={list.name} lead={list.lead} current={list.path} />
      <Container className="pt-10 pb-24 md:pt-14">
        <section aria-label={t('list')}>
          {featured ? <FeaturedPost post={featured} /> : null}
          {others.length > 0 ? (
            <div className="full-rows mt-16 gap-x-12 gap-y-16 first:mt-0">
              {others.map((post) => (
                <PicturedPost key={post.slug} post={post} level={2} first={post === posts[0]} />
              ))}
            </div>
          ) : null}
          {posts.length === 0 ? <Soon text={list.soon} /> : null}
        </section>
        <Pagination
          className="mt-20 pt-8"
          texts="blog.pages"
          number={page}
          pages={pages}
          path={(number) => numberedPath(list.path, number)}
        />
      </Container>
    </>
  );
}

async function Soon({ text }: { text: string | undefined }) {
  const t = await getTranslations('blog');
  if (!text) return <EmptyState title={t('empty')} />;
  return (
    <EmptyState
      title={t('soon.title')}
      action={
        <ButtonLink href="/blog" variant="outline">
          {t('soon.all')}
        </ButtonLink>
      }
    >
      <p>{text}</p>
    </EmptyState>
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
      <div className="-mx-(--gutter) lg:col-span-7 lg:mr-0 lg:-ml-(--edge)">
        <TeaserPicture
          post={post}
          sizes="(width >= 64rem) 60vw, 100vw"
          first
          className="aspect-[3/2] w-full object-cover lg:h-full"
        />
      </div>
      <div className="flex flex-col items-start lg:col-span-5">
        <PostByline post={post} />
        <h2
          dir="auto"
          className={cn(
            'mt-4 text-balance text-h2 tracking-tighter wrap-anywhere',
            hangingQuote(post.title),
          )}
        >
          {post.title}
        </h2>
        <p
          dir="auto"
          className="mt-5 max-w-[48ch] text-pretty text-ink-soft text-lead wrap-anywhere"
        >
          {post.excerpt}
        </p>
        <p className="mt-4 text-small wrap-anywhere">{t('by', { author: post.author })}</p>
        <ReadLink post={post} />
        {post.bookLink ? (
          <div className="mt-8 flex flex-wrap items-end gap-4 sm:gap-6">
            {post.bookImage ? <BookPicture src={post.bookImage} className="w-24 md:w-28" /> : null}
            <BookCall post={post} className="max-sm:px-4 max-sm:text-small" />
          </div>
        ) : null}
      </div>
    </article>
  );
}

async function ListJsonLd({ list, shown }: BlogListProps) {
  const all = await allPosts();
  const { name: title, description } = all;
  const blog = blogJsonLd(env.SITE_URL, { title, description, posts: shown.posts });
  const t = await getTranslations('blog.article');
  const trail = [
    { name: site.name, path: '/' },
    { name: t('blog'), path: all.path },
    ...(list.path === all.path
      ? []
      : [{ name: list.name, path: numberedPath(list.path, shown.page) }]),
  ];
  return <JsonLd data={[blog, breadcrumbJsonLd(env.SITE_URL, trail)]} />;
}
