import { notFound } from 'next/navigation';
import { Suspense } from 'react';
import { NotFoundView } from '@/components/layout/not-found-view';

function Missing(): never {
  notFound();
}

/**
 * The 404 content of a page. `notFound()` alone would answer 404 with an empty body; inside this boundary the whole
 * page is in the first response. Keep the boundary small: React moves a large one to the end of the document and needs
 * a script to put it in place, so readers without JavaScript would not see it.
 */
export function MissingPage() {
  return (
    <Suspense fallback={<NotFoundView />}>
      <Missing />
    </Suspense>
  );
}
