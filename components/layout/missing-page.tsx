import { notFound } from 'next/navigation';
import { Suspense } from 'react';
import { NotFoundView } from '@/components/layout/not-found-view';

function Missing(): never {
  notFound();
}

/**
 * What a page returns where there is nothing at its address. `notFound()` alone would answer 404 with an empty body; inside
 * this boundary the whole page comes with the first answer. Only this goes inside: React moves a large boundary to the
 * end of the document and lets a script put it in place, which readers without JavaScript would never see.
 */
export function MissingPage() {
  return (
    <Suspense fallback={<NotFoundView />}>
      <Missing />
    </Suspense>
  );
}
