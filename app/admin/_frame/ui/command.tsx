'use client';
import { Command as Primitive, useCommandState } from 'cmdk';
import { type ComponentProps, useLayoutEffect, useRef } from 'react';
import { SearchIcon } from '@/components/ui/icons';
import { cn } from '@/lib/utils';

export function Command({ className, ...props }: ComponentProps<typeof Primitive>) {
  return <Primitive className={cn('flex flex-col overflow-hidden', className)} {...props} />;
}

export function CommandInput({ className, ...props }: ComponentProps<typeof Primitive.Input>) {
  const input = useRef<HTMLInputElement>(null);
  const value = useCommandState((state) => state.value);

  // When the search changes, cmdk names the item that was selected before, or none, while Enter takes the new one.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another value is another selected item.
  useLayoutEffect(() => {
    const selected = input.current?.closest('[cmdk-root]')?.querySelector('[aria-selected="true"]');
    input.current?.setAttribute('aria-activedescendant', selected?.id ?? '');
  }, [value]);
  return (
    <div className="flex items-center gap-3 border-line border-b pr-14 pl-4">
      <SearchIcon className="size-5 shrink-0 text-ink-soft" />
      <Primitive.Input
        ref={input}
        className={cn(
          // No outline: the focus never leaves this field, and the caret shows it.
          'min-h-17 w-full bg-transparent text-body outline-none [box-shadow:none]! placeholder:text-ink-faint',
          className,
        )}
        {...props}
      />
    </div>
  );
}

export function CommandList({ className, ...props }: ComponentProps<typeof Primitive.List>) {
  return (
    <Primitive.List
      className={cn('max-h-[min(60dvh,28rem)] overflow-y-auto overscroll-contain p-2', className)}
      {...props}
    />
  );
}

export function CommandGroup(props: ComponentProps<typeof Primitive.Group>) {
  return (
    <Primitive.Group
      className="[&_[cmdk-group-heading]]:px-3 [&_[cmdk-group-heading]]:pt-3 [&_[cmdk-group-heading]]:pb-1 [&_[cmdk-group-heading]]:text-caption [&_[cmdk-group-heading]]:text-ink-soft"
      {...props}
    />
  );
}

export function CommandItem(props: ComponentProps<typeof Primitive.Item>) {
  return (
    <Primitive.Item
      className="flex min-h-11 cursor-pointer items-center gap-3 rounded-sm px-3 py-2 text-small data-[selected=true]:bg-paper-deep"
      {...props}
    />
  );
}
