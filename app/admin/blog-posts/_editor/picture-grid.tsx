'use client';

import Image from 'next/image';
import { useTranslations } from 'next-intl';
import { useDeferredValue, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { isRefusal, type RefusalReason, requestOffice } from '@/app/admin/_frame/office-requests';
import { Refusal } from '@/app/admin/_frame/refusal';
import { Dialog, DialogCancel } from '@/app/admin/_frame/ui/dialog';
import type { ChosenPicture } from '@/app/admin/blog-posts/_visual/commands';
import type { LibraryImage } from '@/app/admin/imagenes/library';
import { LibraryUpload } from '@/app/admin/imagenes/library-upload';
import { Button } from '@/components/ui/button';
import { Input, Label } from '@/components/ui/input';
import type { Page } from '@/lib/paging/keyset';
import { maxTermLength } from '@/lib/text/clean';

type State = {
  images: LibraryImage[];
  older: string | null;
  /** The index of the first picture of a page that was added to others; 0 for a page that stands alone. */
  added: number;
  status: 'loading' | 'ready' | 'failed' | RefusalReason;
};

const nothing: State = { images: [], older: null, added: 0, status: 'loading' };

/**
 * Loads the pictures that match a term, page by page. An answer for an older term is dropped. Another `round` loads them
 * anew; until then the known ones stay, since one of them may have the focus.
 */
function useLibrary(term: string, round: number) {
  const [state, setState] = useState<State>(nothing);
  const [from, setFrom] = useState({ term, round, older: '', keepsShown: false });
  if (from.term !== term || from.round !== round)
    setFrom({ term, round, older: '', keepsShown: from.term === term });

  useEffect(() => {
    const controller = new AbortController();
    setState((known) => (from.keepsShown ? { ...known, status: 'loading' } : nothing));
    const query = new URLSearchParams({ q: from.term, ...(from.older && { despues: from.older }) });
    const address = `/admin/imagenes/lista?${query}`;
    requestOffice<Page<LibraryImage>>(address, controller.signal).then((answer) => {
      if (controller.signal.aborted) return;
      setState((known) => {
        if (typeof answer === 'string') return { ...known, status: answer };
        const before = from.older ? known.images : [];
        const images = [...before, ...answer.rows];
        return { images, older: answer.next, added: before.length, status: 'ready' };
      });
    });
    return () => controller.abort();
  }, [from]);

  const { older, status } = state;
  const hasFailed = status === 'failed' || isRefusal(status);
  /** Loads the next page, or tries again when one failed: every call sets a new object. */
  const more = () =>
    status !== 'loading' &&
    setFrom({ ...from, ...(older && !hasFailed && { older }), keepsShown: true });
  return { ...state, hasFailed, more };
}

type Props = {
  onPick: (image: LibraryImage) => void;
  /** The addresses of the chosen pictures in order; omitted when only one picture can be chosen. */
  chosen?: readonly string[];
  /** Another number loads the pictures anew. */
  round?: number;
};

export function PictureGrid({ onPick, chosen, round = 0 }: Props) {
  const t = useTranslations('posts.library');
  const id = useId();
  const [typed, setTyped] = useState('');
  const term = useDeferredValue(typed.trim());
  const { images, older, added, status, hasFailed, more } = useLibrary(term, round);
  const list = useRef<HTMLUListElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const search = useRef<HTMLInputElement>(null);
  const outcome =
    images.length > 0
      ? t('shown', { count: images.length })
      : t(term ? 'nothingTitle' : 'emptyTitle');

  // The last page removes the «more» button. In a layout effect, because radix soon focuses the dialog itself then.
  useLayoutEffect(() => {
    const focused = document.activeElement;
    if (added === 0 || (focused !== document.body && focused !== button.current)) return;
    list.current?.querySelectorAll('button')[added]?.focus();
  }, [added]);

  return (
    <div>
      <Label htmlFor={`${id}-term`}>{t('search')}</Label>
      <Input
        ref={search}
        id={`${id}-term`}
        type="search"
        value={typed}
        maxLength={maxTermLength}
        onChange={({ target }) => setTyped(target.value)}
      />
      <ul ref={list} className="mt-4 grid grid-cols-2 gap-3 sm:grid-cols-4">
        {images.map((image) => (
          <li key={image.id}>
            <button
              type="button"
              aria-pressed={chosen?.includes(image.src)}
              onClick={() => onPick(image)}
              className="relative block w-full cursor-pointer border border-line bg-paper-deep outline-accent hover:border-accent aria-pressed:outline-3"
            >
              <Image
                src={image.src}
                alt={image.alt || image.fileName || t('untitled')}
                width={image.width}
                height={image.height}
                sizes="11rem"
                className="aspect-square h-auto w-full object-contain"
              />
              {chosen?.includes(image.src) ? (
                <span className="absolute top-1 left-1 grid size-7 place-items-center rounded-full bg-accent font-medium text-caption text-paper tabular-nums">
                  {chosen.indexOf(image.src) + 1}
                </span>
              ) : null}
            </button>
          </li>
        ))}
      </ul>
      <p role="status" className="mt-3 text-ink-soft text-small">
        {status === 'loading' ? <span>{t('loading')}</span> : null}
        <Refusal error={status}>{status === 'failed' ? t('failed') : null}</Refusal>
        {status === 'ready' ? <span>{outcome}</span> : null}
      </p>
      {older || hasFailed ? (
        <Button
          ref={button}
          variant="outline"
          size="sm"
          aria-disabled={status === 'loading'}
          onClick={() => {
            // Without a page behind the failed one the button is removed.
            if (!older) search.current?.focus();
            more();
          }}
          className="mt-3"
        >
          {t(hasFailed ? 'retry' : 'more')}
        </Button>
      ) : null}
    </div>
  );
}

type GalleryDialogProps = {
  onClose: () => void;
  onClosed?: () => void;
  onInsert: (pictures: ChosenPicture[]) => void;
  /** The pictures are put into the text, where captions can be written. */
  intoText?: boolean;
};

export function GalleryDialog({ onInsert, intoText = false, ...dialog }: GalleryDialogProps) {
  const t = useTranslations('posts.insert');
  const [chosen, setChosen] = useState<readonly ChosenPicture[]>([]);
  const library = useTranslations('posts.library');
  const title = useId();
  const [round, setRound] = useState(0);
  const toggle = ({ src, alt }: ChosenPicture) =>
    setChosen((known) => {
      const others = known.filter((one) => one.src !== src);
      return others.length < known.length ? others : [...known, { src, alt }];
    });
  return (
    <Dialog
      title={t('gallery.title')}
      description={t(intoText ? 'gallery.hintText' : 'gallery.hint')}
      dismissible={false}
      // The bar at the bottom covers what scrolls below it.
      className="scroll-pb-36"
      {...dialog}
    >
      <LibraryUpload
        onAdded={(uploaded) => {
          setChosen((known) => [...known, ...uploaded.map((src) => ({ src, alt: '' }))]);
          setRound((count) => count + 1);
        }}
      />
      <section aria-labelledby={title} className="mt-8 border-line border-t pt-6">
        <h3 id={title} className="mb-3 font-medium font-sans text-body">
          {library('choosePictures')}
        </h3>
        <PictureGrid round={round} onPick={toggle} chosen={chosen.map(({ src }) => src)} />
      </section>
      <div className="sticky -bottom-6 mt-6 -mb-6 flex flex-wrap items-center gap-3 bg-paper py-6 sm:-bottom-10 sm:-mb-10">
        <Button size="sm" disabled={chosen.length === 0} onClick={() => onInsert([...chosen])}>
          {t('gallery.submit', { count: chosen.length })}
        </Button>
        <DialogCancel />
      </div>
    </Dialog>
  );
}
