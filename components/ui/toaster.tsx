'use client';

import { type FocusEvent, useEffect, useRef } from 'react';
import { Toaster as Sonner } from 'sonner';

export { toast } from 'sonner';

/** A toaster with an `id` shows the messages that name it. */
export type ToasterProps = { id?: string; label: string; closeLabel: string };

/**
 * Gives the focus back when the message that has it goes. Sonner's own way is switched off: it takes the focus back
 * whenever it leaves the messages, and they are the last thing on the page, so that Tab would go round in circles.
 */
function useFocusReturn() {
  const ref = useRef<HTMLDivElement>(null);
  const from = useRef<Element | null>(null);
  useEffect(() => {
    const observer = new MutationObserver((changes) => {
      const isFocused = changes.some(({ target }) => target.contains(document.activeElement));
      if (isFocused && from.current instanceof HTMLElement) {
        from.current.focus({ preventScroll: true });
      }
    });
    if (ref.current)
      observer.observe(ref.current, { subtree: true, attributeFilter: ['data-removed'] });
    return () => observer.disconnect();
  }, []);
  const onFocusCapture = (event: FocusEvent) => {
    event.stopPropagation();
    const { currentTarget, relatedTarget } = event;
    // There is none when the window gets the focus back.
    if (relatedTarget && !currentTarget.contains(relatedTarget)) from.current = relatedTarget;
  };
  return { ref, onFocusCapture };
}

/** A toaster that is mounted late receives the messages that are still open. */
export function Toaster({ id, label, closeLabel }: ToasterProps) {
  return (
    <div {...useFocusReturn()}>
      <Sonner
        {...(id && { id })}
        position="bottom-right"
        customAriaLabel={label}
        closeButton
        toastOptions={{
          unstyled: true,
          closeButtonAriaLabel: closeLabel,
          classNames: {
            toast:
              // In a narrow window one at the top, above the cart, leaves room at its right for the cart's close button.
              'flex w-[min(26rem,calc(100vw-2rem))] max-[600px]:data-[y-position=top]:w-[calc(100vw-5.75rem)]! items-start gap-3 rounded-sm bg-ink p-5 pr-12 font-sans text-paper text-small shadow-float border border-paper/25 data-[type=error]:bg-danger data-[type=success]:bg-success focus-visible:outline-3! focus-visible:outline-paper! focus-visible:-outline-offset-6!',
            title: 'font-medium text-body leading-tight',
            description: 'mt-1.5 text-paper/85',
            closeButton:
              'absolute top-2 right-2 inline-flex size-9 cursor-pointer items-center justify-center text-paper [&_svg]:size-4',
            actionButton: 'shrink-0 cursor-pointer self-center underline underline-offset-4',
            icon: 'hidden',
          },
        }}
      />
    </div>
  );
}
