import type { Route } from 'next';
import { getTranslations } from 'next-intl/server';
import { areaOfCategory } from '@/components/blog/category-area';
import { PostDate } from '@/components/blog/post-date';
import { Link } from '@/components/ui/link';
import { linkVariants } from '@/components/ui/text-link';
import type { PostSummary } from '@/lib/blog/types';
import { cn } from '@/lib/utils';

type PostTeaserProps = {
  post: PostSummary;
  level: 2 | 3;
  size?: 'lead' | 'normal';
  className?: string;
};

/** A post in a list: date and category, title, excerpt and the way in. */
export async function PostTeaser({ post, level, size = 'normal', className }: PostTeaserProps) {
  const t = await getTranslations('blog');
  const Title = `h${level}` as const;
  return (
    <article
      data-area={areaOfCategory[post.category]}
      className={cn('flex flex-col items-start border-accent border-t-4 pt-5', className)}
    >
      <p className="flex flex-wrap gap-x-3 text-caption text-ink-soft">
        <span className="font-medium text-accent">{t(`categories.${post.category}`)}</span>
        <PostDate date={post.date} />
      </p>
      <Title
        className={cn(
          'mt-3 tracking-tight',
          size === 'lead' ? 'text-h2 tracking-tighter' : 'text-h3',
        )}
      >
        {post.title}
      </Title>
      <p className={cn('mt-4 text-ink-soft', size === 'lead' && 'max-w-[48ch] text-lead')}>
        {post.excerpt}
      </p>
      <p className="mt-3 text-small">{t('by', { author: post.author })}</p>
      <Link
        href={`/blog/${post.slug}` as Route}
        className={linkVariants({ variant: 'call', className: 'mt-3' })}
      >
        {t('read')} <span className="sr-only">{t('about', { title: post.title })}</span>
      </Link>
    </article>
  );
}
