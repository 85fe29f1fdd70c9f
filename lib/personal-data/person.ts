import 'server-only';
import { basename } from 'node:path';
import { type PassThrough, Readable } from 'node:stream';
import { ZipFile } from 'yazl';
import { env } from '@/lib/env';
import { fileName } from '@/lib/files/names';
import {
  areaNames,
  type FormArea,
  fieldsOf,
  filesOf,
  formAreas,
  isChoice,
  isFormArea,
  specOf,
} from '@/lib/form-areas';
import { type Erasable, eraseSubmissions } from '@/lib/jobs/erase-submissions';
import { formsOfAddress } from '@/lib/mail/address';
import { erasureDigest } from '@/lib/security/keys';
import { site } from '@/lib/site';
import { type Entry, type EntryRow, toEntry } from '@/lib/submissions/entry';
import { isStatus } from '@/lib/submissions/statuses';
import type { Json } from '@/lib/supabase/database.types';
import { isMissingFile } from '@/lib/supabase/error-codes';
import { createSecretClient } from '@/lib/supabase/secret';
import { messages } from '@/messages/es';

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
      .range(found.length, found.length + page - 1);
    if (error) throw new Error('What this person sent could not be listed', { cause: error });
    found.push(...data);
    if (data.length < page) return found;
  }
}

export type PersonData = {
  submissions: number;
  data: Readonly<Record<string, Json[]>>;
  files: { id: string; path: string }[];
};

/** Reads all data about an e-mail address (RGPD art. 15 and 20); throws when the database does not answer. */
export async function readPerson(address: string): Promise<PersonData> {
  const submissions = await submissionsOf(address);
  const answers = await Promise.all(formsOfAddress(address).map(dataOfForm));
  const data: Record<string, Json[]> = {};
  for (const [name, rows] of answers.flatMap((answer) => Object.entries(answer))) {
    data[name] = [...(data[name] ?? []), ...rows];
  }
  const files = submissions.flatMap(({ id, paths }) => paths.map((path) => ({ id, path })));
  return { submissions: submissions.length, data, files };
}

async function dataOfForm(address: string): Promise<Record<string, Json[]>> {
  const { data, error } = await createSecretClient().rpc('personal_data', { address });
  if (error) throw new Error('Personal data could not be read', { cause: error });
  // The function returns an object with a list of rows for each table.
  return data as Record<string, Json[]>;
}

/** A file as it was sent; null when the storage has lost it, or it is of another address. Throws on an outage. */
export async function readPersonFile(address: string, path: string): Promise<Blob | null> {
  const submissions = await submissionsOf(address);
  const owner = submissions.find(({ paths }) => paths.includes(path));
  const bucket = owner && isFormArea(owner.area) ? specOf(owner.area).bucket : null;
  if (!bucket) return null;
  const { data, error } = await createSecretClient().storage.from(bucket).download(path);
  if (error && !isMissingFile(error)) throw new Error('A file could not be read', { cause: error });
  return data;
}

/**
 * Erases what is left of an address without submissions and account: mail, and its name in the record, except where that
 * proves who could see data. Keeps a digest of it, so that a restored backup does not bring it back. Throws.
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

const mostRounds = 20;

/**
 * Erases all form submissions of an e-mail address, files and mail included (RGPD art. 17). It repeats until none are
 * left, so that submissions that arrive meanwhile are erased too; throws when some still stay after twenty rounds.
 */
export async function erasePerson(address: string): Promise<number> {
  let erased = 0;
  for (let round = 0; round < mostRounds; round += 1) {
    const rows = await submissionsOf(address);
    if (rows.length === 0) {
      await eraseTraces(address);
      return erased;
    }
    erased += await eraseSubmissions(rows);
  }
  throw new Error('Submissions of this person stay');
}

/** The result of `public.personal_data`: rows by table. */
type HeldRows = Readonly<Record<string, readonly Readonly<Record<string, unknown>>[]>>;

type Found = { area: FormArea; entry: Entry; row: EntryRow };

const entriesOf = (data: HeldRows): Found[] =>
  areaNames.flatMap((area) =>
    (data[formAreas[area].table] ?? []).map((found) => {
      // `personal_data` returns whole rows of the table.
      const row = found as unknown as EntryRow;
      return { area, entry: toEntry(area, row), row };
    }),
  );

/** The archive path of each file by its path in the storage: a folder per submission, with the file's own name. */
function placesOf(data: HeldRows): Map<string, string> {
  const places = new Map<string, string>();
  for (const { area, row } of entriesOf(data)) {
    const taken = new Set<string>();
    for (const [file] of filesOf(area)) {
      const path = row[`${file}_file_path`];
      if (!path) continue;
      const own = fileName(row[`${file}_file_name`] ?? file, path);
      const name = taken.has(own) ? `${file}-${own}` : own;
      taken.add(name);
      places.set(path, `archivos/${row.reference}/${name}`);
    }
  }
  return places;
}

const date = new Intl.DateTimeFormat(site.locale, { dateStyle: 'long', timeZone: site.timeZone });
const on = (iso: unknown) => date.format(new Date(String(iso)));

/** All data about a person as a readable text. */
function summaryOf(address: string, data: HeldRows, missing: readonly string[]): string {
  const { admin, review, submissions } = messages;
  const places = placesOf(data);
  const parts = entriesOf(data).map(({ area, entry, row }) => {
    const about = (table: string) =>
      (data[table] ?? []).filter(({ submission_id }) => submission_id === entry.id);
    const fields = fieldsOf(area).flatMap(([name]) => {
      const value = entry.values[name];
      if (!value) return [];
      return [
        `${submissions.labels[name]}: ${isChoice(value) ? submissions.choices[value] : value}`,
      ];
    });
    const files = filesOf(area).flatMap(([file]) => {
      const path = row[`${file}_file_path`];
      const lost = path && missing.includes(path) ? ' (no se ha encontrado)' : '';
      return path ? [`Archivo: ${places.get(path)}${lost}`] : [];
    });
    const reviews = about('submission_reviews').map((given) => {
      const marks = Object.entries(review.marks.criterion).flatMap(([name, label]) =>
        given[name] ? [`${label} ${given[name]}`] : [],
      );
      return [`Valoración del ${on(given['updated_at'])}: ${marks.join(', ')}`, given['report']];
    });
    return [
      `${admin.menu[area]} · ${entry.reference}`,
      `Recibido: ${on(entry.createdAt)}`,
      `Estado: ${isStatus(entry.status) ? admin.status[entry.status] : entry.status}`,
      ...[...fields, ...files],
      ...about('submission_notes').map(
        (note) => `Nota del ${on(note['created_at'])}: ${note['body']}`,
      ),
      ...reviews.flat(),
      ...about('submission_letters').map(
        (letter) =>
          `Carta del ${on(letter['created_at'])}: ${letter['subject']}\n${letter['body']}`,
      ),
    ]
      .filter(Boolean)
      .join('\n');
  });
  const accounts = (data['accounts'] ?? []).map(
    (account) => `Cuenta abierta el ${on(account['created_at'])}`,
  );
  return `${[
    `Datos de ${address} que guarda ${site.name}, a ${on(new Date())}`,
    ...parts,
    ...accounts,
    'Todo, con los correos enviados y el historial, está también en datos.json, para programas.',
  ].join('\n\n')}\n`;
}

/**
 * The data of a person as a ZIP archive: the files as they were sent, under their own names and the reference of their
 * submission, then `resumen.txt` for people and `datos.json` for programs, which both list files that the storage has
 * lost. Each file is read after the previous one was sent; an exception ends the stream with an error.
 */
export function packPerson(
  address: string,
  { data, files }: PersonData,
): ReadableStream<Uint8Array> {
  const zip = new ZipFile();
  const missing: string[] = [];
  const rows = Object(data) as HeldRows;
  const places = placesOf(rows);
  const open = async (path: string) => {
    const file = await readPersonFile(address, path);
    if (!file) missing.push(path);
    return Readable.from(file ? file.stream() : []);
  };
  for (const { id, path } of files) {
    zip.addReadStreamLazy(places.get(path) ?? `archivos/${id}/${basename(path)}`, (done) => {
      open(path).then(
        (file) => done(null, file),
        (error) => done(error, Readable.from([])),
      );
    });
  }
  zip.addReadStreamLazy('resumen.txt', (done) => {
    done(null, Readable.from([Buffer.from(summaryOf(address, rows, missing))]));
  });
  zip.addReadStreamLazy('datos.json', (done) => {
    const everything = { ...Object(data), missing_files: missing };
    done(null, Readable.from([Buffer.from(`${JSON.stringify(everything, null, 2)}\n`)]));
  });
  zip.end();
  const output = zip.outputStream as PassThrough;
  zip.on('error', (error: Error) => output.destroy(error));
  return Readable.toWeb(output) as ReadableStream<Uint8Array>;
}
