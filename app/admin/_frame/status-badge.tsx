import { getTranslations } from 'next-intl/server';
import { Badge } from '@/components/ui/badge';
import { type Status, statuses } from '@/lib/submissions/statuses';

/** Red means waiting for staff, ochre in progress, teal done, grey closed. */
const tones = {
  nueva: 'danger',
  en_revision: 'warning',
  aceptada: 'success',
  rechazada: 'neutral',
  archivada: 'neutral',
  retirada: 'neutral',
} as const satisfies Record<Status, string>;

export async function StatusBadge({ value }: { value: string }) {
  const t = await getTranslations('admin.status');
  const status = statuses.find((known) => known === value);
  return status ? <Badge tone={tones[status]}>{t(status)}</Badge> : <Badge>{value}</Badge>;
}
