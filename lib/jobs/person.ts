import 'server-only';
import { chmod, mkdir, rm, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
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

/**
 * Writes everything held about an e-mail address into a folder that must not exist yet (RGPD art. 15 and 20):
 * `datos.json`, and under `archivos` the files as they were sent. All of it or nothing is written. Returns how many
 * submissions it found. Only for the command line, where whoever can run it holds the secret key anyway.
 */
export async function exportPerson(address: string, folder: string): Promise<number> {
  const submissions = await submissionsOf(address);
  const data = await createSecretClient().rpc('personal_data', { address });
  if (data.error) throw new Error('Personal data could not be read', { cause: data.error });
  await mkdir(folder, { mode: 0o700 });
  try {
    await chmod(folder, 0o700);
    await writeFile(join(folder, 'datos.json'), `${JSON.stringify(data.data, null, 2)}\n`, {
      mode: 0o600,
    });
    for (const submission of submissions) await exportFiles(submission, folder);
  } catch (error) {
    // Half of what is held looks like all of it.
    await rm(folder, { recursive: true, force: true });
    throw error;
  }
  return submissions.length;
}

async function exportFiles({ area, id, paths }: Erasable, folder: string): Promise<void> {
  if (!isArea(area) || paths.length === 0) return;
  const place = join(folder, 'archivos', id);
  await mkdir(place, { recursive: true, mode: 0o700 });
  const storage = createSecretClient().storage.from(areas[area].bucket);
  for (const path of paths) {
    const file = await storage.download(path);
    if (file.error) throw new Error(`The file ${path} could not be read`, { cause: file.error });
    await writeFile(join(place, basename(path)), file.data.stream(), { mode: 0o600 });
  }
}

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
