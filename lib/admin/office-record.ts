import 'server-only';
import { type Area, isArea } from '@/lib/admin/areas';
import { assertAdmin } from '@/lib/auth/session';
import { createSessionClient } from '@/lib/supabase/server';

/** What somebody erased or took away. `actor` is null when the account is gone. Times are ISO 8601, days `2026-11-22`. */
export type OfficeRecord = { id: string; at: string; actor: string | null; area: Area } & (
  | { kind: 'borrado'; reference: string }
  | {
      kind: 'exportacion';
      status: string | null;
      since: string | null;
      until: string | null;
      searched: boolean;
    }
);

/** Erasures and exports, the latest first. Admins only; throws when they cannot be loaded. */
export async function listOfficeRecords(): Promise<OfficeRecord[]> {
  await assertAdmin();
  const supabase = await createSessionClient();
  const { data, error } = await supabase
    .from('office_records')
    .select('id, created_at, kind, area, reference, in_status, since, until, searched, actor_email')
    .order('created_at', { ascending: false })
    .order('id', { ascending: false })
    .limit(50);
  if (error) throw new Error('No se pudo cargar el registro de borrados', { cause: error });
  return data.flatMap((row): OfficeRecord[] => {
    if (!isArea(row.area)) return [];
    const common = { id: row.id, at: row.created_at, actor: row.actor_email, area: row.area };
    if (row.kind === 'borrado') {
      return [{ ...common, kind: 'borrado', reference: row.reference ?? '' }];
    }
    const { in_status: status, since, until, searched } = row;
    return [{ ...common, kind: 'exportacion', status, since, until, searched }];
  });
}
