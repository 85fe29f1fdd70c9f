import Image from 'next/image';
import { getMessages, getTranslations } from 'next-intl/server';
import { ConfirmDialog } from '@/components/admin/confirm-dialog';
import { adminFormTexts } from '@/components/admin/form-texts';
import { PictureFileField } from '@/components/admin/pictures/picture-file-field';
import { ActionForm } from '@/components/forms/action-form';
import { SubmitButton } from '@/components/forms/submit-button';
import { buttonVariants } from '@/components/ui/button';
import { exchangeImage, removeImage } from '@/lib/blog/editor/library-actions';
import type { LibraryImage } from '@/lib/blog/editor/library-image';

/** Puts another picture in its place, or deletes it where nothing shows it. */
export async function PictureTools({ image }: { image: LibraryImage }) {
  const t = await getTranslations('posts');
  const { errors } = (await getMessages()).posts.image;
  const { id, alt, fileName, used } = image;
  const name = alt || fileName || t('library.untitled');
  const replaceTexts = await adminFormTexts(
    t('library.replaceFailed'),
    t('library.replaced'),
    {},
    errors,
  );
  const removeTexts = await adminFormTexts(t('library.removeFailed'), t('library.removed'), {
    used: { title: t('library.removeFailed'), description: t('library.usedNow') },
  });
  return (
    <div className="flex flex-wrap items-start gap-3">
      <details className="min-w-0">
        <summary className={buttonVariants({ variant: 'outline', size: 'sm' })}>
          {t('library.replace')}
          <span className="sr-only"> «{name}»</span>
        </summary>
        <ActionForm
          action={exchangeImage}
          texts={replaceTexts}
          className="mt-3 flex flex-col items-start gap-3"
        >
          <input type="hidden" name="id" value={id} />
          <PictureFileField
            label={t('library.replacement')}
            hint={t('library.replaceHint')}
            required
          />
          <SubmitButton
            label={t('library.replaceSubmit')}
            sendingLabel={t('image.submitting')}
            className={buttonVariants({ variant: 'ink', size: 'sm' })}
          />
        </ActionForm>
      </details>
      {used ? null : (
        <ConfirmDialog
          trigger={t('library.remove')}
          title={t('library.removeTitle')}
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
              {t('library.removeDescription', { name })}
            </>
          }
          cancel={t('library.cancel')}
        >
          <ActionForm action={removeImage} texts={removeTexts}>
            <input type="hidden" name="id" value={id} />
            <SubmitButton
              label={t('library.removeConfirm')}
              sendingLabel={t('library.removing')}
              className={buttonVariants({ variant: 'danger', size: 'sm' })}
            />
          </ActionForm>
        </ConfirmDialog>
      )}
    </div>
  );
}
