import 'server-only';
import { z } from 'zod';
import { eraseEntry } from '@/lib/admin/entry-mutations';
import { assertAdmin } from '@/lib/auth/session';
import { adminClient } from '@/lib/auth/staff-client';
import { type FormArea, isFormArea } from '@/lib/form-areas';
import { packPerson } from '@/lib/personal-data/archive';
import { readPerson, submissionsOf } from '@/lib/personal-data/person';

/** What the database says it holds (public.personal_data), as far as the page shows it. */
const heldSchema = z.object({
  mail_outbox: z.array(z.unknown()),
  role_changes: z.array(z.unknown()),
  accounts: z.array(
    z.object({ id: z.string(), created_at: z.string(), roles: z.array(z.string()) }),
  ),
});

export type HeldAccount = { id: string; createdAt: string; roles: string[] };

/**
 * Everything held about an address, counted for the page: submissions with their lists, letters, accounts, and changes of
 * their roles, which stay as a record. Times are ISO 8601.
 */
export type Held = {
  submissions: { area: FormArea; id: string; files: number }[];
  letters: number;
  roleChanges: number;
  accounts: HeldAccount[];
};

/** What is held about an e-mail address (requirement 7.4). Admins only; throws when the services do not answer. */
export async function findPerson(address: string): Promise<Held> {
  await assertAdmin();
  const [submissions, { data }] = await Promise.all([submissionsOf(address), readPerson(address)]);
  const held = heldSchema.parse(data);
  return {
    submissions: submissions.flatMap(({ area, id, paths }) =>
      isFormArea(area) ? [{ area, id, files: paths.length }] : [],
    ),
    letters: held.mail_outbox.length,
    roleChanges: held.role_changes.length,
    accounts: held.accounts.map(({ id, created_at, roles }) => ({
      id,
      createdAt: created_at,
      roles,
    })),
  };
}

/**
 * Everything held about an address as a ZIP archive, written while it is sent. Who took it is recorded before anything is
 * handed over. Admins only; throws when the database does not answer, and breaks the download off when the storage does not.
 */
export async function exportPersonArchive(address: string): Promise<ReadableStream<Uint8Array>> {
  const supabase = await adminClient();
  const person = await readPerson(address);
  const { error } = await supabase.rpc('record_export');
  if (error) throw new Error('The export could not be recorded', { cause: error });
  return packPerson(address, person);
}

/**
 * Erases what came from an address through the forms, with files, letters and history, one submission after the other, so
 * that the database records who erased which; then the accounts of the address that have no role. Returns how many
 * submissions went. Admins only; what is left after an exception can be erased again.
 */
export async function erasePersonData(address: string): Promise<number> {
  const supabase = await adminClient();
  let erased = 0;
  for (const { area, id } of await submissionsOf(address)) {
    if (isFormArea(area) && (await eraseEntry(area, id))) erased += 1;
  }
  const { error } = await supabase.rpc('erase_accounts', { address });
  if (error) throw new Error('The account could not be erased', { cause: error });
  return erased;
}
