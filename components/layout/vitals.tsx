'use client';

import { useReportWebVitals } from 'next/web-vitals';
import { pageOf } from '@/lib/vitals/pages';

type Report = Parameters<typeof useReportWebVitals>[0];

const measured: readonly string[] = ['LCP', 'INP', 'CLS', 'TTFB'];

/** Must be a constant: a new function would report all measurements again. */
const report: Report = (metric) => {
  if (!measured.includes(metric.name)) return;
  const page = pageOf(pathOf(metric));
  if (!page) return;
  const value = Math.round(metric.value * 10_000) / 10_000;
  navigator.sendBeacon('/api/vitals', JSON.stringify({ page, metric: metric.name, value }));
};

/** The path of the loaded document, even if the visitor has navigated on. */
function pathOf(metric: object): string {
  const told = 'navigationURL' in metric ? metric.navigationURL : undefined;
  const [document] = performance.getEntriesByType('navigation');
  const address = typeof told === 'string' && told ? told : document?.name;
  return new URL(address ?? location.href, location.href).pathname;
}

/** Reports the browser's measurements of this page view. `lazy` needs the default export. */
export default function Vitals() {
  useReportWebVitals(report);
  return null;
}
