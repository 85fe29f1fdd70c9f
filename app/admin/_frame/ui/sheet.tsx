'use client';
import {
  type ComponentProps,
  createContext,
  type ReactNode,
  type RefObject,
  use,
  useEffect,
} from 'react';
import { cn } from '@/lib/utils';

type SheetRef = RefObject<HTMLDialogElement | null>;
const SheetContext = createContext<{ id: string; ref: SheetRef } | null>(null);

function useSheet() {
  const sheet = use(SheetContext);
  if (!sheet) throw new Error('A part of a sheet stands outside of <Sheet>');
  return sheet;
}

/** A native modal dialog instead of radix: invoker commands open it before the scripts load, and without them. */
export function Sheet({ id, ref, children }: { id: string; ref: SheetRef; children: ReactNode }) {
  return <SheetContext value={{ id, ref }}>{children}</SheetContext>;
}

/** React has no types for invoker commands yet. */
const command = (name: 'show-modal' | 'close', id: string) => ({ command: name, commandfor: id });

/** Opens the panel in browsers without invoker commands; in the others the button would act twice. */
const withoutCommands = (run: () => void) => () => {
  if (!('command' in HTMLButtonElement.prototype)) run();
};

export function SheetTrigger(props: ComponentProps<'button'>) {
  const { id, ref } = useSheet();
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      onClick={withoutCommands(() => ref.current?.showModal())}
      {...command('show-modal', id)}
      {...props}
    />
  );
}

export function SheetClose(props: ComponentProps<'button'>) {
  const { id, ref } = useSheet();
  return (
    <button
      type="button"
      onClick={withoutCommands(() => ref.current?.close())}
      {...command('close', id)}
      {...props}
    />
  );
}

export function SheetContent({ className, ...props }: ComponentProps<'dialog'>) {
  const { id, ref } = useSheet();
  useEffect(() => {
    const panel = ref.current;
    panel?.addEventListener('click', closeWhenDone);
    return () => panel?.removeEventListener('click', closeWhenDone);
  }, [ref]);
  return (
    <dialog
      ref={ref}
      id={id}
      className={cn(
        'sheet m-0 h-dvh max-h-none max-w-[calc(100vw-3rem)] overflow-y-auto bg-paper p-0 text-ink shadow-float backdrop:bg-ink/50',
        className,
      )}
      {...props}
    />
  );
}

function closeWhenDone({ target, currentTarget }: Event) {
  if (!(currentTarget instanceof HTMLDialogElement)) return;
  const followed = target instanceof Element && target.closest('a') !== null;
  if (followed || target === currentTarget) currentTarget.close();
}
