import type { Route } from 'next';
import { getTranslations } from 'next-intl/server';
import { Link } from '@/components/ui/link';
import { linkVariants } from '@/components/ui/text-link';
import type { PostSummary } from '@/lib/blog/types';
import { withinQuotes } from '@/lib/text/within-quotes';

/** The link to an article. Every post has an address and a text, because the database requires them. */
export async function ReadLink({ post }: { post: PostSummary }) {
  const t = await getTranslations('blog');
  return (
    <Link
      href={`/blog/${post.slug}` as Route}
      className={linkVariants({ variant: 'call', className: 'mt-3' })}
    >
      {t('read')} <span className="sr-only">{t('about', { title: withinQuotes(post.title) })}</span>
    </Link>
  );
}
