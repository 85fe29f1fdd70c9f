import { getTranslations } from 'next-intl/server';
import { isChoice } from '@/lib/form-areas';
import { isStatus } from '@/lib/submissions/statuses';

/** Returns the texts for codes of the database: choices and states. Unknown codes are shown unchanged. */
export async function codeLabels() {
  const t = await getTranslations();
  return {
    choice: (value: string): string =>
      isChoice(value) ? t(`submissions.choices.${value}`) : value,
    status: (value: string): string => (isStatus(value) ? t(`admin.status.${value}`) : value),
  };
}
