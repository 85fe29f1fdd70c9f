import type { Route } from 'next';
import { getTranslations } from 'next-intl/server';
import { formatSeconds } from '@/app/admin/_frame/format';
import { AdminLink } from '@/app/admin/_frame/navigation';
import type { Revision } from '@/app/admin/blog-posts/revisions';
import { Badge } from '@/components/ui/badge';
import { EmptyState } from '@/components/ui/empty-state';
import { Table, TableCell, TableHead, TableRow } from '@/components/ui/table';
import { withinQuotes } from '@/lib/text/text';

type Props = {
  post: { id: string; title: string };
  /** Newest first; the first one is the stored version. */
  revisions: Revision[];
  shown: string | null;
};

export async function RevisionTable({ post, revisions, shown }: Props) {
  const t = await getTranslations('posts.history');
  if (revisions.length === 0) return <EmptyState title={t('empty')} />;
  return (
    <Table caption={t('caption', { title: withinQuotes(post.title) })} className="max-w-3xl">
      <thead>
        <tr>
          <TableHead>{t('when')}</TableHead>
          <TableHead className="hidden sm:table-cell">{t('who')}</TableHead>
          <TableHead>{t('actions')}</TableHead>
        </tr>
      </thead>
      <tbody>
        {revisions.map(({ id, savedAt, editor }, index) => (
          <TableRow key={id} aria-current={id === shown ? 'true' : undefined}>
            <TableCell className="tabular-nums sm:whitespace-nowrap">
              <time dateTime={savedAt}>{formatSeconds(savedAt)}</time>
              <span className="block text-caption text-ink-soft wrap-anywhere sm:hidden">
                {editor ?? t('system')}
              </span>
            </TableCell>
            <TableCell className="hidden wrap-anywhere sm:table-cell">
              {editor ?? t('system')}
            </TableCell>
            <TableCell>
              {index === 0 ? (
                <Badge tone="success">{t('current')}</Badge>
              ) : (
                <AdminLink
                  href={`/admin/blog-posts/history/${post.id}?version=${id}` as Route}
                  aria-label={t('viewOf', { date: formatSeconds(savedAt) })}
                  className="inline-flex min-h-6 items-center underline underline-offset-4"
                >
                  {t('view')}
                </AdminLink>
              )}
            </TableCell>
          </TableRow>
        ))}
      </tbody>
    </Table>
  );
}
