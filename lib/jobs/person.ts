import 'server-only';
import { chmod, mkdir, rm, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { StorageApiError } from '@supabase/supabase-js';
import { type Erasable, eraseSubmissions } from '@/lib/jobs/erase-submissions';
import { areas, isArea } from '@/lib/submissions/areas';
import { createSecretClient } from '@/lib/supabase/secret';

/** What one answer of the data API holds at most (supabase/config.toml, max_rows). */
const page = 1000;

/** In the order of their identifiers, which no row changes, so that what arrives meanwhile moves nothing out of a page. */
async function submissionsOf(address: string): Promise<Erasable[]> {
  const found: Erasable[] = [];
  for (;;) {
    const { data, error } = await createSecretClient()
      .rpc('submissions_of', { address })
      .order('id')
      .range(found.length, found.length + page - 1);
    if (error) throw new Error('What this person sent could not be listed', { cause: error });
    found.push(...data);
    if (data.length < page) return found;
  }
}

/** What was written: how many submissions, and the files that their rows name and the storage does not have. */
export type PersonExport = { submissions: number; missing: string[] };

/**
 * Writes everything held about an e-mail address into a folder that must not exist yet (RGPD art. 15 and 20):
 * `datos.json`, and under `archivos` the files as they were sent. All of it or nothing is written; a file that is lost
 * keeps nobody from the rest and is named in `datos.json`. Only for the command line, where whoever can run it holds
 * the secret key anyway.
 */
export async function exportPerson(address: string, folder: string): Promise<PersonExport> {
  const submissions = await submissionsOf(address);
  const data = await createSecretClient().rpc('personal_data', { address });
  if (data.error) throw new Error('Personal data could not be read', { cause: data.error });
  const missing: string[] = [];
  await mkdir(folder, { mode: 0o700 });
  try {
    await chmod(folder, 0o700);
    for (const submission of submissions) missing.push(...(await exportFiles(submission, folder)));
    const index = { ...Object(data.data), missing_files: missing };
    await writeFile(join(folder, 'datos.json'), `${JSON.stringify(index, null, 2)}\n`, {
      mode: 0o600,
    });
  } catch (error) {
    // Half of what is held looks like all of it.
    await rm(folder, { recursive: true, force: true });
    throw error;
  }
  return { submissions: submissions.length, missing };
}

/** Answers which files are not there; throws when the storage does not say. */
async function exportFiles({ area, id, paths }: Erasable, folder: string): Promise<string[]> {
  if (!isArea(area) || paths.length === 0) return [];
  const place = join(folder, 'archivos', id);
  await mkdir(place, { recursive: true, mode: 0o700 });
  const storage = createSecretClient().storage.from(areas[area].bucket);
  const missing: string[] = [];
  for (const path of paths) {
    const file = await storage.download(path);
    if (file.data) {
      await writeFile(join(place, basename(path)), file.data.stream(), { mode: 0o600 });
    } else if (isMissing(file.error)) {
      missing.push(path);
    } else {
      throw new Error(`The file ${path} could not be read`, { cause: file.error });
    }
  }
  return missing;
}

/** The hosted storage says 404 within an answer of 400, newer ones name it; a bucket that is not there is our mistake. */
const isMissing = (error: unknown): boolean =>
  error instanceof StorageApiError &&
  error.code !== 'NoSuchBucket' &&
  (error.code === 'NoSuchKey' || error.status === 404 || error.statusCode === '404');

/**
 * Erases everything that came from an e-mail address through the forms, files and mail included (RGPD art. 17). What
 * arrives meanwhile goes too: it asks until nothing is left.
 */
export async function erasePerson(address: string): Promise<number> {
  let erased = 0;
  for (
    let rows = await submissionsOf(address);
    rows.length > 0;
    rows = await submissionsOf(address)
  )
    erased += await eraseSubmissions(rows);
  return erased;
}
