'use client';

import type { ComponentProps } from 'react';
import { Dialog, DialogContent, DialogDescription, DialogTitle } from '@/components/ui/dialog';

type Props = Pick<ComponentProps<typeof DialogContent>, 'ref' | 'className' | 'children'> & {
  title: string;
  description?: string;
  closeLabel: string;
  dismissible?: boolean;
  onClose: () => void;
  /** Called after the dialog has closed and returned the focus. */
  onClosed?: (() => void) | undefined;
};

/** A dialog of the editor; it is open while it is rendered. */
export function EditorDialog({ title, description, onClose, onClosed, children, ...props }: Props) {
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent
        onCloseAutoFocus={onClosed}
        {...(!description && { 'aria-describedby': undefined })}
        {...props}
      >
        <DialogTitle>{title}</DialogTitle>
        {description ? <DialogDescription>{description}</DialogDescription> : null}
        <div className="mt-6">{children}</div>
      </DialogContent>
    </Dialog>
  );
}
