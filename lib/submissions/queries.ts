import 'server-only';
import { assertStaff } from '@/lib/auth/session';
import { type Cursor, encodeCursor, olderThan } from '@/lib/http/cursor';
import { type Area, areas } from '@/lib/submissions/areas';
import type { FileLink, Page, SubmissionRow } from '@/lib/submissions/types';
import { createSessionClient } from '@/lib/supabase/server';

const pageSize = 25;

/** One row more than a page holds tells whether there is a next one. */
function toPage<Row extends { id: string; created_at: string }, Out>(
  rows: readonly Row[],
  reshape: (row: Row) => Out,
): Page<Out> {
  const shown = rows.slice(0, pageSize);
  const last = shown.at(-1);
  const next =
    rows.length > pageSize && last
      ? encodeCursor({ createdAt: last.created_at, id: last.id })
      : null;
  return { rows: shown.map(reshape), next };
}

function fileLinks(area: Area, id: string, names: Record<string, string | null>): FileLink[] {
  return Object.entries(names).flatMap(([file, name]) =>
    name ? [{ name, href: `/admin/archivos/${area}/${id}/${file}` } as const] : [],
  );
}

/** Editorial proposals for the back-office, newest first (spec §7). Staff only; throws when they cannot be loaded. */
export async function listProposals(after: Cursor | null): Promise<Page<SubmissionRow>> {
  await assertStaff();
  const supabase = await createSessionClient();
  let query = supabase
    .from('editorial_submissions')
    .select(
      'id, reference, created_at, nombre, apellidos, email, telefono, titulo_obra, tipo_obra, status, obra_file_path, obra_file_name, curriculum_file_path, curriculum_file_name',
    )
    .order('created_at', { ascending: false })
    .order('id', { ascending: false })
    .limit(pageSize + 1);
  if (after) query = query.or(olderThan(after));
  const { data, error } = await query;
  if (error) throw new Error('No se pudieron cargar las propuestas', { cause: error });
  return toPage(data, (row) => ({
    id: row.id,
    reference: row.reference,
    createdAt: row.created_at,
    name: `${row.nombre} ${row.apellidos}`,
    email: row.email,
    phone: row.telefono,
    subject: row.titulo_obra,
    kind: row.tipo_obra,
    status: row.status,
    files: fileLinks('editorial', row.id, {
      obra: row.obra_file_path && (row.obra_file_name ?? 'obra'),
      curriculum: row.curriculum_file_path && (row.curriculum_file_name ?? 'curriculum'),
    }),
  }));
}

/** Art or services enquiries for the back-office, newest first. Staff only; throws when they cannot be loaded. */
export async function listEnquiries(
  area: 'dauro-arte' | 'servicios',
  after: Cursor | null,
): Promise<Page<SubmissionRow>> {
  await assertStaff();
  const supabase = await createSessionClient();
  let query = supabase
    .from(areas[area].table)
    .select(
      'id, reference, created_at, nombre, apellidos, email, telefono, servicio, descripcion, status, documento_file_path, documento_file_name',
    )
    .order('created_at', { ascending: false })
    .order('id', { ascending: false })
    .limit(pageSize + 1);
  if (after) query = query.or(olderThan(after));
  const { data, error } = await query;
  if (error) throw new Error('No se pudieron cargar los contactos', { cause: error });
  return toPage(data, (row) => ({
    id: row.id,
    reference: row.reference,
    createdAt: row.created_at,
    name: `${row.nombre} ${row.apellidos}`,
    email: row.email,
    phone: row.telefono,
    subject: row.descripcion,
    kind: row.servicio,
    status: row.status,
    files: fileLinks(area, row.id, {
      documento: row.documento_file_path && (row.documento_file_name ?? 'documento'),
    }),
  }));
}

/** How many rows each list has, for the dashboard (spec §7). Staff only. */
export async function countSubmissions(): Promise<Record<Area, number>> {
  await assertStaff();
  const supabase = await createSessionClient();
  const counts = await Promise.all(
    (Object.keys(areas) as Area[]).map(async (area) => {
      const { count, error } = await supabase
        .from(areas[area].table)
        .select('id', { count: 'exact', head: true });
      if (error) throw new Error('No se pudieron cargar los contactos', { cause: error });
      return [area, count ?? 0] as const;
    }),
  );
  return Object.fromEntries(counts) as Record<Area, number>;
}
