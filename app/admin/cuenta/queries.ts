import 'server-only';
import { assertStaff } from '@/lib/auth/session';
import { createSessionClient } from '@/lib/supabase/server';

/** An open session of the caller: its times (ISO 8601) and the network address that opened it, when that is known. */
export type Session = {
  id: string;
  createdAt: string;
  usedAt: string;
  address: string | null;
  isCurrent: boolean;
};

/** The caller's open sessions, the last used first. Throws when they cannot be read. */
export async function listSessions(): Promise<Session[]> {
  await assertStaff('office');
  const supabase = await createSessionClient();
  const { data, error } = await supabase.rpc('own_sessions');
  if (error) throw new Error('The sessions could not be read', { cause: error });
  return data.map((row) => ({
    id: row.id,
    createdAt: row.created_at,
    usedAt: row.used_at,
    address: row.address,
    isCurrent: row.is_current,
  }));
}
