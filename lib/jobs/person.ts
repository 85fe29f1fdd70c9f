import 'server-only';
import { chmod, mkdir, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { type Erasable, eraseSubmissions } from '@/lib/jobs/erase-submissions';
import { areas, isArea } from '@/lib/submissions/areas';
import { createSecretClient } from '@/lib/supabase/secret';

async function submissionsOf(address: string): Promise<Erasable[]> {
  const { data, error } = await createSecretClient().rpc('submissions_of', { address });
  if (error) throw new Error('What this person sent could not be listed', { cause: error });
  return data;
}

/**
 * Writes everything held about an e-mail address into a folder that must not exist yet (RGPD art. 15 and 20):
 * `datos.json`, and under `archivos` the files as they were sent. Returns how many submissions it found. Only for the
 * command line, where whoever can run it holds the secret key anyway.
 */
export async function exportPerson(address: string, folder: string): Promise<number> {
  const supabase = createSecretClient();
  const submissions = await submissionsOf(address);
  const data = await supabase.rpc('personal_data', { address });
  if (data.error) throw new Error('Personal data could not be read', { cause: data.error });
  await mkdir(folder, { mode: 0o700 });
  await chmod(folder, 0o700);
  await writeFile(join(folder, 'datos.json'), `${JSON.stringify(data.data, null, 2)}\n`, {
    mode: 0o600,
  });
  for (const { area, id, paths } of submissions) {
    if (!isArea(area) || paths.length === 0) continue;
    const place = join(folder, 'archivos', id);
    await mkdir(place, { recursive: true, mode: 0o700 });
    for (const path of paths) {
      const file = await supabase.storage.from(areas[area].bucket).download(path);
      if (file.error) throw new Error(`The file ${path} could not be read`, { cause: file.error });
      await writeFile(join(place, basename(path)), file.data.stream(), { mode: 0o600 });
    }
  }
  return submissions.length;
}

/**
 * Erases everything that came from an e-mail address through the forms, files and mail included (RGPD art. 17). The data
 * API names a thousand at a time, so it asks until nothing is left.
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
