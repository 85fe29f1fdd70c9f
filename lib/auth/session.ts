import 'server-only';
import type { User } from '@supabase/supabase-js';
import type { Route } from 'next';
import { redirect } from 'next/navigation';
import { cache } from 'react';
import { isRecovery } from '@/lib/auth/recovery-cookie';
import { isAdmin, isStaff } from '@/lib/auth/roles';
import { createSessionClient } from '@/lib/supabase/server';

/** Who is asking: read from the session and from `user_roles` once per request, never from the token. */
export type Caller = {
  id: string;
  email: string;
  roles: string[];
  /** False when the roles could not be fetched: the list is empty then, which opens nothing (spec §8). */
  rolesKnown: boolean;
};

/** The caller lacks the permission; a page never shows this, because it redirects before. */
export class ForbiddenError extends Error {
  override readonly name = 'ForbiddenError';
}

/**
 * The signed-in person with their roles, or null. Throws when the identity service cannot be asked: an outage must
 * not look like a sign-out. If only the roles cannot be fetched, the list is empty (spec §8).
 */
export const getCaller = cache(async (): Promise<Caller | null> => {
  const supabase = await createSessionClient();
  const { data, error } = await supabase.auth.getUser();
  if (error?.name === 'AuthRetryableFetchError') throw error;
  return data.user
    ? { ...identityOf(data.user), ...(await readRoles(supabase, data.user.id)) }
    : null;
});

/** For data layers: the caller, who is staff or admin, or a `ForbiddenError`; an outage is no verdict and throws another. */
export async function assertStaff(): Promise<Caller> {
  const caller = await getCaller();
  if (caller && !caller.rolesKnown) throw new Error('Roles could not be read');
  if (!caller || !isStaff(caller.roles) || (await isRecovery()))
    throw new ForbiddenError('staff only');
  return caller;
}

/** For data layers: the caller, who is admin, or a `ForbiddenError`. */
export async function assertAdmin(): Promise<Caller> {
  const caller = await assertStaff();
  if (!isAdmin(caller.roles)) throw new ForbiddenError('admin only');
  return caller;
}

/**
 * For the frame of the back-office. Anonymous people go to /auth and come back to `heading` afterwards; people without a
 * role go to the home page (spec §2, protected route rule). When the roles cannot be fetched the frame alone is shown,
 * so that the page inside can say what is wrong.
 */
export async function requireFrame(heading: string): Promise<Caller> {
  const caller = await getCaller();
  if (!caller) redirect(signInAddress(heading));
  if (await isRecovery()) redirect('/auth');
  if (caller.rolesKnown && !isStaff(caller.roles)) redirect('/');
  return caller;
}

/** For pages: the caller, who is staff or admin. Throws when that cannot be found out. */
export async function requireStaff(heading: string): Promise<Caller> {
  const caller = await requireFrame(heading);
  if (!caller.rolesKnown) throw new Error('Roles could not be read');
  return caller;
}

/** For pages that are for admins alone; staff goes back to the dashboard. */
export async function requireAdmin(heading: string): Promise<Caller> {
  const caller = await requireStaff(heading);
  if (!isAdmin(caller.roles)) redirect('/admin');
  return caller;
}

const signInAddress = (heading: string) =>
  `/auth?${new URLSearchParams({ next: heading })}` as Route;

async function readRoles(
  supabase: Awaited<ReturnType<typeof createSessionClient>>,
  userId: string,
): Promise<Pick<Caller, 'roles' | 'rolesKnown'>> {
  const { data, error } = await supabase.from('user_roles').select('role').eq('user_id', userId);
  if (error) console.error('Roles could not be read', error);
  return { roles: data?.map(({ role }) => role) ?? [], rolesKnown: !error };
}

const identityOf = (user: User) => ({ id: user.id, email: user.email ?? '' });
