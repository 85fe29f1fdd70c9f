/**
 * Whether the visitor followed a link of this site, with or without loading the page: Next loads the whole page when
 * its data could not be fetched. Directly opened and reloaded pages do not count.
 */
export function cameFromInside(): boolean {
  const [load] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (!load) return false;
  const opened = new URL(load.name);
  if (opened.pathname + opened.search !== location.pathname + location.search) return true;
  return load.type === 'navigate' && document.referrer.startsWith(`${location.origin}/`);
}
