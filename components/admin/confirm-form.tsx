'use client';

import { useTranslations } from 'next-intl';
import { type ReactNode, useId, useRef } from 'react';
import {
  AdminForm,
  type AdminFormMessages,
  type AdminFormProps,
} from '@/components/admin/admin-form';
import { Button } from '@/components/ui/button';

type Props = Pick<AdminFormProps, 'action' | 'hidden'> & {
  /** `open` is on the button that asks the question. */
  texts: AdminFormMessages & { open: string };
  title: string;
  description: ReactNode;
};

/** React knows no invoker commands yet; they open and close the window where no script runs. */
const command = (name: 'show-modal' | 'close', id: string) => ({ command: name, commandfor: id });

/** For browsers without invoker commands; where they exist, both would act. */
const withoutCommands = (run: () => void) => () => {
  if (!('command' in HTMLButtonElement.prototype)) run();
};

/**
 * A form that asks before something that cannot be undone. The browser's own modal window: the focus stays inside, Escape
 * leaves it, and a click outside does nothing, since a confirmation is answered and not dismissed.
 */
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
        onClick={withoutCommands(() => dialog.current?.showModal())}
        {...command('show-modal', id)}
      >
        {texts.open}
      </Button>
      <dialog
        ref={dialog}
        id={id}
        role="alertdialog"
        aria-labelledby={`${id}-title`}
        aria-describedby={`${id}-text`}
        className="m-auto w-[min(34rem,calc(100vw-2rem))] bg-paper p-6 text-ink shadow-float backdrop:bg-ink/60 sm:p-8"
      >
        <h2 id={`${id}-title`} className="font-display text-h4 tracking-tight">
          {title}
        </h2>
        <p id={`${id}-text`} className="mt-3 text-ink-soft text-small [overflow-wrap:anywhere]">
          {description}
        </p>
        <div className="mt-6 flex flex-wrap-reverse gap-3">
          <Button
            variant="outline"
            size="sm"
            onClick={withoutCommands(() => dialog.current?.close())}
            {...command('close', id)}
          >
            {t('cancel')}
          </Button>
          <AdminForm texts={texts} button={{ variant: 'danger' }} {...form} />
        </div>
      </dialog>
    </>
  );
}
