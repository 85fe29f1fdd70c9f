import 'server-only';
import { assertAdmin } from '@/lib/auth/session';
import type { Finding } from '@/lib/doctor/finding';
import { runDoctor } from '@/lib/doctor/run';
import { env } from '@/lib/env';

/** Runs the checks of the doctor. Admins only; never throws when a service fails. */
export async function readState(): Promise<Finding[]> {
  await assertAdmin();
  return runDoctor({ env, fetch, root: process.cwd() });
}
