'use client';

import { useTranslations } from 'next-intl';
import { useState, useSyncExternalStore } from 'react';
import { AdminLink } from '@/app/admin/_frame/navigation';
import { buttonVariants } from '@/components/ui/button';
import { Callout } from '@/components/ui/callout';

type Props = {
  name: string;
  /** The signed address of the PDF. */
  url: string;
  download: `/admin/archivos/${string}`;
  back: `/admin/${string}`;
};

const neverChanges = () => () => undefined;
const showsPdf = () => navigator.pdfViewerEnabled !== false;

/** A PDF in the browser's own viewer, and links for browsers that have none or show the first page only. */
export function PdfFrame({ name, url, download, back }: Props) {
  const t = useTranslations('review.reader');
  // A note that is saved renders the page again with a new address; another `src` would lose the place in the document.
  const [src] = useState(url);
  const hasViewer = useSyncExternalStore(neverChanges, showsPdf, () => true);
  const link = buttonVariants({ variant: 'outline', size: 'sm' });
  return (
    <div className="flex min-w-0 flex-col gap-4">
      {hasViewer ? (
        <iframe
          src={src}
          title={t('document', { name })}
          className="h-[calc(100dvh-11rem)] min-h-96 w-full border border-line bg-paper-deep"
        />
      ) : (
        <Callout tone="error">{t('noViewer')}</Callout>
      )}
      <p className="flex flex-wrap gap-3 print:hidden">
        <a href={url} target="_blank" rel="noopener noreferrer" className={link}>
          {t('otherTab')}
        </a>
        <a href={download} target="_blank" rel="noopener" className={link}>
          {t('download')}
        </a>
        <AdminLink href={back} className={link}>
          {t('back')}
        </AdminLink>
      </p>
    </div>
  );
}
