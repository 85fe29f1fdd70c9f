'use client';

import type { ComponentProps } from 'react';
import { Dialog, DialogContent, DialogDescription, DialogTitle } from '@/components/ui/dialog';

type Props = Pick<ComponentProps<typeof DialogContent>, 'ref' | 'className' | 'children'> & {
  title: string;
  description?: string;
  closeLabel: string;
  dismissible?: boolean;
  onClose: () => void;
  /** The window has gone, and the focus is back where it was. */
  onClosed?: (() => void) | undefined;
};

/** A window of the editor; it is open as long as it is rendered. */
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
