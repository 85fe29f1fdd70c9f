import { getTranslations } from 'next-intl/server';
import type { Area } from '@/lib/admin/areas';
import { workTypes } from '@/lib/submissions/schema';
import { isService } from '@/lib/submissions/services';
import { statuses } from '@/lib/submissions/statuses';

/** Codes of the database in words: what was asked about, and states. Unknown ones stay as they are. */
export async function codeLabels() {
  const t = await getTranslations();
  return {
    kind(value: string): string {
      const type = workTypes.find((known) => known === value);
      if (type) return t(`submissions.proposal.tipo_obra.${type}`);
      return isService(value) ? t(`admin.servicio.${value}`) : value;
    },
    status(value: string): string {
      const status = statuses.find((known) => known === value);
      return status ? t(`admin.status.${status}`) : value;
    },
  };
}

/** What the four lists call the column that says what it is about. */
export const subjectKey = (area: Area) =>
  area === 'editorial' ? 'work' : area === 'contacto' ? 'subject' : 'request';
