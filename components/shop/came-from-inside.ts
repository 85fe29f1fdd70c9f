/**
 * Whether a link of this site led here, without loading the page or with. Next loads the whole page when its data could
 * not be had. Pages that were opened directly or loaded again did not come from inside.
 */
export function cameFromInside(): boolean {
  const [load] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (!load) return false;
  const opened = new URL(load.name);
  if (opened.pathname + opened.search !== location.pathname + location.search) return true;
  return load.type === 'navigate' && document.referrer.startsWith(`${location.origin}/`);
}
