import 'server-only';
import { eraseSubmissions } from '@/lib/jobs/erase-submissions';
import { monthsBefore } from '@/lib/jobs/months-before';
import { site } from '@/lib/site';
import { createSecretClient } from '@/lib/supabase/secret';

/** The function names a hundred of each form at a time; what is left after so many rounds waits for the next run. */
const rounds = 50;

/** Erases what is past its retention (lib/site.ts), rows and files together; returns how many submissions. */
export async function eraseExpired(now = new Date()): Promise<number> {
  const { editorial, art, services, contact } = site.retentionMonths;
  const before = (months: number) => monthsBefore(now, months).toISOString();
  let erased = 0;
  for (let round = 0; round < rounds; round += 1) {
    const { data, error } = await createSecretClient().rpc('expired_submissions', {
      editorial_before: before(editorial),
      art_before: before(art),
      services_before: before(services),
      contact_before: before(contact),
    });
    if (error) throw new Error('Expired submissions could not be listed', { cause: error });
    if (data.length === 0) break;
    erased += await eraseSubmissions(data);
  }
  return erased;
}
