import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { armOf } from '@/components/blog/category-arm';
import { PostByline } from '@/components/blog/post-byline';
import { ReadLink } from '@/components/blog/read-link';
import type { PostSummary } from '@/lib/blog/types';
import { cn } from '@/lib/utils';

type PostTeaserProps = {
  post: PostSummary;
  level: 2 | 3;
  size?: 'lead' | 'normal';
  className?: string;
  /** Replace title and excerpt of the post, with the words of a search marked. */
  title?: ReactNode;
  excerpt?: ReactNode;
};

export async function PostTeaser(props: PostTeaserProps) {
  const { post, level, size = 'normal', className, title, excerpt } = props;
  const t = await getTranslations('blog');
  const Title = `h${level}` as const;
  return (
    <article
      data-arm={armOf(post.category)}
      className={cn('flex flex-col items-start border-accent border-t-4 pt-5', className)}
    >
      <PostByline post={post} />
      <Title
        dir="auto"
        className={cn(
          'mt-3 tracking-tight wrap-anywhere',
          size === 'lead' ? 'text-h2 tracking-tighter' : 'text-h3',
        )}
      >
        {title ?? post.title}
      </Title>
      <p
        dir="auto"
        className={cn(
          'mt-4 text-ink-soft wrap-anywhere',
          size === 'lead' && 'max-w-[48ch] text-lead',
        )}
      >
        {excerpt ?? post.excerpt}
      </p>
      <p className="mt-3 text-small wrap-anywhere">{t('by', { author: post.author })}</p>
      <ReadLink post={post} />
    </article>
  );
}
