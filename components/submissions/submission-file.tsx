import { getTranslations } from 'next-intl/server';
import { FileField } from '@/components/forms/file-field';
import { acceptList, extensionsInWords, kindsInWords } from '@/lib/files/kinds';
import type { FileName } from '@/lib/form-areas';
import type { FileRule } from '@/lib/form-fields';

/** The input for one file of a public form, with the limits of the table in its words. */
export async function SubmissionFile({ name, file }: { name: FileName; file: FileRule }) {
  const t = await getTranslations('submissions');
  const { kinds, megabytes, optional = false } = file;
  return (
    <FileField
      name={name}
      label={t(`labels.${name}`, { size: String(megabytes) })}
      hint={t(`hints.${name}`, {
        kinds: kindsInWords(kinds),
        extensions: extensionsInWords(kinds),
      })}
      removeLabel={t(`remove.${name}`)}
      accept={acceptList(kinds)}
      required={!optional}
    >
      {/* In our language: the browser's own words follow the browser. They are hidden by app/styles/controls.css and come
          back without JavaScript. */}
      <p aria-hidden="true">
        <span>{t('file.choose')}</span>
        <span>{t('file.drop')}</span>
      </p>
    </FileField>
  );
}
