import 'server-only';
import { userAgentFromString } from 'next/server';
import { assertStaff } from '@/lib/auth/session';
import { createSessionClient } from '@/lib/supabase/server';

/** An open session of the caller. Times are ISO 8601; browser and system are names such as Firefox, or null. */
export type Session = {
  id: string;
  createdAt: string;
  usedAt: string;
  browser: string | null;
  system: string | null;
  address: string | null;
  isCurrent: boolean;
};

/** The caller's open sessions, the last used first. Throws when they cannot be read. */
export async function listSessions(): Promise<Session[]> {
  await assertStaff('office');
  const supabase = await createSessionClient();
  const { data, error } = await supabase.rpc('own_sessions');
  if (error) throw new Error('The sessions could not be read', { cause: error });
  return data.map((row) => {
    const { browser, os } = userAgentFromString(row.user_agent ?? undefined);
    return {
      id: row.id,
      createdAt: row.created_at,
      usedAt: row.used_at,
      browser: browser.name ?? null,
      system: os.name ?? null,
      address: row.address,
      isCurrent: row.is_current,
    };
  });
}
