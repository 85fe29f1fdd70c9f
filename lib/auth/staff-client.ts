import 'server-only';
import type { Work } from '@/lib/auth/roles';
import { assertStaff } from '@/lib/auth/session';
import { createSessionClient } from '@/lib/supabase/server';

/** For data layers: a client with the caller's rights. Throws a `ForbiddenError` unless they may work on it. */
export async function staffClient(what: Work) {
  await assertStaff(what);
  return createSessionClient();
}
