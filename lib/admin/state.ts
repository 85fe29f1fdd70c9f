import 'server-only';
import { assertAdmin } from '@/lib/auth/session';
import type { Finding } from '@/lib/doctor/finding';
import { runDoctor } from '@/lib/doctor/run';
import { env } from '@/lib/env';

/** What the services answer to the doctor's questions now. Admins only; never throws for a service that fails. */
export async function readState(): Promise<Finding[]> {
  await assertAdmin();
  return runDoctor({ env, fetch, root: process.cwd() });
}
