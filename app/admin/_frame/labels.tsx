import { useTranslations } from 'next-intl';
import { getTranslations } from 'next-intl/server';
import { Badge } from '@/app/admin/_frame/ui/badge';
import { areaNames, filesOf, isChoice } from '@/lib/form-areas';
import { isStatus, type Status } from '@/lib/submissions/statuses';
import { dayOf, toSpanishDate, toWallClock } from '@/lib/time/madrid';

/** Dates of the back-office, in Madrid (requirement 6.19): '21/11/2026'. */
export const formatDate = (iso: string) => toSpanishDate(dayOf(new Date(iso)));

/** '21/11/2026 11:30'. */
export const formatDateTime = (iso: string) => toSpanishDate(toWallClock(iso));

/** '21/11/2026 11:30:05'. */
export const formatSeconds = (iso: string) =>
  `${formatDateTime(iso)}:${new Date(iso).toISOString().slice(17, 19)}`;

const fileNames = areaNames.flatMap((area) => filesOf(area).map(([name]) => name));

/** Returns the texts for codes of the database: choices, states and files. Unknown codes are shown unchanged. */
export async function codeLabels() {
  const t = await getTranslations();
  return {
    choice: (value: string): string =>
      isChoice(value) ? t(`submissions.choices.${value}`) : value,
    status: (value: string): string => (isStatus(value) ? t(`admin.status.${value}`) : value),
    file: (value: string): string => {
      const name = fileNames.find((known) => known === value);
      return name ? t(`admin.history.file.${name}`) : value;
    },
  };
}

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
  return isStatus(value) ? <Badge tone={tones[value]}>{t(value)}</Badge> : <Badge>{value}</Badge>;
}

const postTones = { draft: 'neutral', published: 'success', scheduled: 'warning' } as const;
const isKnown = (status: string): status is keyof typeof postTones => status in postTones;

/** The status of a post as text; the colours have the same meaning as in StatusBadge. */
export function PostStatusBadge({ status }: { status: string }) {
  const t = useTranslations('posts.status');
  if (!isKnown(status)) return <Badge>{status}</Badge>;
  return <Badge tone={postTones[status]}>{t(status)}</Badge>;
}

/** An e-mail address that may wrap after its @, so that no line breaks inside a word. */
export function EmailAddress({ email }: { email: string }) {
  const at = email.lastIndexOf('@') + 1;
  return (
    <>
      {email.slice(0, at)}
      <wbr />
      {email.slice(at)}
    </>
  );
}
