import { open, rm, writeFile } from 'node:fs/promises';
import { Failure } from '../shared/failure.ts';
import { askSite, type JobsSite } from './jobs-site.ts';

/** Writes the archive of a person into a new file, all or nothing; returns the number of submissions in it. */
export async function exportPerson(
  site: JobsSite,
  email: string,
  place: string,
): Promise<string | null> {
  const { headers, body } = await ask(site, 'POST', email);
  const file = await open(place, 'wx', 0o600);
  try {
    await writeFile(file, body ?? '');
  } catch (error) {
    // Remove a partial export, because it would look complete.
    await rm(place, { force: true });
    const sentence = `La copia no ha llegado entera de ${site.url}: mira su registro.`;
    throw new Failure(sentence, { cause: error });
  } finally {
    await file.close();
  }
  return headers.get('x-submissions');
}

/** Erases all form submissions of an e-mail address; returns their number. */
export async function erasePerson(site: JobsSite, email: string): Promise<number> {
  const answer = await ask(site, 'DELETE', email);
  const { erased }: { erased: number } = await answer.json();
  return erased;
}

async function ask(site: JobsSite, method: string, email: string): Promise<Response> {
  const body = JSON.stringify({ email });
  const answer = await askSite(site, '/api/personal-data', { method, body });
  if (answer.ok) return answer;
  throw new Failure(
    answer.status === 404
      ? `El sitio (${site.url}) no abre /api/personal-data: le falta PERSONAL_DATA_SECRET, o nginx no lo abre a esta máquina.`
      : `El sitio ha respondido ${answer.status}: mira su registro.`,
  );
}
