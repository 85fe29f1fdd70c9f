import type { Route } from 'next';
import { getTranslations } from 'next-intl/server';
import { PostDate } from '@/components/blog/post-date';
import { PostPicture } from '@/components/blog/post-picture';
import { Breadcrumbs } from '@/components/ui/breadcrumb';
import { Container } from '@/components/ui/container';
import { listAddress } from '@/lib/blog/addresses';
import type { Post } from '@/lib/blog/types';

const pointed =
  "whitespace-nowrap before:inline-block before:w-4 before:text-center before:content-['·'_/_'']";

export async function PostHeader({ post, minutes }: { post: Post; minutes: number }) {
  const t = await getTranslations('blog');
  const category = t(`categories.${post.category}`);
  return (
    <header>
      <Container className="pt-8 md:pt-12">
        <Breadcrumbs
          label={t('article.trail')}
          items={[
            { label: t('article.blog'), href: '/blog' },
            { label: category, href: listAddress(post.category) as Route },
          ]}
        />
        <h1
          dir="auto"
          className="mt-6 max-w-[22ch] text-balance text-[clamp(2.25rem,1.5rem+3.4vw,4.75rem)] leading-[1.02] tracking-tighter wrap-anywhere"
        >
          {post.title}
        </h1>
        <div className="mt-8 grid gap-x-16 gap-y-5 wrap-anywhere lg:grid-cols-12">
          <p
            dir="auto"
            className="max-w-[52ch] font-display text-h4 text-ink-soft leading-[1.4] lg:col-span-7"
          >
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
