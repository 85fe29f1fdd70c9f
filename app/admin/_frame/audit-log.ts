import 'server-only';
import { adminClient } from '@/lib/auth/staff-client';
import { type FormArea, isFormArea } from '@/lib/form-areas';
import { keysetQuery, type Page, type Place, readPage } from '@/lib/paging/keyset';

/** `actor` is null when the account no longer exists. Times are ISO 8601, days `2026-11-22`. */
export type OfficeRecord = { id: string; at: string; actor: string | null } & (
  | { kind: 'borrado'; area: FormArea; reference: string }
  /** Everything stored about a person was exported. */
  | { kind: 'persona' }
  /** Everything stored about a person was erased. */
  | { kind: 'supresion' }
  | {
      kind: 'exportacion';
      area: FormArea;
      status: string | null;
      since: string | null;
      until: string | null;
      searched: boolean;
    }
);

const columns =
  'id, created_at, kind, area, reference, in_status, since, until, searched, actor_email';

/** Recorded erasures and exports, newest first. Admins only; throws when they cannot be loaded. */
export async function listOfficeRecords(place: Place): Promise<Page<OfficeRecord>> {
  const supabase = await adminClient();
  const page = await readPage(place, async (from, count) => {
    const records = supabase.from('office_records').select(columns);
    const { data, error } = await keysetQuery(records, from, count);
    if (error) throw new Error('The record of the office could not be read', { cause: error });
    return data;
  });
  const rows = page.rows.flatMap((row): OfficeRecord[] => {
    const { area } = row;
    const common = { id: row.id, at: row.created_at, actor: row.actor_email };
    if (area === null)
      return [{ ...common, kind: row.kind === 'borrado' ? 'supresion' : 'persona' }];
    if (!isFormArea(area)) return [];
    if (row.kind === 'borrado') {
      return [{ ...common, kind: 'borrado', area, reference: row.reference ?? '' }];
    }
    const { in_status: status, since, until, searched } = row;
    return [{ ...common, kind: 'exportacion', area, status, since, until, searched }];
  });
  return { ...page, rows };
}
