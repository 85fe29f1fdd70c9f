'use client';

import { type MouseEvent, type ReactNode, useEffect, useRef } from 'react';
import { Link } from '@/components/ui/link';

type Props = {
  openLabel: string;
  /** The id of the heading among the children, which labels the dialog. */
  titleId: string;
  className: string;
  children: ReactNode;
};

/** Without JavaScript a link to the page of the form; with it, the same form in a native dialog. */
export function ProposalDialog({ openLabel, titleId, className, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);

  // The form inside is rendered on the server and cannot receive a callback, so it dispatches an event when it was
  // sent.
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
