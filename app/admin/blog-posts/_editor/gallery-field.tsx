'use client';

import { useMessages, useTranslations } from 'next-intl';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { fillControl } from '@/app/admin/_frame/markdown-edit';
import { addressesOf } from '@/app/admin/blog-posts/compare';
import { FieldFrame, useField } from '@/components/forms/field';
import { Button } from '@/components/ui/button';
import { Textarea } from '@/components/ui/input';
import { pictureSource } from '@/lib/blog/types';
import { FocusButton } from './focus-dialog';
import { GalleryDialog } from './picture-grid';
import { Thumbnail } from './thumbnail';

/** The form submits a textarea with one address per line; the list above it edits that text. */
export function GalleryField({ value }: { value: string }) {
  const t = useTranslations('posts.library');
  const { labels, hints } = useMessages().posts.editor;
  const { id, error, value: opened, control } = useField('gallery', hints.gallery);
  const area = useRef<HTMLTextAreaElement>(null);
  const list = useRef<HTMLOListElement>(null);
  const adding = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const [dragged, setDragged] = useState<number | null>(null);
  const [announcement, setAnnouncement] = useState('');
  const addresses = addressesOf(value);

  const write = (lines: readonly string[]) =>
    area.current && fillControl(area.current, lines.join('\n'));

  const without = (index: number) => addresses.filter((_, place) => place !== index);

  /** Moves the focus to the next picture's remove button, to the last one, or to the button that adds pictures. */
  function takeOut(index: number) {
    flushSync(() => write(without(index)));
    const next = Math.min(index, addresses.length - 2);
    const items = list.current?.querySelectorAll<HTMLElement>('li') ?? [];
    (items[next]?.querySelector<HTMLElement>('button:last-of-type') ?? adding.current)?.focus();
  }

  function move(from: number, to: number) {
    const others = without(from);
    write([...others.slice(0, to), ...addresses.slice(from, from + 1), ...others.slice(to)]);
    setAnnouncement(t('movedTo', { place: to + 1, all: addresses.length }));
  }

  return (
    <FieldFrame {...{ id, error }} label={labels.gallery} hint={hints.gallery}>
      <div>
        {addresses.length > 0 ? (
          <ol ref={list} aria-label={t('galleryOrder')} className="mb-2 flex flex-col gap-2">
            {addresses.map((src, index) => {
              const which = { place: index + 1 };
              const source = pictureSource(src);
              return (
                <li
                  // The address is no unique key, because a picture may be listed twice. Without the focus point, so
                  // that a change of it does not render the focused button anew.
                  key={`${source}-${addresses.slice(0, index).filter((other) => pictureSource(other) === source).length}`}
                  draggable
                  onDragStart={({ dataTransfer }) => {
                    setDragged(index);
                    // WebKit ends a drag without data at once.
                    dataTransfer.setData('text/x-dauro-picture', src);
                  }}
                  onDragOver={(event) => event.preventDefault()}
                  onDrop={(event) => {
                    event.preventDefault();
                    if (dragged !== null) move(dragged, index);
                    setDragged(null);
                  }}
                  className="flex cursor-grab flex-wrap items-center gap-x-3 gap-y-1 border border-line bg-paper p-2"
                >
                  <Thumbnail src={src} className="size-14" />
                  <span className="min-w-0 flex-1 basis-32 truncate text-small">{src}</span>
                  <span className="flex flex-wrap gap-1">
                    <FocusButton
                      address={src}
                      name={t('galleryPicture', which)}
                      onChoose={(changed) =>
                        write(addresses.map((one, place) => (place === index ? changed : one)))
                      }
                    />
                    {/* `aria-disabled`, because a disabled button would lose the focus when repeated presses reach the end. */}
                    <Button
                      variant="ghost"
                      size="sm"
                      aria-label={t('moveUp', which)}
                      aria-disabled={index === 0}
                      onClick={() => index > 0 && move(index, index - 1)}
                    >
                      ↑
                    </Button>
                    <Button
                      variant="ghost"
                      size="sm"
                      aria-label={t('moveDown', which)}
                      aria-disabled={index === addresses.length - 1}
                      onClick={() => index < addresses.length - 1 && move(index, index + 1)}
                    >
                      ↓
                    </Button>
                    <Button
                      variant="ghost"
                      size="sm"
                      aria-label={t('takeOut', which)}
                      onClick={() => takeOut(index)}
                    >
                      ×
                    </Button>
                  </span>
                </li>
              );
            })}
          </ol>
        ) : null}
        <Button ref={adding} variant="outline" size="sm" onClick={() => setOpen(true)}>
          {t('addToGallery')}
        </Button>
        <p role="status" className="sr-only">
          {announcement}
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
