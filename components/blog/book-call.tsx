import { clsx } from 'clsx';
import type { Route } from 'next';
import { getImageProps } from 'next/image';
import { getTranslations } from 'next-intl/server';
import { isResized } from '@/components/blog/post-teaser';
import { ExternalLink } from '@/components/layout/sections';
import { buttonVariants } from '@/components/ui/button';
import { Link } from '@/components/ui/link';
import type { PostSummary } from '@/lib/blog/types';

type WithBookLink = Pick<PostSummary, 'bookLink'>;

/** Whether the link leads to a book in the shop; other links lead to a collection. */
export const isBook = ({ bookLink }: WithBookLink) => bookLink?.startsWith('/producto/') ?? false;

export async function BookCall({ post }: { post: WithBookLink }) {
  const t = await getTranslations('blog.article');
  if (!post.bookLink) return null;
  const label = t(isBook(post) ? 'buyBook' : 'buyCollection');
  const className = buttonVariants({ variant: 'primary' });
  if (post.bookLink.startsWith('/')) {
    return (
      <Link href={post.bookLink as Route} className={className}>
        {label}
      </Link>
    );
  }
  return (
    <ExternalLink href={post.bookLink} note={t('newTab')} className={className}>
      {label}
    </ExternalLink>
  );
}

/** The cover of a book. It is decorative, because the text beside it names the book. */
export function BookPicture({ src, className }: { src: string; className?: string }) {
  const size = { width: 480, height: 720 };
  const { props } = getImageProps({
    src,
    alt: '',
    ...size,
    sizes: '9rem',
    unoptimized: !isResized(src),
  });
  return (
    <picture className={clsx('block shrink-0', className)}>
      <img {...props} alt="" className="aspect-[2/3] w-full object-cover shadow-book" />
    </picture>
  );
}
