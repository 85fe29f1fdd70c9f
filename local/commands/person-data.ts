import { chmod, mkdir, rm, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { Failure } from '../shared/failure.ts';
import { askSite, type JobsSite } from './jobs-site.ts';

type PersonData = { submissions: number; data: object; files: { id: string; path: string }[] };

/** Writes `datos.json` and `archivos` into a new folder, all or nothing. A file lost by the storage is only listed. */
export async function exportPerson(
  site: JobsSite,
  email: string,
  folder: string,
): Promise<{ submissions: number; missing: string[] }> {
  const answer = await ask(site, 'POST', '/api/personal-data', { email });
  const { submissions, data, files }: PersonData = await answer.json();
  const missing: string[] = [];
  await mkdir(folder, { mode: 0o700 });
  try {
    await chmod(folder, 0o700);
    for (const { id, path } of files) {
      const file = await ask(site, 'POST', '/api/personal-data/file', { email, path });
      if (file.status === 404) missing.push(path);
      else await writeSentFile(join(folder, 'archivos', id), basename(path), file);
    }
    const index = `${JSON.stringify({ ...data, missing_files: missing }, null, 2)}\n`;
    await writeFile(join(folder, 'datos.json'), index, { mode: 0o600 });
  } catch (error) {
    // Remove a partial export, because it would look complete.
    await rm(folder, { recursive: true, force: true });
    throw error;
  }
  return { submissions, missing };
}

/** Erases all form submissions of an e-mail address; returns their number. */
export async function erasePerson(site: JobsSite, email: string): Promise<number> {
  const answer = await ask(site, 'DELETE', '/api/personal-data', { email });
  const { erased }: { erased: number } = await answer.json();
  return erased;
}

async function writeSentFile(place: string, name: string, { body }: Response): Promise<void> {
  await mkdir(place, { recursive: true, mode: 0o700 });
  await writeFile(join(place, name), body ?? '', { mode: 0o600 });
}

async function ask(site: JobsSite, method: string, path: string, body: object): Promise<Response> {
  const answer = await askSite(site, path, { method, body: JSON.stringify(body) });
  // The storage has lost the file; an address that is closed answers 404 with a text.
  const isLost =
    answer.status === 404 && answer.headers.get('content-type') === 'application/octet-stream';
  if (answer.ok || isLost) return answer;
  throw new Failure(
    answer.status === 404
      ? `El sitio (${site.url}) no abre /api/personal-data: le falta PERSONAL_DATA_SECRET, o nginx no lo abre a esta máquina.`
      : `El sitio ha respondido ${answer.status}: mira su registro.`,
  );
}
