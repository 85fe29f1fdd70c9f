import 'server-only';
import { cookies } from 'next/headers';
import { z } from 'zod';
import { assertProof, assertStaff, staffClient } from '@/lib/auth/session';
import { env } from '@/lib/env';
import { areaNames, formAreas, specOf } from '@/lib/form-areas';
import { expiredBefore, keptUntil } from '@/lib/jobs/erase-submissions';
import { storedAddress } from '@/lib/mail/address';
import { packPerson } from '@/lib/personal-data/archive';
import { eraseTraces, readPerson, submissionsOf } from '@/lib/personal-data/person';
import { type EntryRow, entryColumns, eraseEntry, toEntry } from '@/lib/submissions/entry';
import { createSessionClient } from '@/lib/supabase/server';
import { asciiAddress } from '@/lib/text/addresses';

export const askedAddressCookie = 'dauro-persona';
// Of the whole site, because a proof of identity leads back to the page, and Next renders it within that request.
const path = '/';

/**
 * An e-mail address in the format of the forms: text, an @, text, once it is cleaned as theirs are. The database refuses
 * control characters.
 */
export const addressSchema = z
  .string()
  .trim()
  .max(255, 'email')
  .regex(/^\P{Cc}*$/u, 'email')
  .transform(storedAddress)
  .pipe(z.string().regex(/^[^@\s]+@[^@\s]+$/, 'email'));

/** The requested address, or null; in a cookie, because proxies and browsers store query strings. */
export async function readAskedAddress(): Promise<string | null> {
  const { data } = addressSchema.safeParse((await cookies()).get(askedAddressCookie)?.value);
  return data ?? null;
}

/** Stores the address in the cookie for ten minutes. */
export async function keepAskedAddress(address: string): Promise<void> {
  const secure = env.SITE_URL.startsWith('https:');
  const options = { path, secure, httpOnly: true, sameSite: 'strict', maxAge: 600 } as const;
  (await cookies()).set(askedAddressCookie, address, options);
}

export async function forgetAskedAddress(): Promise<void> {
  (await cookies()).delete({ name: askedAddressCookie, path });
}

/** The most rows of a list; `count` is the total. */
const shown = 10;

export type Expiring = Awaited<ReturnType<typeof listExpiring>>[number];

/**
 * The submissions that the jobs will erase within `days` (requirement 7.4), by form, the earliest first; `until` is ISO
 * 8601. Admins only; throws.
 */
export async function listExpiring(days: number) {
  const supabase = await staffClient('house');
  const then = new Date(Date.now() + days * 86_400_000);
  return Promise.all(
    areaNames.map(async (area) => {
      const { data, error, count } = await supabase
        .from(specOf(area).table)
        .select(entryColumns(area), { count: 'exact' })
        .lt('created_at', expiredBefore(area, then))
        .order('created_at')
        .limit(shown)
        .overrideTypes<EntryRow[], { merge: false }>();
      if (error) throw new Error('What expires could not be listed', { cause: error });
      const rows = data.map((row) => {
        const { id, reference, name, subject, createdAt } = toEntry(area, row);
        return { id, reference, name, subject, until: keptUntil(area, createdAt) };
      });
      return { area, count: count ?? rows.length, rows };
    }),
  );
}

const rows = z.array(z.looseObject({ id: z.string() }));
const aboutEntry = z.array(z.object({ submission_id: z.string() }));

/** The result of public.personal_data, as far as the page shows it. */
const heldSchema = z.object({
  editorial_submissions: rows,
  dauro_arte_contacts: rows,
  services_contacts: rows,
  contact_messages: rows,
  submission_notes: aboutEntry,
  submission_reviews: aboutEntry,
  submission_letters: aboutEntry,
  mail_outbox: z.array(z.unknown()),
  invitations: z.array(z.unknown()),
  audit_log: z.array(z.object({ kept: z.boolean() })),
  staff_work: z.array(z.unknown()),
  accounts: z.array(
    z.object({ id: z.string(), created_at: z.string(), roles: z.array(z.string()) }),
  ),
});

export type Held = Awaited<ReturnType<typeof findPerson>>;

/**
 * Finds all data about an e-mail address (requirement 7.4): submissions with the numbers of the staff's notes, reviews and
 * letters about each, counts of letters, invitations and rows that name the person (of the record, or of work as staff),
 * and accounts. An erasure removes the address from those rows but for the ones that are kept. Times are ISO 8601. Admins
 * only; throws when the services do not answer.
 */
export async function findPerson(address: string) {
  await assertStaff('house');
  const held = heldSchema.parse((await readPerson(address)).data);
  const countOf = (list: z.infer<typeof aboutEntry>, id: string) =>
    list.filter(({ submission_id }) => submission_id === id).length;
  return {
    submissions: areaNames.flatMap((area) =>
      held[formAreas[area].table].map((row) => ({
        area,
        // `personal_data` returns whole rows of the table.
        entry: toEntry(area, row as unknown as EntryRow),
        notes: countOf(held.submission_notes, row.id),
        reviews: countOf(held.submission_reviews, row.id),
        letters: countOf(held.submission_letters, row.id),
      })),
    ),
    letters: held.mail_outbox.length,
    invitations: held.invitations.length,
    records: {
      total: held.audit_log.length + held.staff_work.length,
      kept: held.audit_log.filter(({ kept }) => kept).length,
    },
    accounts: held.accounts.map(({ id, created_at, roles }) => ({
      id,
      createdAt: created_at,
      roles,
    })),
  };
}

/**
 * All data about an address as a ZIP archive, written while it is sent. The database first records who exported it.
 * Admins with a fresh proof only; throws when the database does not answer, and aborts the download when the storage does not.
 */
export async function exportPersonArchive(address: string): Promise<ReadableStream<Uint8Array>> {
  await assertProof('house');
  const supabase = await createSessionClient();
  const person = await readPerson(address);
  const { error } = await supabase.rpc('record_export');
  if (error) throw new Error('The export could not be recorded', { cause: error });
  return packPerson(address, person);
}

/**
 * Erases the form submissions of an address with files, letters and history, sequentially, so that the database
 * records who erased each; then the accounts of the address that have no role, and the address in the record. Returns the number of submissions.
 * Admins with a fresh proof only; after an exception the rest can be erased again.
 */
export async function erasePersonData(address: string): Promise<number> {
  await assertProof('house');
  const supabase = await createSessionClient();
  let erased = 0;
  for (const { area, id } of await submissionsOf(address)) {
    if (await eraseEntry(area, id)) erased += 1;
  }
  const { error } = await supabase.rpc('erase_accounts', {
    // The identity service keeps domains in ASCII.
    address: asciiAddress(address),
  });
  if (error) throw new Error('The account could not be erased', { cause: error });
  await eraseTraces(address);
  return erased;
}
