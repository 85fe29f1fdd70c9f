import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Input } from '@/components/ui/input';
import { Label } from '@/components/ui/label';

type Props = {
  number: number;
  pages: number;
  /** Goes to a page, or to the nearest one that exists, and returns its number. */
  turn: (wanted: number) => number;
  /** The width of the page, relative to its frame. */
  zoom: number;
  onZoom: (zoom: number) => void;
};

const zooms: readonly number[] = [0.5, 0.75, 1, 1.25, 1.5, 2, 3];
const look = { variant: 'outline', size: 'sm' } as const;

/** The controls of the reader: which page, and how large. */
export function PdfBar({ number, pages, turn, zoom, onZoom }: Props) {
  const t = useTranslations('review.reader');
  const [typed, setTyped] = useState(String(number));
  // The page can also be turned by the keys of the reader.
  const [shown, setShown] = useState(number);
  if (shown !== number) {
    setShown(number);
    setTyped(String(number));
  }
  const place = zooms.indexOf(zoom);
  const [smaller, larger] = [zooms[place - 1], zooms[place + 1]];
  const goTo = () => setTyped(String(turn(typed.trim() ? Number(typed) : number)));

  return (
    <div className="sticky top-14 z-1 flex flex-wrap items-center gap-x-3 gap-y-2 bg-paper-bright py-2">
      <Button {...look} aria-disabled={number === 1} onClick={() => turn(number - 1)}>
        {t('previous')}
      </Button>
      <Button {...look} aria-disabled={number === pages} onClick={() => turn(number + 1)}>
        {t('next')}
      </Button>
      <span className="flex items-center gap-2">
        <Label htmlFor="hoja">{t('page')}</Label>
        <Input
          id="hoja"
          inputMode="numeric"
          autoComplete="off"
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          onKeyDown={({ key }) => key === 'Enter' && goTo()}
          onBlur={goTo}
          className="min-h-10! w-14! px-2.5! py-1.5! text-small!"
        />
        <span className="whitespace-nowrap text-small">{t('of', { n: pages })}</span>
      </span>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for controls of a form */}
      <span role="group" aria-label={t('zoom')} className="flex gap-2 sm:ml-auto">
        <Button
          {...look}
          aria-label={t('smaller')}
          aria-disabled={!smaller}
          onClick={() => smaller && onZoom(smaller)}
        >
          −
        </Button>
        <Button
          {...look}
          aria-label={t('larger')}
          aria-disabled={!larger}
          onClick={() => larger && onZoom(larger)}
        >
          +
        </Button>
        <Button
          {...look}
          aria-label={t('fit')}
          aria-disabled={zoom === 1}
          onClick={() => onZoom(1)}
        >
          <span className="sm:hidden">↔</span>
          <span className="max-sm:hidden">{t('fit')}</span>
        </Button>
      </span>
    </div>
  );
}
