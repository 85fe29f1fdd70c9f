'use client';
import { Dialog as Primitive } from 'radix-ui';
import { type ComponentProps, useRef } from 'react';
import { CloseIcon } from '@/components/ui/icons';
import { cn } from '@/lib/utils';

export const Dialog = Primitive.Root;

type DialogContentProps = ComponentProps<typeof Primitive.Content> & {
  closeLabel: string;
  /** A confirmation is answered, not dismissed: a click outside leaves it open. */
  dismissible?: boolean;
};

/** The window itself. It brings radix along: load it on interaction, never with a public page. */
export function DialogContent({
  className,
  children,
  closeLabel,
  dismissible = true,
  onOpenAutoFocus,
  onCloseAutoFocus,
  ...props
}: DialogContentProps) {
  const opener = useRef<Element>(null);
  return (
    <Primitive.Portal>
      <Primitive.Overlay className="fixed inset-0 z-50 bg-ink/60 data-[state=open]:animate-fade" />
      <Primitive.Content
        className={cn(
          'fixed inset-0 z-50 m-auto h-fit max-h-[min(92dvh,60rem)] w-[min(44rem,calc(100vw-2rem))] overflow-y-auto overscroll-contain bg-paper p-6 shadow-float data-[state=open]:animate-appear sm:p-10',
          className,
        )}
        onPointerDownOutside={(event) => {
          if (!dismissible) event.preventDefault();
        }}
        onOpenAutoFocus={(event) => {
          opener.current = document.activeElement;
          onOpenAutoFocus?.(event);
        }}
        onCloseAutoFocus={(event) => {
          onCloseAutoFocus?.(event);
          // Radix gives the focus back to a DialogTrigger only, and most windows here are opened by state.
          if (event.defaultPrevented || !(opener.current instanceof HTMLElement)) return;
          event.preventDefault();
          opener.current.focus();
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
  return (
    <Primitive.Title
      className={cn('pr-12 font-display text-h3 tracking-tight', className)}
      {...props}
    />
  );
}

export function DialogDescription({
  className,
  ...props
}: ComponentProps<typeof Primitive.Description>) {
  return (
    <Primitive.Description className={cn('mt-3 max-w-prose text-ink-soft', className)} {...props} />
  );
}
