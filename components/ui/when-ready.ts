/**
 * For a button or link that only a script can answer, or answers better: `<button {...whenReady}>`. Until React has taken it
 * over it is marked, and what is pressed meanwhile is kept (lib/page-cache/early-clicks.ts); then it is pressed once more.
 */
export const whenReady = {
  'data-waits': '',
  ref(element: HTMLElement | null) {
    element?.removeAttribute('data-waits');
    if (!element?.matches('[data-pressed]')) return;
    element.removeAttribute('data-pressed');
    // React is still at work here.
    setTimeout(() => element.click());
  },
};
