'use client';

export type Notification = {
  kind: 'success' | 'error' | 'info';
  title: string;
  description?: string;
  /** An open modal dialog: everything outside it is inert, so the message must appear inside. */
  within?: HTMLElement | undefined;
  /** Where the usual corner would cover what one needs next. */
  position?: 'top-left';
};

type Show = (notification: Notification) => void;
const toasters = new WeakMap<HTMLElement, Promise<Show>>();

async function mountToaster(place: HTMLElement): Promise<Show> {
  const [{ createRoot }, { flushSync }, { toast }, { Toaster }] = await Promise.all([
    import('react-dom/client'),
    import('react-dom'),
    import('sonner'),
    import('@/components/ui/toaster'),
  ]);
  const id = place === document.body ? 'page' : 'dialog';
  const host = place.appendChild(document.createElement('div'));
  // Sonner drops what is announced before its container listens, so the container must stand first.
  flushSync(() => createRoot(host).render(<Toaster id={id} label="Avisos" />));
  return ({ kind, title, description, position }) => {
    const extras = { ...(description && { description }), ...(position && { position }) };
    toast[kind](title, { toasterId: id, ...extras });
  };
}

/**
 * Shows a passing message, announced to screen readers. The library arrives with the first message, so that pages
 * which never notify never pay.
 */
export async function notify(notification: Notification): Promise<void> {
  const place = notification.within ?? document.body;
  const toaster = toasters.get(place) ?? mountToaster(place);
  toasters.set(place, toaster);
  const show = await toaster;
  show(notification);
}
