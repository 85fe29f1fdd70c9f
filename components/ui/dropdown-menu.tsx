'use client';
import { DropdownMenu as Primitive } from 'radix-ui';
import type { ComponentProps } from 'react';
import { cn } from '@/lib/utils';

/** The rest of the page stays usable: a click outside or Escape closes the menu. */
export function DropdownMenu(props: ComponentProps<typeof Primitive.Root>) {
  return <Primitive.Root modal={false} {...props} />;
}

export const DropdownMenuTrigger = Primitive.Trigger;

/** A menu below its button, with arrow keys. It loads radix, so use it in the back-office only. */
export function DropdownMenuContent({
  className,
  align = 'end',
  sideOffset = 6,
  ...props
}: ComponentProps<typeof Primitive.Content>) {
  return (
    <Primitive.Content
      align={align}
      sideOffset={sideOffset}
      collisionPadding={8}
      className={cn(
        'z-50 max-h-(--radix-dropdown-menu-content-available-height) min-w-52 overflow-y-auto rounded-md border border-line bg-paper-bright p-1.5 text-ink shadow-float outline-none data-[state=open]:animate-appear',
        className,
      )}
      {...props}
    />
  );
}

/** An entry that is on or off. The menu stays open, because users often change several entries. */
export function DropdownMenuCheckboxItem({
  className,
  children,
  ...props
}: ComponentProps<typeof Primitive.CheckboxItem>) {
  return (
    <Primitive.CheckboxItem
      onSelect={(event) => event.preventDefault()}
      className={cn(
        'group/item flex min-h-10 cursor-pointer select-none items-center gap-3 rounded-sm px-3 text-small outline-none data-highlighted:bg-paper-deep',
        className,
      )}
      {...props}
    >
      <span
        aria-hidden="true"
        className="flex size-4 shrink-0 items-center justify-center rounded-xs border-[1.5px] border-current"
      >
        <Primitive.ItemIndicator className="size-2 bg-accent" />
      </span>
      {children}
    </Primitive.CheckboxItem>
  );
}
