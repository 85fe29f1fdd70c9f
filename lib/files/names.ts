import { cleanLine, withoutInvisible } from '@/lib/text/clean';
import { type DocumentKind, documentKinds, extensionOf, kindNames } from './kinds';

type Named = { name: string; kind: DocumentKind };

const extensionsOf = (kind: DocumentKind): readonly string[] => documentKinds[kind].extensions;

/** '{prefix}-{timestamp}-{random}.{extension}'; the original extension only if it belongs to the detected kind. */
export function storedName(prefix: string | undefined, { name, kind }: Named): string {
  const given = extensionOf(name);
  const extension = extensionsOf(kind).includes(given) ? given : extensionsOf(kind)[0];
  const start = prefix === undefined ? '' : `${prefix}-`;
  return `${start}${Date.now()}-${crypto.randomUUID().slice(0, 13).replace('-', '')}.${extension}`;
}

/** The own name of a file of a form: browsers write its quotation marks as `%22` (HTML, multipart/form-data), which React keeps. */
export const ownName = ({ name }: File): string => name.replaceAll('%22', '"');

/** The path in quarantine of a file that waits for the virus scanner (lib/jobs/scan-files.ts). */
export const quarantinePath = (path: string) => `quarantine/${path.split('/').at(-1)}`;

/** Whether a stored file waits for the virus scanner, or was found infected. Nobody may open it. */
export const isInQuarantine = (path: string) => path.startsWith('quarantine/');

/** Names that Windows opens as devices, whatever follows the first point ("Naming Files, Paths, and Namespaces"). */
const reserved = /^(con|prn|aux|nul|conin\$|conout\$|com[0-9¹²³]|lpt[0-9¹²³])(?=\s*(\.|$))/i;

/** File systems allow 255 bytes; the rest is for the extension and a number that a browser appends. */
const maxStemBytes = 200;

/**
 * The name under which a stored file is shown, saved, archived and mailed: the visitor's own name, ending in what the
 * file is. `path` is its path in the storage, whose extension was given by its content; another extension of the name is
 * kept in front of it («lista.bat» becomes «lista.bat.pdf»). Directories, control, direction and invisible characters,
 * those that Windows refuses, its reserved names and leading dots go. Requirement 4.24.
 */
export function fileName(name: string | null | undefined, path: string): string {
  const actual = extensionOf(path);
  const kind = kindNames.find((one) => extensionsOf(one).includes(actual));
  const extensions = kind ? extensionsOf(kind) : [actual || 'bin'];
  // Truncate first: normalising a long run of combining accents takes quadratic time.
  const last = (name ?? '').slice(-1000).split(/[/\\]/).at(-1) ?? '';
  const own = cleanLine(withoutInvisible(last))
    .replace(/[:*?"<>|]/g, '-')
    .replace(/^[.\s]+|[.\s]+$/g, '');
  const given = extensionOf(own);
  const keeps = extensions.includes(given);
  const stem = keeps ? own.slice(0, -given.length - 1) : own;
  const safe = shorten(stem.replace(reserved, '_$&').replace(/[.\s]+$/, '')) || 'documento';
  return `${safe}.${keeps ? own.slice(-given.length) : actual || 'bin'}`;
}

/** As a stream, the decoder leaves out a character that was cut. */
function shorten(stem: string): string {
  const bytes = new TextEncoder().encode(stem).subarray(0, maxStemBytes);
  return new TextDecoder().decode(bytes, { stream: true }).trim();
}
