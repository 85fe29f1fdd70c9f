import 'server-only';
import { assertAdmin, assertStaff } from '@/lib/auth/session';
import { createSessionClient } from '@/lib/supabase/server';

/** For data layers: a client with the caller's rights. Throws a `ForbiddenError` unless they are staff or admin. */
export async function staffClient() {
  await assertStaff();
  return createSessionClient();
}

/** For data layers: a client with the caller's rights. Throws a `ForbiddenError` unless they are admin. */
export async function adminClient() {
  await assertAdmin();
  return createSessionClient();
}
