import 'server-only';
import { basename } from 'node:path';
import { type PassThrough, Readable } from 'node:stream';
import { ZipFile } from 'yazl';
import { type PersonData, readPersonFile } from '@/lib/personal-data/person';
import { type HeldRows, placesOf, summaryOf } from '@/lib/personal-data/summary';

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
