import type { Route } from 'next';
import { getTranslations } from 'next-intl/server';
import { ExternalLink } from '@/components/marketing/external-link';
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
