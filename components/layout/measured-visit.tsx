'use client';

import { lazy, Suspense, useEffect, useState } from 'react';
import { measuredShare } from '@/lib/vitals/sample';

const Vitals = lazy(() => import('@/components/layout/vitals'));

/**
 * Measures a share of the page views. The code for it is fetched once the page has loaded: browsers hand out what they
 * measured before, so nothing competes with the page itself.
 */
export function MeasuredVisit() {
  const [measures, setMeasures] = useState(false);
  useEffect(() => {
    // Monitoring and tests drive browsers that are no visitors.
    if (navigator.webdriver || Math.random() >= measuredShare) return;
    const begin = () => setMeasures(true);
    if (document.readyState === 'complete') {
      begin();
      return;
    }
    window.addEventListener('load', begin, { once: true });
    return () => window.removeEventListener('load', begin);
  }, []);
  if (!measures) return null;
  return (
    <Suspense fallback={null}>
      <Vitals />
    </Suspense>
  );
}
