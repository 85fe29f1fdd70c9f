import { type MouseEvent, type SyntheticEvent, useEffect, useRef } from 'react';

/**
 * The props of a native modal dialog that is shown while `isOpen` and closes with Escape and with a click beside it.
 * `onClose` runs at once, and again when the dialog is closed and the focus can be set outside of it. The `close` event
 * comes in a later task: the dialog may be open again by then, so this event alone must not set the state.
 */
export function useModal(isOpen: boolean, onClose: () => void) {
  const ref = useRef<HTMLDialogElement>(null);
  useEffect(() => {
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
      if (!currentTarget.open) onClose();
    },
  };
}
