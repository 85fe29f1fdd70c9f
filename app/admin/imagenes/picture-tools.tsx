import Image from 'next/image';
import { useMessages, useTranslations } from 'next-intl';
import { AdminForm } from '@/app/admin/_frame/admin-form';
import { ConfirmForm } from '@/app/admin/_frame/confirm-form';
import { exchangeImage, removeImage } from '@/app/admin/imagenes/actions';
import type { LibraryImage } from '@/app/admin/imagenes/library-image';
import { PictureFileField } from '@/app/admin/imagenes/picture-file-field';
import { buttonVariants } from '@/components/ui/button';

export function PictureTools({ image }: { image: LibraryImage }) {
  const t = useTranslations('posts.library');
  const { image: words, library } = useMessages().posts;
  const { replace, remove, untitled } = library;
  const { id, alt, fileName, used } = image;
  const name = alt || fileName || untitled;
  return (
    <div className="flex flex-wrap items-start gap-3">
      <details className="min-w-0">
        <summary className={buttonVariants({ variant: 'outline', size: 'sm' })}>
          {replace.open}
          <span className="sr-only"> «{name}»</span>
        </summary>
        <AdminForm
          action={exchangeImage}
          texts={{ ...replace, fields: words.errors }}
          hidden={{ id }}
          className="mt-3 items-start"
        >
          <PictureFileField label={replace.label} hint={replace.hint} required />
        </AdminForm>
      </details>
      {used ? null : (
        <ConfirmForm
          action={removeImage}
          texts={remove}
          hidden={{ id }}
          title={remove.title}
          description={
            <>
              <Image
                src={image.src}
                alt=""
                width={image.width}
                height={image.height}
                sizes="8rem"
                className="mb-3 h-24 w-auto max-w-full object-contain"
              />
              {t('remove.description', { name })}
            </>
          }
        />
      )}
    </div>
  );
}
