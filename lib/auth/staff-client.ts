import 'server-only';
import { assertAdmin, assertStaff } from '@/lib/auth/session';
import { createSessionClient } from '@/lib/supabase/server';

/** For data layers: the database as the caller sees it, who is staff or admin, or a `ForbiddenError`. */
export async function staffClient() {
  await assertStaff();
  return createSessionClient();
}

/** For data layers: the database as the caller sees it, who is admin, or a `ForbiddenError`. */
export async function adminClient() {
  await assertAdmin();
  return createSessionClient();
}
