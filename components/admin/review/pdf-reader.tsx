'use client';

import type { Route } from 'next';
import { useTranslations } from 'next-intl';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { AdminLink } from '@/components/admin/navigation';
import { askOffice, isRefusal, Refusal, type RefusalReason } from '@/components/admin/refusal';
import { PdfBar } from '@/components/admin/review/pdf-bar';
import { isLocked, type OpenPdf, openPdf } from '@/components/admin/review/pdf-document';
import { useCanvasSize } from '@/components/admin/review/use-canvas-size';
import { Callout } from '@/components/ui/callout';

type Props = {
  /** The address of the file: `?leer` is appended to read it, without it the file is downloaded. */
  href: string;
  back: string;
  initial: number;
};

export function PdfReader({ href, back, initial }: Props) {
  const t = useTranslations('review.reader');
  const frame = useRef<HTMLElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const [pdf, setPdf] = useState<OpenPdf | null>(null);
  const [failure, setFailure] = useState<'failed' | 'locked' | RefusalReason | null>(null);
  const [number, setNumber] = useState(initial);
  const [zoom, setZoom] = useState(1);
  const [words, setWords] = useState('');
  const size = useCanvasSize(canvas);

  useEffect(() => {
    const leave = new AbortController();
    const { signal } = leave;
    let opened: OpenPdf | null = null;
    async function open() {
      const answer = await askOffice(`${href}?leer`, signal);
      if (isRefusal(answer)) return setFailure(answer);
      if (answer === 'failed') throw new Error('The file could not be fetched');
      opened = await openPdf(await answer.arrayBuffer());
      if (signal.aborted) return opened.close();
      const last = opened.pages;
      setNumber((page) => Math.min(page, last));
      setPdf(opened);
    }
    open().catch((error: unknown) => {
      if (signal.aborted) return;
      console.warn('The manuscript could not be opened', error);
      setFailure(isLocked(error) ? 'locked' : 'failed');
    });
    return () => {
      leave.abort();
      opened?.close();
    };
  }, [href]);

  // Draw one page at a time: PDF.js refuses two renderings on one canvas.
  const drawing = useRef(Promise.resolve());
  useEffect(() => {
    if (!pdf || size === 0) return;
    let current = true;
    drawing.current = drawing.current.then(async () => {
      if (!current || !canvas.current) return;
      try {
        const text = await pdf.draw(number, canvas.current);
        if (current) setWords(text);
      } catch (error) {
        if (!current) return;
        console.warn('A page could not be drawn', error);
        setFailure('failed');
      }
    });
    return () => {
      current = false;
    };
  }, [pdf, number, size]);

  /** Goes to a page, or to the nearest one that exists. Anything but a number leaves the page as it is. */
  function turn(wanted: number): number {
    const last = pdf?.pages ?? number;
    const to = Number.isInteger(wanted) ? Math.min(Math.max(wanted, 1), last) : number;
    if (to === number) return to;
    setNumber(to);
    frame.current?.scrollIntoView({ block: 'start' });
    frame.current?.scrollTo(0, 0);
    // A reload opens the same page again.
    window.history.replaceState(null, '', `?pagina=${to}`);
    return to;
  }

  function turnByKey(event: KeyboardEvent<HTMLElement>) {
    const { currentTarget, key, altKey, ctrlKey, metaKey } = event;
    if (!pdf || altKey || ctrlKey || metaKey) return;
    const ways: Record<string, number> = {
      PageUp: number - 1,
      PageDown: number + 1,
      Home: 1,
      End: pdf.pages,
      // While the page is wider than its frame, the arrow keys scroll it.
      ...(currentTarget.scrollWidth <= currentTarget.clientWidth && {
        ArrowLeft: number - 1,
        ArrowRight: number + 1,
      }),
    };
    const to = ways[key];
    if (to === undefined) return;
    event.preventDefault();
    turn(to);
  }

  if (failure) {
    return (
      <Callout tone="error">
        <p>
          <Refusal error={failure}>{isRefusal(failure) ? null : t(failure)}</Refusal>
        </p>
        <p className="mt-2 flex flex-wrap gap-x-6">
          <a href={href} className="inline-block min-h-6 underline underline-offset-4">
            {t('download')}
          </a>
          <AdminLink
            href={back as Route}
            className="inline-block min-h-6 underline underline-offset-4"
          >
            {t('back')}
          </AdminLink>
        </p>
      </Callout>
    );
  }
  return (
    <div className="flex min-w-0 max-w-4xl flex-col gap-4 noscript:hidden">
      {pdf ? (
        <PdfBar number={number} pages={pdf.pages} turn={turn} zoom={zoom} onZoom={setZoom} />
      ) : (
        <p role="status">{t('loading')}</p>
      )}
      <section
        ref={frame}
        aria-label={t('sheet', { n: number })}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and its keys turn the page
        tabIndex={0}
        onKeyDown={turnByKey}
        className={`scroll-mt-44 overflow-x-auto sm:scroll-mt-32 ${pdf ? '' : 'hidden'}`}
      >
        <canvas
          ref={canvas}
          role="img"
          aria-label={t('sheet', { n: number })}
          style={{ width: `${100 * zoom}%` }}
          className="max-w-none border border-line bg-paper"
        />
        <p className="sr-only whitespace-pre-line">{words}</p>
      </section>
    </div>
  );
}
