import { getTranslations } from 'next-intl/server';
import { FileField } from '@/components/forms/file-field';
import { acceptList, extensionsInWords, kindsInWords } from '@/lib/files/kinds';
import type { FileName } from '@/lib/form-areas';
import type { FileRule } from '@/lib/form-fields';

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
      {/* A Spanish label, because the native control uses the browser's language. app/styles/controls.css hides the
      native control only while JavaScript runs. */}
      <p aria-hidden="true">
        <span>{t('file.choose')}</span>
        <span>{t('file.drop')}</span>
      </p>
    </FileField>
  );
}
