'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useRef, useState } from 'react';
import { type OpenPdf, openPdf } from '@/components/admin/review/pdf-document';
import { Button } from '@/components/ui/button';
import { Callout } from '@/components/ui/callout';
import { Input } from '@/components/ui/input';
import { Label } from '@/components/ui/label';

/** A PDF, page by page. Its words stand beside the picture for those who do not see it. */
export function PdfReader({ href }: { href: string }) {
  const t = useTranslations('review.reader');
  const canvas = useRef<HTMLCanvasElement>(null);
  const [pdf, setPdf] = useState<OpenPdf | null>(null);
  const [failed, setFailed] = useState(false);
  const [number, setNumber] = useState(1);
  const [words, setWords] = useState('');

  useEffect(() => {
    const leave = new AbortController();
    const { signal } = leave;
    let opened: OpenPdf | null = null;
    async function open() {
      const answer = await fetch(href, { cache: 'no-store', redirect: 'error', signal });
      if (!answer.ok) throw new Error(`The file answered ${answer.status}`);
      opened = await openPdf(await answer.arrayBuffer());
      if (signal.aborted) opened.close();
      else setPdf(opened);
    }
    open().catch((error: unknown) => {
      if (signal.aborted) return;
      console.warn('The manuscript could not be opened', error);
      setFailed(true);
    });
    return () => {
      leave.abort();
      opened?.close();
    };
  }, [href]);

  // One drawing at a time: PDF.js refuses two on one canvas.
  const drawing = useRef(Promise.resolve());
  useEffect(() => {
    if (!pdf) return;
    let current = true;
    drawing.current = drawing.current.then(async () => {
      if (!current || !canvas.current) return;
      try {
        const text = await pdf.draw(number, canvas.current);
        if (current) setWords(text);
      } catch (error) {
        if (!current) return;
        console.warn('A page could not be drawn', error);
        setFailed(true);
      }
    });
    return () => {
      current = false;
    };
  }, [pdf, number]);

  const turn = (to: number) => {
    if (pdf && Number.isInteger(to) && to >= 1 && to <= pdf.pages) setNumber(to);
  };

  if (failed) return <Callout tone="error">{t('failed')}</Callout>;
  return (
    <div className="flex max-w-4xl flex-col gap-4">
      {pdf ? (
        <div className="sticky top-14 z-1 flex flex-wrap items-center gap-3 bg-paper-bright py-2">
          <Button
            variant="outline"
            size="sm"
            aria-disabled={number === 1}
            onClick={() => turn(number - 1)}
          >
            {t('previous')}
          </Button>
          <Label htmlFor="hoja">{t('page')}</Label>
          <span className="w-20">
            <Input
              id="hoja"
              type="number"
              min={1}
              max={pdf.pages}
              value={number}
              onChange={({ target }) => turn(target.valueAsNumber)}
              className="min-h-10! py-1.5! text-small!"
            />
          </span>
          <span className="text-small">{t('of', { n: pdf.pages })}</span>
          <Button
            variant="outline"
            size="sm"
            aria-disabled={number === pdf.pages}
            onClick={() => turn(number + 1)}
          >
            {t('next')}
          </Button>
        </div>
      ) : (
        <p role="status">{t('loading')}</p>
      )}
      <canvas
        ref={canvas}
        role="img"
        aria-label={t('sheet', { n: number })}
        className={`w-full border border-line bg-paper ${pdf ? '' : 'hidden'}`}
      />
      <p className="sr-only whitespace-pre-line">{words}</p>
    </div>
  );
}
