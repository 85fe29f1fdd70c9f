import { docx, type FilePayload, pdf } from '../fixtures/documents.ts';
import { siteEnvironment } from './site-environment.ts';

/** One part of a multipart body with any bytes and any file name, valid or not. */
export type RawPart = { name: string; value: string | Buffer; filename?: string };

const boundary = 'frontera-de-prueba';
export const multipart = { 'content-type': `multipart/form-data; boundary=${boundary}` };
export const proposalPath = '/dauro/editorial/propuesta';

export const textParts = (fields: object): RawPart[] =>
  Object.entries(fields).map(([name, value]) => ({ name, value: String(value) }));

export const filePart = (name: string, { name: filename, buffer }: FilePayload): RawPart => ({
  name,
  filename,
  value: buffer,
});

/** The parts of a proposal with its files. */
export const proposalParts = (fields: object, obra = pdf()) => [
  ...textParts(fields),
  filePart('obra', obra),
  filePart('curriculum', docx()),
];

/** The parts of a form as a browser without JavaScript sends them. */
export async function rawForm(
  parts: readonly RawPart[],
  path: string = proposalPath,
): Promise<Buffer> {
  const hidden = await hiddenFields(new URL(path, siteEnvironment().SITE_URL));
  return Buffer.concat([
    ...[...hidden, ...parts].flatMap(({ name, value, filename }) => [
      Buffer.from(`--${boundary}\r\ncontent-disposition: form-data; name="${name}"`),
      Buffer.from(filename === undefined ? '' : `; filename="${filename}"`),
      Buffer.from('\r\n\r\n'),
      Buffer.from(value),
      Buffer.from('\r\n'),
    ]),
    Buffer.from(`--${boundary}--\r\n`),
  ]);
}

/** The hidden fields of a form, with which a browser without JavaScript reaches the server action. */
async function hiddenFields(page: URL): Promise<RawPart[]> {
  const html = await (await fetch(page)).text();
  const found = html.matchAll(/<input type="hidden" name="(\$ACTION[^"]*)"(?: value="([^"]*)")?/g);
  const fields = new Map(
    [...found].map(([, name = '', value = '']) => [withoutEntities(name), withoutEntities(value)]),
  );
  return [...fields].map(([name, value]) => ({ name, value }));
}

const entities: Record<string, string> = { quot: '"', amp: '&', lt: '<', gt: '>', '#x27': "'" };
const withoutEntities = (text: string) =>
  text.replace(/&(quot|amp|lt|gt|#x27);/g, (_, name: string) => entities[name] ?? '');

/** The text of a page, without its scripts, which hold every message of a form. */
export const textOf = (html: string): string =>
  html.replace(/<script\b[\s\S]*?<\/script>/g, '').replace(/<[^>]*>/g, '\n');
