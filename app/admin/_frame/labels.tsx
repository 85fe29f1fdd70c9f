import { type Messages, useMessages } from 'next-intl';
import { getMessages } from 'next-intl/server';
import { Badge } from '@/app/admin/_frame/ui/badge';
import type { Status } from '@/lib/submissions/statuses';
import { dayOf, toSpanishDate, toWallClock } from '@/lib/time/madrid';

/** Dates of the back-office, in Madrid (requirement 6.19): '21/11/2026'. */
export const formatDate = (iso: string) => toSpanishDate(dayOf(new Date(iso)));

/** '21/11/2026 11:30'. */
export const formatDateTime = (iso: string) => toSpanishDate(toWallClock(iso));

/** '21/11/2026 11:30:05'. */
export const formatSeconds = (iso: string) =>
  `${formatDateTime(iso)}:${new Date(iso).toISOString().slice(17, 19)}`;

/** The name of a value in the messages. A value that they do not know is shown unchanged. */
const named = (names: Readonly<Record<string, string>>) => (value: string) =>
  Object.hasOwn(names, value) ? (names[value] ?? value) : value;

/** Returns the texts for codes of the database: choices, states and files. */
export async function codeLabels() {
  const { admin, submissions } = await getMessages();
  return {
    choice: named(submissions.choices),
    status: named(admin.status),
    file: named(admin.history.file),
  };
}

/** Red means waiting for staff, ochre in progress, teal done, grey closed; those of posts are the same. */
const tones = {
  nueva: 'danger',
  en_revision: 'warning',
  aceptada: 'success',
  rechazada: 'neutral',
  archivada: 'neutral',
  retirada: 'neutral',
  draft: 'neutral',
  published: 'success',
  scheduled: 'warning',
} as const satisfies Record<Status | keyof Messages['posts']['status'], string>;

const isKnown = (status: string): status is keyof typeof tones => Object.hasOwn(tones, status);

/** The state of an entry or of a post as text. */
export function StatusBadge({ value }: { value: string }) {
  const { admin, posts } = useMessages();
  if (!isKnown(value)) return <Badge>{value}</Badge>;
  return <Badge tone={tones[value]}>{{ ...admin.status, ...posts.status }[value]}</Badge>;
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
