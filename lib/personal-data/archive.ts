import 'server-only';
import { basename } from 'node:path';
import { type PassThrough, Readable } from 'node:stream';
import { ZipFile } from 'yazl';
import { fileName } from '@/lib/files/names';
import { areaNames, fieldsOf, filesOf, formAreas, isChoice } from '@/lib/form-areas';
import { site } from '@/lib/site';
import { type EntryRow, toEntry } from '@/lib/submissions/entry';
import { messages } from '@/messages/es';
import { type HeldRows, type PersonData, readPersonFile } from './person';

const entriesOf = (data: HeldRows) =>
  areaNames.flatMap((area) =>
    (data[formAreas[area].table] ?? []).map((found) => {
      // `personal_data` returns whole rows of the table.
      const row = found as unknown as EntryRow;
      return { area, entry: toEntry(area, row), row };
    }),
  );

/**
 * The archive path of each file by its path in the storage: a folder per submission, with the file's own name. Windows
 * and macOS would unpack names that differ only in capitals to one file.
 */
function placesOf(data: HeldRows): Map<string, string> {
  const places = new Map<string, string>();
  for (const { area, row } of entriesOf(data)) {
    const taken = new Set<string>();
    for (const [file] of filesOf(area)) {
      const path = row[`${file}_file_path`];
      if (!path) continue;
      const own = fileName(row[`${file}_file_name`] ?? file, path);
      const name = taken.has(own.toLowerCase()) ? `${file}-${own}` : own;
      taken.add(name.toLowerCase());
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
      `Estado: ${admin.status[entry.status]}`,
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
    ({ created_at, name }) =>
      `Cuenta abierta el ${on(created_at)}${name ? `. Nombre: ${name}` : ''}`,
  );
  const invitations = (data['invitations'] ?? []).map(
    (invitation) => `Invitación enviada el ${on(invitation['created_at'])}`,
  );
  return `${[
    `Datos de ${address} que guarda ${site.name}, a ${on(new Date())}`,
    ...parts,
    ...accounts,
    ...invitations,
    'Todo, con los correos enviados, el historial y las sesiones abiertas, está también en datos.json, para programas.',
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
  const places = placesOf(data);
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
    done(null, Readable.from([Buffer.from(summaryOf(address, data, missing))]));
  });
  zip.addReadStreamLazy('datos.json', (done) => {
    const everything = { ...data, missing_files: missing };
    done(null, Readable.from([Buffer.from(`${JSON.stringify(everything, null, 2)}\n`)]));
  });
  zip.end();
  const output = zip.outputStream as PassThrough;
  zip.on('error', (error: Error) => output.destroy(error));
  return Readable.toWeb(output) as ReadableStream<Uint8Array>;
}
