'use client';

import { type MouseEvent, type ReactNode, useEffect, useRef } from 'react';
import { Link } from '@/components/ui/link';

type Props = {
  openLabel: string;
  /** The identifier of the heading among the children, which names the window. */
  titleId: string;
  /** The looks of the opening link. */
  className: string;
  children: ReactNode;
};

/**
 * Without JavaScript a link to the form's own page; with it, the same form in a window. The browser's own dialog keeps
 * the focus inside, closes with Escape and gives the focus back, and costs no library.
 */
export function ProposalDialog({ openLabel, titleId, className, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);

  // The form inside is server-rendered and cannot be handed a callback: a sent proposal announces itself.
  useEffect(() => {
    const element = dialog.current;
    const close = () => element?.close();
    element?.addEventListener('form-sent', close);
    return () => element?.removeEventListener('form-sent', close);
  }, []);

  function open(event: MouseEvent) {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    dialog.current?.showModal();
  }

  return (
    <>
      <Link
        href="/dauro/editorial/propuesta"
        className={className}
        aria-haspopup="dialog"
        onClick={open}
      >
        {openLabel}
      </Link>
      <dialog
        ref={dialog}
        aria-labelledby={titleId}
        className="m-auto max-h-[min(92dvh,60rem)] w-[min(48rem,calc(100vw-2rem))] overflow-y-auto overscroll-contain bg-paper p-6 text-ink shadow-float backdrop:bg-ink/60 sm:p-10"
      >
        {children}
      </dialog>
    </>
  );
}
