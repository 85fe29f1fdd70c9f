'use client';
import { useTranslations } from 'next-intl';
import { Dialog as Primitive } from 'radix-ui';
import { type ComponentProps, type ReactNode, useRef } from 'react';
import { buttonVariants } from '@/components/ui/button';
import { CloseIcon } from '@/components/ui/icons';
import { cn, isComposing } from '@/lib/utils';

export function DialogCancel({ disabled }: { disabled?: boolean }) {
  const t = useTranslations('posts');
  return (
    <Primitive.Close
      disabled={disabled}
      className={buttonVariants({ variant: 'outline', size: 'sm' })}
    >
      {t('cancel')}
    </Primitive.Close>
  );
}

type Props = Pick<ComponentProps<typeof Primitive.Content>, 'role' | 'className' | 'children'> & {
  title: string;
  /** Heard only; the content begins at the top then. */
  isTitleHidden?: boolean;
  description?: ReactNode;
  /** Whether a click outside closes the dialog; false for what is lost with it, which requires an answer. */
  dismissible?: boolean;
  onClose: () => void;
  /** Called after the dialog has closed and returned the focus. */
  onClosed?: (() => void) | undefined;
};

/** It is open while it is rendered. It loads radix: import it on interaction, not in public pages. */
export function Dialog({ title, isTitleHidden = false, description, children, ...rest }: Props) {
  const { dismissible = true, onClose, onClosed, className, ...props } = rest;
  const t = useTranslations('posts');
  const opener = useRef<Element>(null);
  return (
    <Primitive.Root open onOpenChange={(open) => !open && onClose()}>
      <Primitive.Portal>
        <Primitive.Overlay
          data-print="hide"
          className="fixed inset-0 z-50 bg-ink/60 data-[state=open]:animate-fade"
        />
        <Primitive.Content
          className={cn(
            'fixed inset-0 z-50 m-auto h-fit max-h-[min(92dvh,60rem)] w-[min(44rem,calc(100vw-2rem))] overflow-y-auto overscroll-contain bg-paper p-6 shadow-float data-[state=open]:animate-appear sm:p-10',
            className,
          )}
          onEscapeKeyDown={(event) => isComposing(event) && event.preventDefault()}
          onPointerDownOutside={(event) => !dismissible && event.preventDefault()}
          onOpenAutoFocus={() => {
            opener.current = document.activeElement;
          }}
          onCloseAutoFocus={(event) => {
            // Radix returns the focus only to its own trigger, and these dialogs have none.
            if (opener.current instanceof HTMLElement) {
              event.preventDefault();
              opener.current.focus();
            }
            onClosed?.();
          }}
          {...(!description && { 'aria-describedby': undefined })}
          {...props}
        >
          <Primitive.Title
            className={isTitleHidden ? 'sr-only' : 'pr-12 font-display text-h3 tracking-tight'}
          >
            {title}
          </Primitive.Title>
          {description ? (
            <Primitive.Description className="mt-3 max-w-prose text-ink-soft wrap-anywhere">
              {description}
            </Primitive.Description>
          ) : null}
          <div className={isTitleHidden ? undefined : 'mt-6'}>{children}</div>
          <Primitive.Close
            aria-label={t('close')}
            className="absolute top-3 right-3 inline-flex size-11 cursor-pointer items-center justify-center rounded-sm hover:bg-paper-deep"
          >
            <CloseIcon />
          </Primitive.Close>
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  );
}
