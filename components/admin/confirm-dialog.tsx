'use client';

import { type ReactNode, useId, useRef } from 'react';
import { Button } from '@/components/ui/button';

type Props = {
  /** On the button that opens it. */
  trigger: string;
  title: string;
  description: ReactNode;
  cancel: string;
  /** The form that does it, with its own button. */
  children: ReactNode;
};

/** React knows no invoker commands yet; they open and close the window where no script runs. */
const command = (name: 'show-modal' | 'close', id: string) => ({ command: name, commandfor: id });

/**
 * A question before something that cannot be undone. The browser's own modal window: the focus stays inside, Escape
 * leaves it, and a click outside does nothing, since a confirmation is answered and not dismissed.
 */
export function ConfirmDialog({ trigger, title, description, cancel, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  return (
    <>
      <Button
        variant="outline"
        size="sm"
        aria-haspopup="dialog"
        onClick={() => dialog.current?.showModal()}
        {...command('show-modal', id)}
      >
        {trigger}
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
            onClick={() => dialog.current?.close()}
            {...command('close', id)}
          >
            {cancel}
          </Button>
          {children}
        </div>
      </dialog>
    </>
  );
}
