import { useMessages } from 'next-intl';
import { AdminForm } from '@/app/admin/_frame/admin-form';
import { restorePost } from '@/app/admin/blog-posts/actions';

type Props = { id: string; revision: string; token: string };

/** Restores an earlier version. It needs no confirmation, because the current version stays in the history. */
export function RestoreForm(hidden: Props) {
  const { restore, restoreHint } = useMessages().posts.history;
  return (
    <AdminForm action={restorePost} texts={restore} hidden={hidden} className="mt-4 items-start">
      <p className="max-w-prose text-ink-soft text-small">{restoreHint}</p>
    </AdminForm>
  );
}
