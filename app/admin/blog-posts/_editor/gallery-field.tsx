'use client';

import { useTranslations } from 'next-intl';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { fillControl } from '@/app/admin/_frame/apply-edit';
import { GalleryDialog } from '@/app/admin/blog-posts/_editor/gallery-dialog';
import { GalleryItem } from '@/app/admin/blog-posts/_editor/gallery-item';
import { addressesOf, moved } from '@/app/admin/blog-posts/_editor/gallery-order';
import { FieldFrame, useField } from '@/components/forms/field';
import { Button } from '@/components/ui/button';
import { Textarea } from '@/components/ui/input';

type Props = { label: string; hint: string; value: string };

/** The form submits a textarea with one address per line; the list above it edits that text. */
export function GalleryField({ label, hint, value }: Props) {
  const t = useTranslations('posts.library');
  const { id, error, value: opened, control } = useField('gallery', hint);
  const area = useRef<HTMLTextAreaElement>(null);
  const list = useRef<HTMLOListElement>(null);
  const adding = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const [dragged, setDragged] = useState<number | null>(null);
  const [said, setSaid] = useState('');
  const addresses = addressesOf(value);

  const write = (lines: readonly string[]) =>
    area.current && fillControl(area.current, lines.join('\n'));

  /** Moves the focus to the next picture's remove button, to the last one, or to the button that adds pictures. */
  function takeOut(index: number) {
    flushSync(() => write(addresses.toSpliced(index, 1)));
    const next = Math.min(index, addresses.length - 2);
    const items = list.current?.querySelectorAll<HTMLElement>('li') ?? [];
    (items[next]?.querySelector<HTMLElement>('button:last-of-type') ?? adding.current)?.focus();
  }

  function move(from: number, to: number) {
    write(moved(addresses, from, to));
    setSaid(t('movedTo', { place: to + 1, all: addresses.length }));
  }

  return (
    <FieldFrame {...{ id, label, hint, error }}>
      <div>
        {addresses.length > 0 ? (
          <ol ref={list} aria-label={t('galleryOrder')} className="mb-2 flex flex-col gap-2">
            {addresses.map((src, index) => (
              <GalleryItem
                // The address is no unique key, because a picture may be listed twice.
                key={`${src}-${addresses.slice(0, index).filter((other) => other === src).length}`}
                src={src}
                place={index}
                count={addresses.length}
                onMove={(to) => move(index, to)}
                onChange={(changed) => write(addresses.with(index, changed))}
                onRemove={() => takeOut(index)}
                onDrag={() => setDragged(index)}
                onDrop={() => {
                  if (dragged !== null) move(dragged, index);
                  setDragged(null);
                }}
              />
            ))}
          </ol>
        ) : null}
        <Button ref={adding} variant="outline" size="sm" onClick={() => setOpen(true)}>
          {t('addToGallery')}
        </Button>
        <p role="status" className="sr-only">
          {said}
        </p>
      </div>
      <Textarea
        ref={area}
        {...control}
        defaultValue={opened}
        rows={2}
        className="min-h-20! py-1.5! text-small!"
      />
      {open ? (
        <GalleryDialog
          onClose={() => setOpen(false)}
          onInsert={(pictures) => {
            write([...addresses, ...pictures.map(({ src }) => src)]);
            setOpen(false);
          }}
        />
      ) : null}
    </FieldFrame>
  );
}
