import { useTranslations } from 'next-intl';
import { Field, TextareaField } from '@/components/forms/field';
import { lengthOf } from '@/lib/text/length';

type Props = {
  name: string;
  label: string;
  hint?: string;
  max: number;
  value: string;
  rows?: number;
  required?: boolean;
};

export function CountedField({ max, value, hint, rows, required = false, ...props }: Props) {
  const count = lengthOf(value.trim());
  const t = useTranslations('posts.editor');
  const shown = (
    <span className="flex flex-wrap justify-between gap-x-4">
      <span>{hint}</span>
      <span className={count > max ? 'font-medium text-danger tabular-nums' : 'tabular-nums'}>
        {t('counter', { count, max })}
      </span>
    </span>
  );
  return rows ? (
    <TextareaField {...props} rows={rows} required={required} hint={shown} />
  ) : (
    <Field {...props} required={required} hint={shown} />
  );
}
