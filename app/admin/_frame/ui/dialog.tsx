'use client';
import { Dialog as Primitive } from 'radix-ui';
import { type ComponentProps, useRef } from 'react';
import { CloseIcon } from '@/components/ui/icons';
import { cn } from '@/lib/utils';

export const Dialog = Primitive.Root;
export const DialogClose = Primitive.Close;

const dialogVariants = {
  overlay: 'fixed inset-0 z-50 bg-ink/60 data-[state=open]:animate-fade',
  window:
    'fixed inset-0 z-50 m-auto h-fit max-h-[min(92dvh,60rem)] w-[min(44rem,calc(100vw-2rem))] overflow-y-auto overscroll-contain bg-paper p-6 shadow-float data-[state=open]:animate-appear sm:p-10',
  title: 'font-display text-h3 tracking-tight',
  description: 'mt-3 max-w-prose text-ink-soft',
};

/** Radix returns the focus only to its own trigger, and most dialogs here are opened by state. */
function useOpener() {
  const opener = useRef<Element>(null);
  return {
    rememberFocus: () => {
      opener.current = document.activeElement;
    },
    returnFocus: (event: Event) => {
      if (!(opener.current instanceof HTMLElement)) return;
      event.preventDefault();
      opener.current.focus();
    },
  };
}

type DialogContentProps = ComponentProps<typeof Primitive.Content> & {
  closeLabel: string;
  /** Whether a click outside closes the dialog; false for confirmations, which require an answer. */
  dismissible?: boolean;
};

/** `onCloseAutoFocus` runs after the focus returned. It loads radix: import it on interaction, not in public pages. */
export function DialogContent({
  className,
  children,
  closeLabel,
  dismissible = true,
  onOpenAutoFocus,
  onCloseAutoFocus,
  ...props
}: DialogContentProps) {
  const { rememberFocus, returnFocus } = useOpener();
  return (
    <Primitive.Portal>
      <Primitive.Overlay className={dialogVariants.overlay} />
      <Primitive.Content
        className={cn(dialogVariants.window, className)}
        onPointerDownOutside={(event) => {
          if (!dismissible) event.preventDefault();
        }}
        onOpenAutoFocus={(event) => {
          rememberFocus();
          onOpenAutoFocus?.(event);
        }}
        onCloseAutoFocus={(event) => {
          returnFocus(event);
          onCloseAutoFocus?.(event);
        }}
        {...props}
      >
        {children}
        <Primitive.Close
          aria-label={closeLabel}
          className="absolute top-3 right-3 inline-flex size-11 cursor-pointer items-center justify-center rounded-sm hover:bg-paper-deep"
        >
          <CloseIcon />
        </Primitive.Close>
      </Primitive.Content>
    </Primitive.Portal>
  );
}

export function DialogTitle({ className, ...props }: ComponentProps<typeof Primitive.Title>) {
  return <Primitive.Title className={cn(dialogVariants.title, 'pr-12', className)} {...props} />;
}

export function DialogDescription(props: ComponentProps<typeof Primitive.Description>) {
  return <Primitive.Description className={dialogVariants.description} {...props} />;
}
