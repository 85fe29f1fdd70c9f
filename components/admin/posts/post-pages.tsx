import type { Route } from 'next';
import { getTranslations } from 'next-intl/server';
import { AdminLink } from '@/components/admin/navigation';
import { type PostFilter, writePostFilter } from '@/lib/blog/post-filter';

type Props = { filter: PostFilter; further: boolean; next: string | null };

/** The way to older posts and back to the newest, within the same search. */
export async function PostPages({ filter, further, next }: Props) {
  const t = await getTranslations('posts.list');
  if (!further && !next) return null;
  const link = 'inline-flex min-h-6 items-center underline underline-offset-4';
  const address = (after?: string) => `/admin/blog-posts${writePostFilter(filter, after)}` as Route;
  return (
    <nav aria-label={t('pages')} className="mt-6 flex flex-wrap gap-6 text-small">
      {further ? (
        <AdminLink href={address()} className={link}>
          {t('newest')}
        </AdminLink>
      ) : null}
      {next ? (
        <AdminLink href={address(next)} className={link}>
          {t('older')}
        </AdminLink>
      ) : null}
    </nav>
  );
}
