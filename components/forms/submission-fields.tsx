import { getTranslations } from 'next-intl/server';
import { acceptList, extensionsInWords, kindsInWords } from '@/lib/files/kinds';
import type { Choice, FieldName, FileName, FormArea } from '@/lib/form-areas';
import type { FileRule, TextField } from '@/lib/form-fields';
import { grouped } from '@/lib/text/text';
import { Field, SelectField, TextareaField } from './field';
import { FileField } from './file-field';

type FieldProps = {
  area: FormArea;
  name: FieldName;
  field: TextField;
  /** Whether the control has `maxlength`: set for forms whose server response replaces the page. */
  isLimited: boolean;
};

export async function SubmissionField({ area, name, field, isLimited }: FieldProps) {
  const t = await getTranslations('submissions');
  const { kind, min = 1, max = 0, optional = false, options = [], autoComplete } = field;
  // Only some fields have a hint.
  const hint = `hints.${name}` as 'hints.descripcion';
  const frame = {
    name,
    label: t(`labels.${name}`),
    hint: t.has(hint) ? t(hint, { min: grouped(min), max: grouped(max), area }) : undefined,
    required: !optional,
    className: autoComplete ? undefined : 'sm:col-span-2',
  };
  const maxLength = isLimited ? max : undefined;
  if (kind === 'text') return <TextareaField {...frame} maxLength={maxLength} />;
  if (kind !== 'choice') {
    const type = kind === 'line' ? 'text' : kind;
    // Autocomplete stays on: with autocomplete="off" a browser would not restore the typed text.
    const complete = kind === 'url' ? 'url' : autoComplete;
    return <Field {...frame} type={type} autoComplete={complete} maxLength={maxLength} />;
  }
  const placeholder = t(`placeholders.${name}` as 'placeholders.servicio');
  const choices = (options as readonly Choice[]).map((value) => ({
    value,
    label: t(`choices.${value}`),
  }));
  return <SelectField {...frame} placeholder={placeholder} options={choices} />;
}

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
