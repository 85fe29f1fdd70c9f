import { type MouseEvent, type SyntheticEvent, useLayoutEffect, useRef } from 'react';

/**
 * The props of a native modal dialog that is shown while `isOpen` and closes with Escape and with a click beside it.
 * `onClose` sets the state; `onClosed` runs later, when the focus can be set outside of the dialog. The `close` event comes
 * in a later task, when the dialog may be open again, so it sets the state only when the browser itself closed the dialog.
 */
export function useModal(isOpen: boolean, onClose: () => void, onClosed: () => void) {
  const ref = useRef<HTMLDialogElement>(null);
  // Before the next event, so that state and dialog never differ in one.
  useLayoutEffect(() => {
    if (isOpen) ref.current?.showModal();
    else ref.current?.close();
  }, [isOpen]);
  return {
    ref,
    onCancel: onClose,
    onClick: ({ target, currentTarget }: MouseEvent<HTMLDialogElement>) => {
      if (target === currentTarget) onClose();
    },
    onClose: ({ currentTarget }: SyntheticEvent<HTMLDialogElement>) => {
      if (currentTarget.open) return;
      if (isOpen) onClose();
      onClosed();
    },
  };
}
