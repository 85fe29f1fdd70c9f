'use client';

import { lazy, Suspense, useEffect, useState } from 'react';

const Vitals = lazy(() => import('@/components/layout/vitals'));

/** The share of measured page views. The site has few visitors, so a quarter is needed for a result within weeks. */
const measuredShare = 0.25;

/** The code loads after the page; browsers report earlier measurements too. */
export function MeasuredVisit() {
  const [measures, setMeasures] = useState(false);
  useEffect(() => {
    // Automated browsers (monitoring, tests) are not counted.
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
