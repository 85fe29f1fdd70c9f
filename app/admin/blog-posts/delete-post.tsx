'use client';

import { useRouter } from 'next/navigation';
import { useMessages, useTranslations } from 'next-intl';
import { type MouseEvent, useRef, useState } from 'react';
import { AdminForm, ExportButton, useAdminFormTexts } from '@/app/admin/_frame/admin-form';
import { ConfirmForm } from '@/app/admin/_frame/confirm-form';
import { useSelection } from '@/app/admin/_frame/data-table';
import { Dialog } from '@/app/admin/_frame/ui/dialog';
import { DialogCancel } from '@/app/admin/blog-posts/_editor/editor-dialog';
import { removePost, removePosts, unpublish } from '@/app/admin/blog-posts/actions';
import { noticeOf } from '@/components/forms/texts';
import { Button } from '@/components/ui/button';
import { notify } from '@/components/ui/notify';
import { failure } from '@/lib/actions/result';
import { sendByScript } from '@/lib/actions/spam';
import { withinQuotes } from '@/lib/text/text';

type Props = {
  id: string;
  title: string;
  className: string;
  /** The page to open afterwards; the list of posts omits it. */
  then?: '/admin/blog-posts';
  /** Called after the deletion, before the navigation. */
  onDeleted?: () => void;
};

export function DeletePost({ id, title, className, then, onDeleted }: Props) {
  const t = useTranslations('posts.remove');
  const texts = useAdminFormTexts(useMessages().posts.remove);
  const router = useRouter();
  const [open, setOpen] = useState(false);
  const gone = useRef(false);
  const [pending, setPending] = useState(false);
  const name = withinQuotes(title);

  async function remove({ currentTarget }: MouseEvent) {
    if (pending) return;
    const within = currentTarget.closest<HTMLElement>('[role="alertdialog"]') ?? undefined;
    setPending(true);
    const result = await sendByScript(removePost, { id }).catch(() => failure('failure'));
    setPending(false);
    if (!result.ok) return void notify({ kind: 'error', ...noticeOf(texts, result), within });
    onDeleted?.();
    gone.current = true;
    setOpen(false);
    void notify({ kind: 'success', title: t('success') });
    if (then) router.push(then);
    else router.refresh();
  }

  return (
    <>
      <button
        type="button"
        aria-label={t('openPost', { title: name })}
        aria-haspopup="dialog"
        className={`cursor-pointer ${className}`}
        onClick={() => setOpen(true)}
      >
        {t('open')}
      </button>
      {open ? (
        <Dialog
          role="alertdialog"
          title={t('title')}
          description={t('description', { title: name })}
          dismissible={false}
          onClose={() => !pending && setOpen(false)}
          onClosed={() => {
            // The button that opened the dialog leaves with its post.
            if (gone.current) document.getElementById('titulo')?.focus({ preventScroll: true });
          }}
          className="w-[min(34rem,calc(100vw-2rem))]"
        >
          <div className="flex flex-wrap-reverse gap-3">
            <DialogCancel disabled={pending} />
            {/* A disabled button would lose the focus. */}
            <Button variant="danger" size="sm" aria-disabled={pending} onClick={remove}>
              {t('submit')}
            </Button>
          </div>
        </Dialog>
      ) : null}
    </>
  );
}

export function PostBulkForms() {
  const t = useTranslations('posts.bulk');
  const { bulk } = useMessages().posts;
  const ids = useSelection();
  return (
    <div className="flex flex-wrap items-end gap-3">
      <AdminForm action={unpublish} texts={bulk.unpublish} hidden={{ ids }} />
      <ExportButton
        action={`/admin/blog-posts/exportar?${new URLSearchParams(ids.map((id) => ['ids', id]))}`}
      >
        {t('export')}
      </ExportButton>
      <ConfirmForm
        action={removePosts}
        texts={bulk.remove}
        hidden={{ ids }}
        title={t('remove.title', { count: ids.length })}
        description={bulk.remove.description}
      />
    </div>
  );
}
