import { useTranslations } from 'next-intl';
import { useEffect } from 'react';

/** Asks before the tab is closed or a link is followed while there are unsaved changes. */
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

/** Whether a click makes the router leave the page in this tab. For other ways to leave, `beforeunload` asks. */
function leavesPage(event: MouseEvent): boolean {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) {
    return false;
  }
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!link || link.target || link.hasAttribute('download') || link.ariaHasPopup) return false;
  // A click on a link in the visual editor only moves the cursor.
  if (link.isContentEditable) return false;
  const { origin, pathname, search } = location;
  return link.origin === origin && (link.pathname !== pathname || link.search !== search);
}
