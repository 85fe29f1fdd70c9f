import 'server-only';
import { env } from '@/lib/env';
import { type FormArea, specOf } from '@/lib/form-areas';
import { type Erasable, eraseSubmissions } from '@/lib/jobs/erase-submissions';
import { formsOfAddress } from '@/lib/mail/address';
import { erasureDigest } from '@/lib/security/keys';
import { isMissingFile } from '@/lib/supabase/error-codes';
import { createSecretClient } from '@/lib/supabase/secret';

/** The most rows of one response of the data API (supabase/config.toml, max_rows). */
const page = 1000;

/** The submissions of an address, ordered by id so that new rows do not move others between pages. Throws. */
export async function submissionsOf(address: string): Promise<Erasable[]> {
  const found = await Promise.all(formsOfAddress(address).map(submissionsOfForm));
  return found.flat();
}

async function submissionsOfForm(address: string): Promise<Erasable[]> {
  const found: Erasable[] = [];
  for (;;) {
    const { data, error } = await createSecretClient()
      .rpc('submissions_of', { address })
      .order('id')
      .range(found.length, found.length + page - 1)
      .overrideTypes<{ area: FormArea }[]>();
    if (error) throw new Error('What this person sent could not be listed', { cause: error });
    found.push(...data);
    if (data.length < page) return found;
  }
}

/** What `public.personal_data` returns: rows by table. */
export type HeldRows = Record<string, Readonly<Record<string, unknown>>[]>;
export type PersonData = Awaited<ReturnType<typeof readPerson>>;

/** Reads all data about an e-mail address (RGPD art. 15 and 20); throws when the database does not answer. */
export async function readPerson(address: string) {
  const submissions = await submissionsOf(address);
  const answers = await Promise.all(formsOfAddress(address).map(dataOfForm));
  const data: HeldRows = {};
  for (const [name, rows] of answers.flatMap((answer) => Object.entries(answer))) {
    data[name] = [...(data[name] ?? []), ...rows];
  }
  const files = submissions.flatMap(({ id, paths }) => paths.map((path) => ({ id, path })));
  return { submissions: submissions.length, data, files };
}

async function dataOfForm(address: string): Promise<HeldRows> {
  const { data, error } = await createSecretClient().rpc('personal_data', { address });
  if (error) throw new Error('Personal data could not be read', { cause: error });
  return data as HeldRows;
}

/** A file as it was sent; null when the storage has lost it, or it is of another address. Throws on an outage. */
export async function readPersonFile(address: string, path: string): Promise<Blob | null> {
  const submissions = await submissionsOf(address);
  const owner = submissions.find(({ paths }) => paths.includes(path));
  const bucket = owner && specOf(owner.area).bucket;
  if (!bucket) return null;
  const { data, error } = await createSecretClient().storage.from(bucket).download(path);
  if (error && !isMissingFile(error)) throw new Error('A file could not be read', { cause: error });
  return data;
}

/**
 * Erases what is left of an address without submissions and account: mail, an invitation, and its name in the record and
 * in what its account wrote, except where that proves who could see data. Keeps a digest of it, so that a restored backup does not
 * bring it back. Throws.
 */
export async function eraseTraces(address: string): Promise<void> {
  const supabase = createSecretClient();
  const forms = formsOfAddress(address);
  for (const form of forms) {
    const { error } = await supabase.rpc('erase_mail', { address: form });
    if (error) throw new Error('Mail to this person stays', { cause: error });
  }
  const erased_at = new Date().toISOString();
  const tombstones = forms.map((form) => ({
    digest: erasureDigest(form, env.SUPABASE_SECRET_KEY),
    erased_at,
  }));
  const { error } = await supabase.from('erasures').upsert(tombstones);
  if (error) throw new Error('The erasure could not be kept', { cause: error });
  for (const form of forms) {
    const { error } = await supabase.rpc('erase_audit_names', { address: form });
    if (error) throw new Error('This person stays in the record', { cause: error });
  }
}

const maxRounds = 20;

/**
 * Erases all form submissions of an e-mail address, files and mail included (RGPD art. 17). It repeats until none are
 * left, so that submissions arriving during the erasure are erased too; throws when some are left after twenty rounds.
 */
export async function erasePerson(address: string): Promise<number> {
  let erased = 0;
  for (let round = 0; round < maxRounds; round += 1) {
    const rows = await submissionsOf(address);
    if (rows.length === 0) {
      await eraseTraces(address);
      return erased;
    }
    erased += await eraseSubmissions(rows);
  }
  throw new Error('Submissions of this person stay');
}
