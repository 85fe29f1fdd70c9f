import {
  type MouseEvent,
  type PointerEvent,
  type SyntheticEvent,
  useLayoutEffect,
  useRef,
} from 'react';

/**
 * The props of a native modal dialog that is shown while `isOpen` and closes with Escape and with a click beside it.
 * `onClose` sets the state; `onClosed` runs later, when the focus can be set outside of the dialog. The `close` event comes
 * in a later task, when the dialog may be open again, so it sets the state only when the browser itself closed the dialog.
 */
export function useModal(isOpen: boolean, onClose: () => void, onClosed: () => void) {
  const ref = useRef<HTMLDialogElement>(null);
  const pressed = useRef<EventTarget>(null);
  // Before the next event, so that state and dialog never differ in one.
  useLayoutEffect(() => {
    if (isOpen) ref.current?.showModal();
    else ref.current?.close();
  }, [isOpen]);
  return {
    ref,
    onCancel: onClose,
    onPointerDown: ({ target }: PointerEvent) => {
      pressed.current = target;
    },
    onClick: ({ target, currentTarget }: MouseEvent<HTMLDialogElement>) => {
      // The dialog is the target too when words are marked inside and the button is released beside it.
      if (target === currentTarget && target === pressed.current) onClose();
    },
    onClose: ({ currentTarget }: SyntheticEvent<HTMLDialogElement>) => {
      if (currentTarget.open) return;
      if (isOpen) onClose();
      onClosed();
    },
  };
}
