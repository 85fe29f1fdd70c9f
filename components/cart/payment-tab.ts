/**
 * The tab for the payment, opened inside the click or not at all; null when the browser blocked it. It is told where to
 * go once the shop has said so: `window.open` with `noopener` returns null, so `opener` is cleared by hand.
 */
export function openPaymentTab(title: string): Window | null {
  const tab = window.open('', '_blank');
  if (!tab) return null;
  tab.opener = null;
  tab.document.documentElement.lang = 'es';
  tab.document.title = title;
  tab.document.body.textContent = title;
  return tab;
}
