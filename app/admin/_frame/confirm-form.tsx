'use client';

import { type ComponentProps, type ReactNode, useState } from 'react';
import { Dialog, DialogCancel } from '@/app/admin/_frame/ui/dialog';
import { Button } from '@/components/ui/button';
import type { FormAction } from '@/lib/actions/result';
import { AdminForm, type AdminFormMessages, type AdminFormProps } from './admin-form';

type Props = Pick<AdminFormProps, 'action' | 'hidden'> & {
  /** `open` is the label of the button that opens the dialog. */
  texts: AdminFormMessages & { open: string; title: string; description: string };
  /** In place of those of the texts, when they name something. */
  title?: string;
  description?: ReactNode;
  opener?: ComponentProps<typeof Button>;
};

/** It ignores clicks outside, since a confirmation needs an explicit answer. */
export function ConfirmForm({ texts, opener, action, ...rest }: Props) {
  const { title = texts.title, description = texts.description, ...form } = rest;
  const [isOpen, setOpen] = useState(false);
  // A running request can no longer be cancelled.
  const [isSending, setSending] = useState(false);
  const send: FormAction = (previous, data) => {
    setSending(true);
    return action(previous, data).finally(() => setSending(false));
  };
  return (
    <>
      <Button
        variant="outline"
        size="sm"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        {...opener}
      >
        {texts.open}
      </Button>
      {isOpen ? (
        <Dialog
          role="alertdialog"
          title={title}
          description={description}
          dismissible={false}
          onClose={() => !isSending && setOpen(false)}
          className="w-[min(34rem,calc(100vw-2rem))]"
        >
          <div
            className="flex flex-wrap-reverse gap-3"
            // In the DOM the dialog is outside the editor's form, but React bubbles the event to that form.
            onSubmit={(event) => event.stopPropagation()}
          >
            <DialogCancel disabled={isSending} />
            <AdminForm action={send} texts={texts} button={{ variant: 'danger' }} {...form} />
          </div>
        </Dialog>
      ) : null}
    </>
  );
}
