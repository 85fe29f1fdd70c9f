'use client';

import { useTranslations } from 'next-intl';
import { type PointerEvent, useId, useState } from 'react';
import { Dialog, DialogCancel } from '@/app/admin/_frame/ui/dialog';
import { Button } from '@/components/ui/button';
import { centre, objectPosition, readPicture, writePicture } from '@/lib/blog/types';

/** The aspect ratios that the site crops to: the head of an article, and teasers and galleries. */
const crops = { head: 'aspect-[21/9]', card: 'aspect-[4/3]' } as const;
const axes = ['x', 'y'] as const;

type Props = {
  /** The address in the field, which may include a focus point. */
  address: string;
  name: string;
  onChoose: (address: string) => void;
};

/** A button that opens the dialog; `point` is null while it is closed. */
export function FocusButton({ address, name, onChoose }: Props) {
  const t = useTranslations('posts.focus');
  const id = useId();
  const { src, focus } = readPicture(address);
  const [point, setPoint] = useState<typeof focus | null>(null);

  function take({ buttons, clientX, clientY, currentTarget }: PointerEvent<HTMLImageElement>) {
    if (buttons !== 1) return;
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    const within = (value: number) => Math.round(Math.min(100, Math.max(0, value)));
    setPoint({
      x: within(((clientX - left) / width) * 100),
      y: within(((clientY - top) / height) * 100),
    });
  }

  return (
    <>
      <Button variant="ghost" size="sm" onClick={() => setPoint(focus)}>
        {t('open')}
        <span className="sr-only"> ({name})</span>
      </Button>
      {point ? (
        <Dialog title={t('title')} description={t('hint')} onClose={() => setPoint(null)}>
          <div className="relative mx-auto w-fit">
            <picture>
              <img
                src={src}
                alt=""
                draggable={false}
                className="block max-h-[40dvh] max-w-full cursor-crosshair touch-none select-none"
                onPointerDown={(event) => {
                  event.currentTarget.setPointerCapture(event.pointerId);
                  take(event);
                }}
                onPointerMove={take}
              />
            </picture>
            <span
              aria-hidden="true"
              style={{ left: `${point.x}%`, top: `${point.y}%` }}
              className="pointer-events-none absolute size-7 -translate-x-1/2 -translate-y-1/2 rounded-full border-3 border-paper bg-accent/60 outline-2 outline-ink"
            />
          </div>
          <div className="mt-6 grid gap-x-8 gap-y-4 sm:grid-cols-2">
            {axes.map((axis) => (
              <div key={axis} className="flex flex-col gap-1">
                <label htmlFor={`${id}-${axis}`} className="font-medium text-small">
                  {t(axis)}
                </label>
                <input
                  id={`${id}-${axis}`}
                  type="range"
                  min={0}
                  max={100}
                  value={point[axis]}
                  aria-valuetext={t('percent', { value: point[axis] })}
                  onChange={({ target }) => setPoint({ ...point, [axis]: target.valueAsNumber })}
                  className="h-8 w-full accent-accent"
                />
              </div>
            ))}
            {(['head', 'card'] as const).map((crop) => (
              <figure key={crop}>
                <picture>
                  <img
                    src={src}
                    alt=""
                    style={{ objectPosition: objectPosition(point) }}
                    className={`${crops[crop]} w-full object-cover`}
                  />
                </picture>
                <figcaption className="mt-1 text-caption text-ink-soft">{t(crop)}</figcaption>
              </figure>
            ))}
          </div>
          <div className="mt-6 flex flex-wrap gap-3">
            <Button
              size="sm"
              onClick={() => {
                setPoint(null);
                onChoose(writePicture(address, point));
              }}
            >
              {t('submit')}
            </Button>
            <Button variant="outline" size="sm" onClick={() => setPoint(centre)}>
              {t('centre')}
            </Button>
            <DialogCancel />
          </div>
        </Dialog>
      ) : null}
    </>
  );
}
