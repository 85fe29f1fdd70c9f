'use client';

import { useTranslations } from 'next-intl';
import { type ReactNode, useId, useRef } from 'react';
import {
  AdminForm,
  type AdminFormMessages,
  type AdminFormProps,
} from '@/app/admin/_frame/admin-form';
import { Button } from '@/components/ui/button';

type Props = Pick<AdminFormProps, 'action' | 'hidden'> & {
  /** `open` is the label of the button that opens the dialog. */
  texts: AdminFormMessages & { open: string };
  title: string;
  description: ReactNode;
};

/** Native and modal; it ignores clicks outside, since a confirmation needs an explicit answer. */
export function ConfirmForm({ texts, title, description, ...form }: Props) {
  const t = useTranslations('admin.erase');
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  return (
    <>
      <Button
        variant="outline"
        size="sm"
        aria-haspopup="dialog"
        onClick={() => dialog.current?.showModal()}
      >
        {texts.open}
      </Button>
      <dialog
        ref={dialog}
        role="alertdialog"
        aria-labelledby={`${id}-title`}
        aria-describedby={`${id}-text`}
        className="m-auto w-[min(34rem,calc(100vw-2rem))] bg-paper p-6 text-ink shadow-float backdrop:bg-ink/60 sm:p-8"
      >
        <h2 id={`${id}-title`} className="font-display text-h4 tracking-tight">
          {title}
        </h2>
        <p id={`${id}-text`} className="mt-3 text-ink-soft text-small wrap-anywhere">
          {description}
        </p>
        <div className="mt-6 flex flex-wrap-reverse gap-3">
          <Button variant="outline" size="sm" onClick={() => dialog.current?.close()}>
            {t('cancel')}
          </Button>
          <AdminForm texts={texts} button={{ variant: 'danger' }} {...form} />
        </div>
      </dialog>
    </>
  );
}
