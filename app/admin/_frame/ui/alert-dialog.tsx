'use client';
import { AlertDialog as Primitive } from 'radix-ui';
import type { ComponentProps } from 'react';
import { dialogVariants, useOpener } from '@/app/admin/_frame/ui/dialog';
import { buttonVariants } from '@/components/ui/button';
import { cn } from '@/lib/utils';

export const AlertDialog = Primitive.Root;

/**
 * A dialog that requires an answer: a click outside does not close it, and the focus starts on Cancel.
 * `onCloseAutoFocus` runs after the focus returned.
 */
export function AlertDialogContent({
  className,
  onCloseAutoFocus,
  ...props
}: ComponentProps<typeof Primitive.Content>) {
  const { rememberFocus, returnFocus } = useOpener();
  return (
    <Primitive.Portal>
      <Primitive.Overlay className={dialogVariants.overlay} />
      <Primitive.Content
        className={cn(dialogVariants.window, 'w-[min(34rem,calc(100vw-2rem))]', className)}
        onOpenAutoFocus={rememberFocus}
        onCloseAutoFocus={(event) => {
          returnFocus(event);
          onCloseAutoFocus?.(event);
        }}
        {...props}
      />
    </Primitive.Portal>
  );
}

export function AlertDialogTitle({ className, ...props }: ComponentProps<typeof Primitive.Title>) {
  return <Primitive.Title className={cn(dialogVariants.title, className)} {...props} />;
}

export function AlertDialogDescription({
  className,
  ...props
}: ComponentProps<typeof Primitive.Description>) {
  return <Primitive.Description className={cn(dialogVariants.description, className)} {...props} />;
}

export function AlertDialogCancel({
  className,
  ...props
}: ComponentProps<typeof Primitive.Cancel>) {
  return (
    <Primitive.Cancel
      className={buttonVariants({ variant: 'outline', size: 'sm', className })}
      {...props}
    />
  );
}

/** Runs the action and closes the dialog, unless `onClick` prevents the default. */
export function AlertDialogAction({
  className,
  ...props
}: ComponentProps<typeof Primitive.Action>) {
  return (
    <Primitive.Action
      className={buttonVariants({ variant: 'danger', size: 'sm', className })}
      {...props}
    />
  );
}
