import { redirect } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { AdminPage } from '@/app/admin/_frame/admin-page';
import { PostEditor } from '@/app/admin/blog-posts/_editor/post-form';
import { WarningList } from '@/app/admin/blog-posts/_editor/publish-dialog';
import { renderBlock } from '@/app/admin/blog-posts/actions';
import { checkPost } from '@/app/admin/blog-posts/checks';
import { toValues } from '@/app/admin/blog-posts/fields';
import { getStoredPost, getUsedTags } from '@/app/admin/blog-posts/queries';
import { requireStaff } from '@/lib/auth/session';
import { env } from '@/lib/env';
import { log } from '@/lib/log/log';
import { site } from '@/lib/site';
import { startOfDay } from '@/lib/time/madrid';

type Props = PageProps<'/admin/blog-posts/editor'>;

/** A new post is a draft whose author is the group (requirement 6.6). */
const blank = { id: '', updated_at: '', slug: '', status: 'draft', author: site.name };

export async function generateMetadata({ searchParams }: Props) {
  const t = await getTranslations('posts.editor');
  return { title: t((await searchParams)['id'] ? 'edit' : 'new') };
}

/** A new post begun from a day of the calendar is scheduled for nine o'clock. An invalid day is ignored. */
const plannedFor = (day: unknown) =>
  typeof day === 'string' &&
  startOfDay(day) !== null && { status: 'scheduled', scheduled_for: `${day}T09:00` };

/**
 * The page of /admin/blog-posts/new and /admin/blog-posts/edit/{id} (next.config.ts). The router keeps one page mounted
 * while only the query changes, so the first save of a post keeps the cursor, the scroll position and the undo history.
 */
export default async function PostEditorPage({ searchParams }: Props) {
  const { id, aviso, dia } = await searchParams;
  const isNew = typeof id !== 'string';
  const address = `/admin/blog-posts/${isNew ? 'new' : `edit/${id}`}`;
  const writer = await requireStaff(address);
  const t = await getTranslations('posts');
  // The list shows the same notice for a missing post and for a failure (requirement 6.9).
  const stored = isNew
    ? null
    : await getStoredPost(id).catch((error: unknown) => log.error('Post', error, { id }));
  if (!isNew && !stored) redirect('/admin/blog-posts?aviso=post');
  const post = stored ?? blank;
  const values = { ...toValues(post), ...(isNew && plannedFor(dia)) };
  const warnings = stored ? await checkPost(values) : [];
  return (
    <AdminPage
      title={t(`editor.${isNew ? 'new' : 'edit'}`)}
      trail={[{ label: t('list.title'), href: '/admin/blog-posts' }]}
      notice={aviso}
    >
      {warnings.length > 0 ? (
        <details className="mt-3 mb-8 border-warning border-l-4 bg-warning-tint px-5 py-3">
          <summary className="cursor-pointer font-medium">
            {t('checklist.stored', { count: warnings.length })}
          </summary>
          <p className="mt-2 mb-3 text-ink-soft text-small">{t('checklist.storedHint')}</p>
          <WarningList warnings={warnings} />
        </details>
      ) : null}
      <PostEditor
        post={{ id: post.id, token: post.updated_at, slug: post.slug, values }}
        writer={{ id: writer.id, email: writer.email }}
        siteUrl={env.SITE_URL}
        now={new Date().toISOString()}
        render={renderBlock}
        usedTags={await getUsedTags()}
      />
    </AdminPage>
  );
}
