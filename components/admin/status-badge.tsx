import { getTranslations } from 'next-intl/server';
import { Badge } from '@/components/ui/badge';
import { type Status, statuses } from '@/lib/submissions/statuses';

/** One meaning for each colour: red waits for staff, ochre is in progress, teal is done, grey is closed. */
const tones = {
  nueva: 'danger',
  en_revision: 'warning',
  aceptada: 'success',
  rechazada: 'neutral',
  archivada: 'neutral',
  retirada: 'neutral',
} as const satisfies Record<Status, string>;

/** The status of a submission. */
export async function StatusBadge({ value }: { value: string }) {
  const t = await getTranslations('admin.status');
  const status = statuses.find((known) => known === value);
  return status ? <Badge tone={tones[status]}>{t(status)}</Badge> : <Badge>{value}</Badge>;
}
