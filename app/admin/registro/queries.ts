import 'server-only';
import { z } from 'zod';
import { type Query, readDay } from '@/app/admin/_frame/schema';
import { type AuditKind, auditKinds } from '@/lib/audit/kinds';
import { staffClient } from '@/lib/auth/session';
import { formsOfAddress } from '@/lib/mail/address';
import { keysetQuery, type ListPosition, readPage } from '@/lib/paging/keyset';
import { searchTerm } from '@/lib/text/clean';
import { endOfDay, startOfDay } from '@/lib/time/madrid';

/** The filter of the record as in its address. An empty value does not filter. */
export type RecordFilter = { q: string; tipo: AuditKind | ''; desde: string; hasta: string };

/** Reads the filter from the query string; invalid values are ignored. */
export const readRecordFilter = ({ q, tipo, desde, hasta }: Query): RecordFilter => ({
  q: searchTerm(q),
  tipo: auditKinds.find((kind) => kind === tipo) ?? '',
  desde: readDay(desde),
  hasta: readDay(hasta),
});

const text = z.string().optional();
const flag = z.boolean().optional();
const detailSchema = z
  .object({
    area: text,
    estado: text,
    desde: text,
    hasta: text,
    busqueda: flag,
    factor: flag,
    rol: text,
    archivo: text,
    plantilla: text,
    cambio: text,
    titulo: text,
  })
  .catch({});

export type AuditRow = Awaited<ReturnType<typeof listAuditRows>>['rows'][number];

const columns =
  'id, created_at, kind, actor:actor_email, actorKind:actor_kind, network, aboutKind:about_kind, about, detail';

/** A quoted pattern. The characters that mean something in a pattern of LIKE are searched as they are. */
const containing = (term: string) =>
  JSON.stringify(`%${term.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`);

/**
 * What was recorded, newest first. `actor` is null for visitors and the system, and once the person was erased. Admins
 * only; throws when it cannot be loaded.
 */
export async function listAuditRows(filter: RecordFilter, position: ListPosition) {
  const { q, tipo, desde, hasta } = filter;
  const supabase = await staffClient('house');
  const [since, before] = [startOfDay(desde), endOfDay(hasta)];
  const page = await readPage(position, async (from, count) => {
    let rows = supabase.from('audit_log').select(columns);
    // Accounts keep domains in ASCII, rows of people in letters.
    const spellings = [q, ...formsOfAddress(q)].filter(Boolean);
    if (q) rows = rows.likeAnyOf('search_text', spellings.map(containing));
    if (tipo) rows = rows.eq('kind', tipo);
    if (since) rows = rows.gte('created_at', since);
    if (before) rows = rows.lt('created_at', before);
    const { data, error } = await keysetQuery(rows, from, count);
    if (error) throw new Error('The record could not be read', { cause: error });
    return data;
  });
  const rows = page.rows.map(({ created_at: at, kind, detail, ...row }) => ({
    ...row,
    at,
    // The table knows no other kinds.
    kind: kind as AuditKind,
    detail: detailSchema.parse(detail ?? {}),
  }));
  return { ...page, rows };
}
