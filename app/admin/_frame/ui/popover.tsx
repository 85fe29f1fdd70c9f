'use client';
import { Popover as Primitive } from 'radix-ui';
import type { ComponentProps } from 'react';
import { cn, isComposing } from '@/lib/utils';

export const Popover = Primitive.Root;
export const PopoverTrigger = Primitive.Trigger;

/** It loads radix, so use it in the back-office only. */
export function PopoverContent({
  className,
  align = 'start',
  ...props
}: ComponentProps<typeof Primitive.Content>) {
  return (
    <Primitive.Portal>
      <Primitive.Content
        align={align}
        sideOffset={6}
        collisionPadding={8}
        onEscapeKeyDown={(event) => isComposing(event) && event.preventDefault()}
        className={cn(
          'z-50 max-h-(--radix-popover-content-available-height) overflow-y-auto rounded-md border border-line bg-paper-bright p-3 text-ink shadow-float outline-none data-[state=open]:animate-appear',
          className,
        )}
        {...props}
      />
    </Primitive.Portal>
  );
}
