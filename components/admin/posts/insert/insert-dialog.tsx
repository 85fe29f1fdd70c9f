'use client';

import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import type { Insert, Insertion } from '@/components/admin/posts/insert/insertion';
import { Dialog, DialogContent, DialogDescription, DialogTitle } from '@/components/ui/dialog';

/** What the window of each tool is given. */
export type InsertDialogProps = {
  onClose: () => void;
  /** The window has gone, and the focus may leave it. */
  onClosed: () => void;
  onInsert: (insertion: Insertion) => void;
};

type Props = Omit<InsertDialogProps, 'onInsert'> & {
  kind: Exclude<Insert, 'image'>;
  dismissible?: boolean;
  children: ReactNode;
};

/** A window that asks what to put into the text. */
export function InsertDialog({ kind, dismissible = true, onClose, onClosed, children }: Props) {
  const t = useTranslations('posts.insert');
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent
        closeLabel={t('cancel')}
        dismissible={dismissible}
        onCloseAutoFocus={(event) => {
          event.preventDefault();
          onClosed();
        }}
      >
        <DialogTitle>{t(`${kind}.title`)}</DialogTitle>
        <DialogDescription className="mb-6">{t(`${kind}.hint`)}</DialogDescription>
        {children}
      </DialogContent>
    </Dialog>
  );
}
