import type { Route } from 'next';
import { getTranslations } from 'next-intl/server';
import { Container } from '@/components/ui/heading';
import { Breadcrumbs } from '@/components/ui/page-links';
import { type Neighbours, type Post, type PostSummary, readingMinutes } from '@/lib/blog/types';
import { markdownText } from '@/lib/markdown/render';
import { pathOf, searchPath } from '@/lib/parameter-pages';
import { distinctLabels } from '@/lib/text/text';
import { cn } from '@/lib/utils';
import { Markdown } from './markdown';
import { PostBuy } from './post-book';
import { PostNeighbours, RelatedPosts } from './post-links';
import { PostGallery, PostPictures } from './post-pictures';
import { armOf, hangingQuote, PostDate, PostPicture } from './post-teaser';
import { ShareBar } from './share-bar';

type PostArticleProps = {
  post: Post;
  /** The absolute address of the article, for sharing. */
  url: string;
  neighbours: Neighbours;
  related: PostSummary[];
};

/**
 * Whether the text may begin with a large initial. Browsers join Spanish opening signs to the letter, but enlarge a dash
 * alone, and cut joined letters of other scripts apart.
 */
const hasInitial = /^[«“¿¡]*\p{Script=Latin}/u;

export function PostArticle({ post, url, neighbours, related }: PostArticleProps) {
  const text = markdownText(post.content);
  const minutes = readingMinutes(text);
  const pictures = [post.image2, post.image3].filter((picture) => picture !== null);
  return (
    <>
      <article data-arm={armOf(post.category)}>
        <PostHeader post={post} minutes={minutes} />
        <Container className="grid gap-x-16 gap-y-10 pt-12 pb-16 md:pt-16 lg:grid-cols-12">
          <div className="min-w-0 lg:col-span-8 lg:col-start-5 lg:row-start-1">
            <div className={hasInitial.test(text) ? 'prose opening' : 'prose'}>
              <Markdown text={post.content} />
            </div>
            <PostPictures pictures={pictures} />
            <PostBuy post={post} />
          </div>
          {/* In a low window it scrolls by itself, so that its last links can be seen. The padding is for focus outlines. */}
          <div className="flex flex-col gap-10 lg:sticky lg:top-4 lg:-m-4 lg:col-span-3 lg:row-start-1 lg:max-h-[calc(100dvh-2rem)] lg:self-start lg:overflow-y-auto lg:p-4">
            <ShareBar url={url} title={post.title} />
            <PostTags tags={post.tags} />
          </div>
        </Container>
        <PostGallery pictures={post.gallery} title={post.title} />
      </article>
      <Container className="flex flex-col gap-16 pt-12 pb-24 md:gap-20">
        <PostNeighbours {...neighbours} />
        {related.length > 0 ? <RelatedPosts posts={related} /> : null}
      </Container>
    </>
  );
}

const pointed = "before:inline-block before:w-4 before:text-center before:content-['·'_/_'']";

async function PostHeader({ post, minutes }: { post: Post; minutes: number }) {
  const t = await getTranslations('blog');
  const category = t(`categories.${post.category}`);
  return (
    <header>
      <Container className="pt-8 md:pt-12">
        <Breadcrumbs
          label={t('article.trail')}
          items={[
            { label: t('article.blog'), href: '/blog' },
            { label: category, href: pathOf('blogCategory', post.category) as Route },
          ]}
        />
        <h1 dir="auto" className={cn('post-title mt-6', hangingQuote(post.title))}>
          {post.title}
        </h1>
        <div className="mt-8 grid gap-x-16 gap-y-5 wrap-anywhere lg:grid-cols-12">
          <p dir="auto" className="post-lead lg:col-span-7">
            {post.excerpt}
          </p>
          <p className="text-ink-soft text-small lg:col-span-4 lg:col-start-9 lg:self-end">
            <span className="block font-medium text-ink">{t('by', { author: post.author })}</span>
            {/* Each part begins with a dot. The parts overlap the left edge, which clips the dot at the start of a
                line. */}
            <span className="block overflow-x-clip">
              <span className="-ml-4 flex flex-wrap">
                <span className={pointed}>
                  <PostDate date={post.date} />
                </span>
                <span className={pointed}>
                  {t('article.readingTime', { minutes: String(minutes) })}
                </span>
              </span>
            </span>
          </p>
        </div>
      </Container>
      {post.image ? (
        <div className="mx-auto mt-10 max-w-(--page) md:mt-14 md:px-(--gutter)">
          <PostPicture
            src={post.image}
            sizes="(width >= 48rem) 90vw, 100vw"
            first
            className="aspect-[3/2] w-full object-cover md:aspect-[21/9]"
          />
        </div>
      ) : null}
    </header>
  );
}

async function PostTags({ tags }: { tags: string[] }) {
  const t = await getTranslations('blog.article');
  if (tags.length === 0) return null;
  return (
    <section aria-labelledby="temas">
      <h2 id="temas" className="font-medium font-sans text-small">
        {t('tags')}
      </h2>
      <ul className="mt-3 flex flex-wrap gap-2">
        {distinctLabels(tags).map((tag) => (
          <li key={tag} className="min-w-0">
            <a
              href={searchPath('/blog', tag)}
              rel="nofollow"
              dir="auto"
              className="inline-flex min-h-8 items-center rounded-full border border-line-strong px-3 py-0.5 text-caption wrap-anywhere hover:border-ink hover:bg-ink hover:text-paper"
            >
              {tag}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
