import { getTranslations } from 'next-intl/server';
import { BookCall } from '@/components/blog/book-call';
import { BookPicture } from '@/components/blog/book-picture';
import { armOf } from '@/components/blog/category-arm';
import { PostByline } from '@/components/blog/post-byline';
import { PostPicture } from '@/components/blog/post-picture';
import { ReadLink } from '@/components/blog/read-link';
import type { PostSummary } from '@/lib/blog/types';

export async function FeaturedPost({ post }: { post: PostSummary }) {
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
