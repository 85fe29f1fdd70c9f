import { useTranslations } from 'next-intl';
import { useEffect } from 'react';

/** Asks before unsaved changes are left behind, whether the tab closes or a link inside the site is followed. */
export function useLeaveGuard(dirty: boolean): void {
  const question = useTranslations('posts.editor')('leave');
  useEffect(() => {
    if (!dirty) return;
    const listening = new AbortController();
    window.addEventListener('beforeunload', (event) => event.preventDefault(), listening);
    window.addEventListener(
      'click',
      (event) => {
        if (leavesPage(event) && !window.confirm(question)) {
          event.preventDefault();
          event.stopPropagation();
        }
      },
      { capture: true, signal: listening.signal },
    );
    return () => listening.abort();
  }, [dirty, question]);
}

/** A plain click on a link that the router would follow in this very tab; other exits are asked about by the browser. */
function leavesPage(event: MouseEvent): boolean {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) {
    return false;
  }
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!link || link.target || link.hasAttribute('download') || link.ariaHasPopup) return false;
  // A click on a link of the visual editor puts the cursor there and leads nowhere.
  if (link.isContentEditable) return false;
  return link.origin === location.origin && link.pathname !== location.pathname;
}
