import { getTranslations } from 'next-intl/server';
import { Field, SelectField, TextareaField } from '@/components/forms/field';
import type { Choice, FieldName, FormArea } from '@/lib/form-areas';
import type { TextField } from '@/lib/form-fields';
import { grouped } from '@/lib/text/grouped';

type Props = {
  area: FormArea;
  name: FieldName;
  field: TextField;
  /** Whether the control has `maxlength`: set for forms whose server response replaces the page. */
  isLimited: boolean;
};

export async function SubmissionField({ area, name, field, isLimited }: Props) {
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
    // A form that another page answers is validated by the browser, whose rule for "email" knows ASCII names only.
    const isMail = kind === 'email' && isLimited;
    const type = kind === 'line' || isMail ? 'text' : kind;
    const mail = isMail
      ? ({ inputMode: 'email', pattern: '\\s*[^\\s@]+@[^\\s@]+\\s*' } as const)
      : {};
    // Autocomplete stays on: with autocomplete="off" a browser would not restore the typed text.
    const complete = kind === 'url' ? 'url' : autoComplete;
    return <Field {...frame} {...mail} type={type} autoComplete={complete} maxLength={maxLength} />;
  }
  const placeholder = t(`placeholders.${name}` as 'placeholders.servicio');
  const choices = (options as readonly Choice[]).map((value) => ({
    value,
    label: t(`choices.${value}`),
  }));
  return <SelectField {...frame} placeholder={placeholder} options={choices} />;
}
