import 'server-only';
import { basename } from 'node:path';
import { type PassThrough, Readable } from 'node:stream';
import { ZipFile } from 'yazl';
import { type PersonData, readPersonFile } from '@/lib/personal-data/person';

/**
 * What is held about a person as a ZIP archive: the files as they were sent, under `archivos` and the identifier of their
 * submission, and `datos.json`, which comes last and names files that the storage has lost. One file at a time is read,
 * when the one before has been sent; an exception breaks the stream off.
 */
export function packPerson(
  address: string,
  { data, files }: PersonData,
): ReadableStream<Uint8Array> {
  const zip = new ZipFile();
  const missing: string[] = [];
  const open = async (path: string) => {
    const file = await readPersonFile(address, path);
    if (!file) missing.push(path);
    return Readable.from(file ? file.stream() : []);
  };
  for (const { id, path } of files) {
    zip.addReadStreamLazy(`archivos/${id}/${basename(path)}`, (done) => {
      open(path).then(
        (file) => done(null, file),
        (error) => done(error, Readable.from([])),
      );
    });
  }
  zip.addReadStreamLazy('datos.json', (done) => {
    const everything = { ...Object(data), missing_files: missing };
    done(null, Readable.from([Buffer.from(`${JSON.stringify(everything, null, 2)}\n`)]));
  });
  zip.end();
  const output = zip.outputStream as PassThrough;
  zip.on('error', (error: Error) => output.destroy(error));
  return Readable.toWeb(output) as ReadableStream<Uint8Array>;
}
