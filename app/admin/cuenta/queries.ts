import 'server-only';
import { assertStaff } from '@/lib/auth/session';
import { createSessionClient } from '@/lib/supabase/server';

export type Session = Awaited<ReturnType<typeof listSessions>>[number];

/**
 * The caller's open sessions, the last used first: their times (ISO 8601) and the network address that opened each, when
 * that is known. Throws when they cannot be read.
 */
export async function listSessions() {
  await assertStaff('office');
  const supabase = await createSessionClient();
  const { data, error } = await supabase.rpc('own_sessions');
  if (error) throw new Error('The sessions could not be read', { cause: error });
  return data.map((row) => ({
    id: row.id,
    createdAt: row.created_at,
    usedAt: row.used_at,
    // The type generator declares every column that a function returns as not null.
    address: row.address as string | null,
    isCurrent: row.is_current,
  }));
}
