'use client';

import { useMessages, useTranslations } from 'next-intl';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { fillControl } from '@/app/admin/_frame/markdown-edit';
import type { PostValues } from '@/app/admin/blog-posts/fields';
import { picturesOf } from '@/app/admin/imagenes/library-upload';
import { FieldFrame, useField } from '@/components/forms/field';
import { Button } from '@/components/ui/button';
import { Input } from '@/components/ui/input';
import { isImageAddress } from '@/lib/markdown/addresses';
import { cn } from '@/lib/utils';
import { FocusButton } from './focus-dialog';
import { ImageDialog } from './image-dialog';
import { Thumbnail } from './thumbnail';

type Props = {
  name: keyof PostValues;
  hint?: string;
  value: string;
  /** Whether the site crops the picture, so that it needs a focus point. */
  isCropped?: boolean;
  isLarge?: boolean;
};

/**
 * A picture that can be uploaded or chosen from the library. The form submits its address, which can also be typed. The
 * address of a chosen picture is shown once it has the focus.
 */
export function PictureField({ name, hint, value, isCropped, isLarge }: Props) {
  const label = useMessages().posts.editor.labels[name];
  const t = useTranslations('posts.library');
  const { id, error, value: opened, control } = useField(name, hint);
  const input = useRef<HTMLInputElement>(null);
  const frame = useRef<HTMLDivElement>(null);
  const [request, setRequest] = useState<{ file: File | null } | null>(null);
  const [isAddressShown, showAddress] = useState(false);
  const address = value.trim();
  const isHidden = isImageAddress(address) && !isAddressShown && !error;
  const fill = (src: string) => input.current && fillControl(input.current, src);
  /** The button disappears with the picture, so the focus moves to the button that chooses a new one. */
  function clear() {
    flushSync(() => fill(''));
    showAddress(false);
    frame.current?.querySelector('button')?.focus();
  }
  return (
    <FieldFrame {...{ id, label, hint, error }}>
      <div ref={frame} className={cn('flex gap-2', isLarge ? 'flex-col' : 'items-center')}>
        <button
          type="button"
          onClick={() => setRequest({ file: null })}
          onDragOver={(event) => event.preventDefault()}
          onDrop={(event) => {
            event.preventDefault();
            setRequest({ file: picturesOf(event.dataTransfer)[0] ?? null });
          }}
          className={cn(
            'relative flex shrink-0 cursor-pointer flex-col justify-end overflow-hidden rounded-sm border border-line-strong bg-paper text-caption hover:border-ink',
            !address && 'border-dashed',
            isLarge ? 'aspect-video w-full max-w-sm' : 'h-24 w-32',
          )}
        >
          <Thumbnail src={address} className="absolute inset-0 border-0" />
          <span
            className={cn('relative w-full px-2 py-1', address ? 'bg-ink text-paper' : 'my-auto')}
          >
            {t('pick')}
            <span className="sr-only"> ({label})</span>
          </span>
        </button>
        <div className={cn('flex', isLarge ? 'flex-wrap' : 'flex-col items-start')}>
          {isCropped && isImageAddress(address) ? (
            <FocusButton address={address} name={label} onChoose={fill} />
          ) : null}
          {isHidden ? (
            <Button variant="ghost" size="sm" onClick={() => input.current?.focus()}>
              {t('changeAddress')}
              <span className="sr-only"> ({label})</span>
            </Button>
          ) : null}
          {value ? (
            <Button variant="ghost" size="sm" onClick={clear}>
              {t('clearPicture')}
              <span className="sr-only"> ({label})</span>
            </Button>
          ) : null}
        </div>
      </div>
      <Input
        ref={input}
        {...control}
        defaultValue={opened}
        inputMode="url"
        placeholder={t('address')}
        className={isHidden ? 'sr-only min-h-0!' : 'min-h-10! py-1.5! text-small!'}
        onFocus={() => showAddress(true)}
      />
      {request ? (
        <ImageDialog
          given={request.file}
          onClose={() => setRequest(null)}
          onUploaded={({ src }) => fill(src)}
        />
      ) : null}
    </FieldFrame>
  );
}
