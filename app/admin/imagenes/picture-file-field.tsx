'use client';

import { useTranslations } from 'next-intl';
import { FileField } from '@/components/forms/file-field';
import { imageTypes } from '@/lib/blog/image-rules';

type Props = {
  label: string;
  hint: string;
  required?: boolean;
  onFile?: (file: File | null) => void;
};

export function PictureFileField(props: Props) {
  const t = useTranslations('posts.image');
  return (
    <FileField name="file" accept={imageTypes.join(',')} removeLabel={t('takeOut')} {...props}>
      <p aria-hidden="true">
        <span>{t('choose')}</span>
        <span>{t('dropHere')}</span>
      </p>
    </FileField>
  );
}
