import 'server-only';
import { assertAdmin, assertStaff } from '@/lib/auth/session';
import { createSessionClient } from '@/lib/supabase/server';

/**
 * For data layers: a database client with the caller's rights; throws a `ForbiddenError` unless the caller is staff or
 * admin.
 */
export async function staffClient() {
  await assertStaff();
  return createSessionClient();
}

/**
 * For data layers: a database client with the caller's rights; throws a `ForbiddenError` unless the caller is admin.
 */
export async function adminClient() {
  await assertAdmin();
  return createSessionClient();
}
