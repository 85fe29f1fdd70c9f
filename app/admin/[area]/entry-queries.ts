import 'server-only';
import { isRowId } from '@/app/admin/_frame/schema';
import { staffClient } from '@/lib/auth/staff-client';
import { type FormArea, specOf } from '@/lib/form-areas';
import { type Entry, type EntryRow, entryColumns, toEntry } from '@/lib/submissions/entry';
import type { Tables } from '@/lib/supabase/database.types';

/** `actor` is null for the website itself and for accounts that no longer exist. */
export type EntryEvent = { id: string; at: string; actor: string | null } & (
  | { kind: 'estado'; from: string; to: string }
  | { kind: 'notas' }
  | { kind: 'asignacion'; assignee: string | null }
  | { kind: 'descarga' | 'lectura'; file: string }
);

export type EntryDetails = Entry & {
  consent: { at: string; version: string } | null;
  history: EntryEvent[];
};

type DetailRow = EntryRow & Pick<Tables<'editorial_submissions'>, 'consent_at' | 'consent_version'>;

/** A submission with its history, or null. Staff only; throws when it cannot be loaded. */
export async function getEntry(area: FormArea, id: string): Promise<EntryDetails | null> {
  const supabase = await staffClient();
  if (!isRowId(id)) return null;
  const [found, events] = await Promise.all([
    supabase
      .from(specOf(area).table)
      .select(`${entryColumns(area)}, consent_at, consent_version`)
      .eq('id', id)
      .maybeSingle()
      .overrideTypes<DetailRow, { merge: false }>(),
    supabase
      .from('submission_events')
      .select('id, created_at, kind, from_status, to_status, file, assignee_email, actor_email')
      .eq('submission_id', id)
      .order('created_at', { ascending: false })
      .order('id', { ascending: false })
      .limit(200),
  ]);
  if (found.error) throw new Error('The entry could not be read', { cause: found.error });
  if (events.error) throw new Error('The history could not be read', { cause: events.error });
  const row = found.data;
  if (!row) return null;
  return {
    ...toEntry(area, row),
    consent: row.consent_at ? { at: row.consent_at, version: row.consent_version ?? '' } : null,
    history: events.data.map(toEvent),
  };
}

type EventRow = Omit<Tables<'submission_events'>, 'actor' | 'area' | 'submission_id'>;

function toEvent(row: EventRow): EntryEvent {
  const common = { id: row.id, at: row.created_at, actor: row.actor_email };
  if (row.kind === 'estado') {
    return { ...common, kind: 'estado', from: row.from_status ?? '', to: row.to_status ?? '' };
  }
  if (row.kind === 'descarga' || row.kind === 'lectura') {
    return { ...common, kind: row.kind, file: row.file ?? '' };
  }
  if (row.kind === 'asignacion') {
    return { ...common, kind: 'asignacion', assignee: row.assignee_email };
  }
  return { ...common, kind: 'notas' };
}
