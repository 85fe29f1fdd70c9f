import { getTranslations } from 'next-intl/server';
import { formatSeconds } from '@/app/admin/_frame/format';
import { RestoreForm } from '@/app/admin/blog-posts/restore-form';
import type { RevisionWithPost } from '@/app/admin/blog-posts/revisions';
import { type StoredPost, toValues } from '@/app/admin/blog-posts/stored-post';
import { VersionTable } from '@/app/admin/blog-posts/version-table';
import { toWallClock } from '@/lib/time/madrid';

export async function RevisionView({
  post,
  revision,
}: {
  post: StoredPost;
  revision: RevisionWithPost;
}) {
  const t = await getTranslations('posts.history');
  const then = toValues(revision.post, toWallClock);
  const now = toValues(post, toWallClock);
  const same = JSON.stringify(then) === JSON.stringify(now);
  const date = formatSeconds(revision.savedAt);
  return (
    <section aria-labelledby="version" className="mb-10 border-ink border-t-2 pt-4">
      <h2 id="version" className="text-h4">
        {t('version', { date })}
      </h2>
      <p className="text-ink-soft text-small">{revision.editor ?? t('system')}</p>
      {same ? (
        <p className="mt-4">{t('same')}</p>
      ) : (
        <div className="mt-4">
          <VersionTable
            caption={t('differs')}
            one={{ label: t('then'), values: then }}
            other={{ label: t('now'), values: now }}
          />
          <RestoreForm id={post.id} revision={revision.id} token={post.updated_at} />
        </div>
      )}
    </section>
  );
}
