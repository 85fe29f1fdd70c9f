import 'server-only';
import type { Role } from '@/lib/auth/roles';
import { assertProof, staffClient } from '@/lib/auth/session';
import { readableDomains } from '@/lib/mail/address';
import { type ListPosition, readPage, searchFrom } from '@/lib/paging/keyset';
import { errorCodes } from '@/lib/supabase/error-codes';
import { createSessionClient } from '@/lib/supabase/server';
import { asciiAddress } from '@/lib/text/addresses';

export type Person = Awaited<ReturnType<typeof listPeople>>['rows'][number];

/**
 * Accounts whose address contains the term, newest first. Times are ISO 8601. Admins only; throws when they cannot be
 * loaded.
 */
export async function listPeople(term: string, position: ListPosition) {
  const supabase = await staffClient('house');
  const page = await readPage(position, async (from, count) => {
    const { data, error } = await supabase.rpc('list_people', {
      // The identity service keeps domains in ASCII.
      term: asciiAddress(term),
      max_rows: count,
      ...(from && searchFrom(from)),
    });
    if (error) throw new Error('The accounts could not be read', { cause: error });
    return data;
  });
  return {
    ...page,
    rows: page.rows.map((row) => ({
      id: row.id,
      email: readableDomains(row.email),
      createdAt: row.created_at,
      // The type generator declares every column that a function returns as not null.
      lastSignInAt: row.last_sign_in_at as string | null,
      roles: row.roles,
      hasSecondFactor: row.has_factor,
    })),
  };
}

/**
 * Gives a member another role, or with null ends the membership and its sessions. Returns the message key of a refusal,
 * or null. Admins with a fresh proof only, checked here and by the database.
 */
export async function setRole(account: string, role: Role | null): Promise<string | null> {
  await assertProof('house');
  const supabase = await createSessionClient();
  // The generated type does not know that null is a value.
  const { error } = await supabase.rpc('set_role', { account, new_role: role as string });
  if (error?.code === errorCodes.restrictViolation) return 'last_admin';
  if (error?.code === errorCodes.noDataFound) return 'gone';
  if (error) throw new Error('The role could not be changed', { cause: error });
  return null;
}

/** Ends all sessions of an account but the caller's own one. Admins with a fresh proof only. */
export async function endSessionsOf(account: string): Promise<void> {
  await assertProof('house');
  const supabase = await createSessionClient();
  const { error } = await supabase.rpc('end_sessions', { account });
  if (error) throw new Error('The sessions could not be ended', { cause: error });
}
