'use client';

import type { Route } from 'next';
import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { type MouseEvent, useRef, useState } from 'react';
import {
  AlertDialog,
  AlertDialogAction,
  AlertDialogCancel,
  AlertDialogContent,
  AlertDialogDescription,
  AlertDialogTitle,
} from '@/components/ui/alert-dialog';
import { notify } from '@/components/ui/notify';
import { removePost } from '@/lib/blog/editor/actions';
import { withinQuotes } from '@/lib/text/within-quotes';

type Props = {
  id: string;
  title: string;
  className: string;
  /** Where to go afterwards; the list stays where it is. */
  then?: Route;
  /** Called when it is gone, before going anywhere. */
  onDeleted?: () => void;
};

/**
 * Deleting needs an answer: the window does not close by a click outside. Without JavaScript the link leads to the list,
 * which asks the same question (delete-question.tsx).
 */
export function DeletePost({ id, title, className, then, onDeleted }: Props) {
  const t = useTranslations('posts.remove');
  const router = useRouter();
  const content = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(false);
  const [pending, setPending] = useState(false);

  function ask(event: MouseEvent) {
    event.preventDefault();
    setOpen(true);
  }

  async function remove(event: MouseEvent) {
    // It closes once the post is gone.
    event.preventDefault();
    setPending(true);
    const form = new FormData();
    form.set('id', id);
    form.set('elapsed_ms', '0');
    const result = await removePost(null, form).catch(() => null);
    setPending(false);
    if (!result?.ok) {
      const within = content.current ?? undefined;
      void notify({
        kind: 'error',
        title: t('failed'),
        description: t('failedHint'),
        ...(within && { within }),
      });
      return;
    }
    onDeleted?.();
    setOpen(false);
    void notify({ kind: 'success', title: t('done') });
    if (then) router.push(then);
    else router.refresh();
  }

  return (
    <AlertDialog open={open} onOpenChange={(next) => !pending && setOpen(next)}>
      <a
        href={`/admin/blog-posts?eliminar=${id}`}
        aria-label={t('openPost', { title: withinQuotes(title) })}
        aria-haspopup="dialog"
        className={className}
        onClick={ask}
      >
        {t('open')}
      </a>
      <AlertDialogContent ref={content}>
        <AlertDialogTitle>{t('title')}</AlertDialogTitle>
        <AlertDialogDescription className="text-small [overflow-wrap:anywhere]">
          {t('description', { title: withinQuotes(title) })}
        </AlertDialogDescription>
        <div className="mt-6 flex flex-wrap-reverse gap-3">
          <AlertDialogCancel disabled={pending}>{t('cancel')}</AlertDialogCancel>
          <AlertDialogAction disabled={pending} onClick={remove}>
            {t('confirm')}
          </AlertDialogAction>
        </div>
      </AlertDialogContent>
    </AlertDialog>
  );
}
