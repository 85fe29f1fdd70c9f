import { getTranslations } from 'next-intl/server';
import { isChoice } from '@/lib/form-areas';
import { isStatus } from '@/lib/submissions/statuses';

/** Codes of the database in words: what was asked about, and states. Unknown ones stay as they are. */
export async function codeLabels() {
  const t = await getTranslations();
  return {
    choice: (value: string): string =>
      isChoice(value) ? t(`submissions.choices.${value}`) : value,
    status: (value: string): string => (isStatus(value) ? t(`admin.status.${value}`) : value),
  };
}
