import 'server-only';
import type { Role } from '@/lib/auth/roles';
import { staffClient } from '@/lib/auth/staff-client';
import { readableDomains } from '@/lib/mail/address';
import { type ListPosition, type Page, readPage, searchFrom } from '@/lib/paging/keyset';
import { errorCodes } from '@/lib/supabase/error-codes';
import { asciiAddress } from '@/lib/text/addresses';

/** An account on the page of people. Times are ISO 8601. */
export type Person = {
  id: string;
  email: string;
  createdAt: string;
  lastSignInAt: string | null;
  roles: string[];
};

/** Accounts whose address contains the term, newest first. Admins only; throws when they cannot be loaded. */
export async function listPeople(term: string, place: ListPosition): Promise<Page<Person>> {
  const supabase = await staffClient('house');
  const page = await readPage(place, async (from, count) => {
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
    })),
  };
}

/** Grants a role; no change when the account has it. Admins only, checked here and by the table's policy. */
export async function grantRole(userId: string, role: Role): Promise<void> {
  const supabase = await staffClient('house');
  const { error } = await supabase.from('user_roles').insert({ user_id: userId, role });
  if (error && error.code !== errorCodes.uniqueViolation) {
    throw new Error('The role could not be granted', { cause: error });
  }
}

/** Revokes a role; false when the database refuses because no admin would be left. Admins only. */
export async function revokeRole(userId: string, role: Role): Promise<boolean> {
  const supabase = await staffClient('house');
  const { error } = await supabase
    .from('user_roles')
    .delete()
    .eq('user_id', userId)
    .eq('role', role);
  if (error?.code === errorCodes.restrictViolation) return false;
  if (error) throw new Error('The role could not be revoked', { cause: error });
  return true;
}
