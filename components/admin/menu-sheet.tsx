'use client';

import { type ReactNode, type RefObject, useEffect } from 'react';
import { CloseIcon, MenuIcon } from '@/components/ui/icons';

type Props = {
  ref: RefObject<HTMLDialogElement | null>;
  texts: { open: string; close: string; label: string };
  brand: ReactNode;
  menu: ReactNode;
};

const sheetId = 'menu-panel';

/** React knows no invoker commands yet; they open and close the panel where no script runs. */
const command = (name: 'show-modal' | 'close') => ({ command: name, commandfor: sheetId });

/** Below 768 px the menu is a modal panel: the browser keeps the focus inside and gives it back afterwards. */
export function MenuSheet({ ref, texts, brand, menu }: Props) {
  useEffect(() => {
    const wide = matchMedia('(width >= 768px)');
    const close = () => ref.current?.close();
    const panel = ref.current;
    wide.addEventListener('change', close);
    panel?.addEventListener('click', closeWhenDone);
    return () => {
      wide.removeEventListener('change', close);
      panel?.removeEventListener('click', closeWhenDone);
    };
  }, [ref]);

  return (
    <>
      <button
        type="button"
        aria-label={texts.open}
        aria-haspopup="dialog"
        onClick={() => ref.current?.showModal()}
        className="fixed top-1.5 left-2 z-20 inline-flex size-11 items-center justify-center rounded-sm hover:bg-paper-deep md:hidden"
        {...command('show-modal')}
      >
        <MenuIcon className="size-5" />
      </button>
      <dialog
        ref={ref}
        id={sheetId}
        aria-label={texts.label}
        className="sheet m-0 h-dvh max-h-none w-72 max-w-[calc(100vw-3rem)] overflow-y-auto bg-paper p-0 text-ink shadow-float backdrop:bg-ink/50 md:hidden"
      >
        <div className="flex min-h-full flex-col gap-4 px-2 py-3">
          <div className="flex items-center justify-between">
            {brand}
            <button
              type="button"
              aria-label={texts.close}
              onClick={() => ref.current?.close()}
              className="inline-flex size-11 items-center justify-center rounded-sm hover:bg-paper-deep"
              {...command('close')}
            >
              <CloseIcon className="size-5" />
            </button>
          </div>
          {menu}
        </div>
      </dialog>
    </>
  );
}

/** A click beside the panel, or on one of its entries. */
function closeWhenDone({ target, currentTarget }: Event) {
  if (!(currentTarget instanceof HTMLDialogElement)) return;
  const followed = target instanceof Element && target.closest('a') !== null;
  if (followed || target === currentTarget) currentTarget.close();
}
