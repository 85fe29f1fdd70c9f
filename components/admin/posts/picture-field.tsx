'use client';

import { useTranslations } from 'next-intl';
import { useRef, useState } from 'react';
import { fillControl } from '@/components/admin/posts/apply-edit';
import { FocusButton } from '@/components/admin/posts/focus-button';
import { ImageDialog } from '@/components/admin/posts/image-dialog';
import { Thumbnail } from '@/components/admin/posts/thumbnail';
import { Field } from '@/components/forms/field';
import { Button } from '@/components/ui/button';
import { isImageAddress } from '@/lib/markdown/addresses';

type Props = {
  name: string;
  label: string;
  hint: string;
  value: string;
  /** Whether the site cuts it, so that it has a focus point. */
  isCropped?: boolean;
};

/** The address of a picture, typed by hand, chosen from the library or uploaded in place. */
export function PictureField({ name, label, hint, value, isCropped = false }: Props) {
  const t = useTranslations('posts.library');
  const input = useRef<HTMLInputElement>(null);
  const [open, setOpen] = useState(false);
  const fill = (src: string) => input.current && fillControl(input.current, src);
  return (
    <div className="flex items-start gap-4">
      <div className="min-w-0 flex-1">
        <Field ref={input} name={name} label={label} hint={hint} inputMode="url" />
        <div className="mt-2 flex flex-wrap gap-2 noscript:hidden">
          <Button variant="outline" size="sm" onClick={() => setOpen(true)}>
            {t('pick')}
            <span className="sr-only"> ({label})</span>
          </Button>
          {isCropped && isImageAddress(value.trim()) ? (
            <FocusButton address={value.trim()} name={label} onChoose={fill} />
          ) : null}
          {value ? (
            <Button variant="ghost" size="sm" onClick={() => fill('')}>
              {t('clearPicture')}
              <span className="sr-only"> ({label})</span>
            </Button>
          ) : null}
        </div>
      </div>
      <Thumbnail src={value.trim()} className="mt-8 size-24" />
      <ImageDialog
        request={open ? { file: null } : null}
        asksPlace={false}
        onClose={() => setOpen(false)}
        onUploaded={({ src }) => fill(src)}
      />
    </div>
  );
}
