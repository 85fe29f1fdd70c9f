import { getMessages, getTranslations } from 'next-intl/server';
import { AdminForm } from '@/app/admin/_frame/admin-form';
import { formatSeconds } from '@/app/admin/_frame/labels';
import { AdminLink } from '@/app/admin/_frame/navigation';
import { Badge } from '@/app/admin/_frame/ui/badge';
import { Table, TableCell, TableHead, TableRow } from '@/app/admin/_frame/ui/table';
import { restorePost } from '@/app/admin/blog-posts/actions';
import { type StoredPost, toValues } from '@/app/admin/blog-posts/fields';
import type { Revision, RevisionWithPost } from '@/app/admin/blog-posts/queries';
import { VersionTable } from '@/app/admin/blog-posts/version-table';
import { EmptyState } from '@/components/ui/empty-state';
import { withinQuotes } from '@/lib/text/text';

/** The text for a version without an editor: their account was erased, or nobody was signed in. */
const noEditor = (editor: string | null) => (editor === '' ? 'gone' : 'system');

type RevisionTableProps = {
  post: { id: string; title: string };
  /** Newest first; the first one is the stored version. */
  revisions: Revision[];
  shown: string | null;
};

export async function RevisionTable({ post, revisions, shown }: RevisionTableProps) {
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
                {editor || t(noEditor(editor))}
              </span>
            </TableCell>
            <TableCell className="hidden wrap-anywhere sm:table-cell">
              {editor || t(noEditor(editor))}
            </TableCell>
            <TableCell>
              {index === 0 ? (
                <Badge tone="success">{t('current')}</Badge>
              ) : (
                <AdminLink
                  href={`/admin/blog-posts/history/${post.id}?version=${id}#titulo`}
                  aria-label={t('viewOf', { date: formatSeconds(savedAt) })}
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

export async function RevisionView({
  post,
  revision,
}: {
  post: StoredPost;
  revision: RevisionWithPost;
}) {
  const t = await getTranslations('posts.history');
  const { restore } = (await getMessages()).posts.history;
  const then = toValues(revision.post);
  const now = toValues(post);
  const same = JSON.stringify(then) === JSON.stringify(now);
  const date = formatSeconds(revision.savedAt);
  return (
    <section aria-labelledby="version" className="mb-10 border-ink border-t-2 pt-4">
      <h2 id="version" className="text-h4">
        {t('version', { date })}
      </h2>
      <p className="text-ink-soft text-small">{revision.editor || t(noEditor(revision.editor))}</p>
      {same ? (
        <p className="mt-4">{t('same')}</p>
      ) : (
        <div className="mt-4">
          <VersionTable
            caption={t('differs')}
            one={{ label: t('then'), values: then }}
            other={{ label: t('now'), values: now }}
          />
          {/* Needs no confirmation, because the current version stays in the history. */}
          <AdminForm
            action={restorePost}
            texts={restore}
            hidden={{ id: post.id, revision: revision.id, token: post.updated_at }}
            className="mt-4 items-start"
          >
            <p className="max-w-prose text-ink-soft text-small">{t('restoreHint')}</p>
          </AdminForm>
        </div>
      )}
    </section>
  );
}
