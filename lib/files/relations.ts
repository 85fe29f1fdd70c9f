/**
 * Checks the relationships of an Office document: the parts and external resources that Word loads when it opens the
 * document, before any click. Tags are scanned without an XML parser: each occurrence of a repeated or encoded
 * attribute counts.
 */

/** OLE objects and controls, and foreign documents that Word converts to text (HTML, RTF), wherever they are stored. */
const embeds = /\/(?:oleObject|control|activeXControlBinary|aFChunk)$/i;
const hyperlink = /\/hyperlink$/i;
/** Types whose target may be a path on the author's own disk, which does not exist on another machine. */
const localTypes = /\/(?:attachedTemplate|image)$/i;
const localTargets =
  /^(?:(?:file:\/\/\/)?[a-z]:[\\/]|file:\/\/(?:localhost)?\/{1,2}(?:Users|Volumes)\/|cid:|[^/\\:%]*$)/i;

const attributes = /\s(Type|Target|TargetMode)\s*=\s*(?:"([^"]*)"|'([^']*)')/g;

/** Whether a relationship embeds an OLE object, or loads an external resource other than a link. */
export const relationsLoad = (xml: string): boolean =>
  // An attribute value cannot contain `<`.
  xml.split('<').some((tag) => /^(?:[^\s/>:]*:)?Relationship[\s/]/.test(tag) && loads(tag));

function loads(tag: string): boolean {
  const values = { Type: [] as string[], Target: [] as string[], TargetMode: [] as string[] };
  for (const [, name, double, single] of tag.matchAll(attributes))
    values[name as keyof typeof values].push(plain(double ?? single ?? ''));
  const { Type: types, Target: targets, TargetMode: modes } = values;
  if (types.some((type) => embeds.test(type))) return true;
  if (modes.every((mode) => mode.toLowerCase() === 'internal')) return false;
  // Without a type it is unknown how a program would use the target.
  if (types.length === 0) return true;
  if (types.every((type) => hyperlink.test(type))) return false;
  const isLocal = types.every((type) => localTypes.test(type));
  return !(isLocal && targets.every((target) => localTargets.test(target)));
}

/** The value with its character references decoded, because any letter may be written as one. */
const plain = (value: string) =>
  value.includes('&') ? decodeReferences(value).trim() : value.trim();

const decodeReferences = (value: string) =>
  value
    .replace(/&#(?:x([0-9a-f]{1,6})|(\d{1,7}));/gi, (_, hex, decimal) => {
      const code = hex ? Number.parseInt(hex, 16) : Number(decimal);
      return code <= 0x10ffff ? String.fromCodePoint(code) : '';
    })
    .replaceAll('&amp;', '&');

/**
 * Decodes XML as UTF-8 or, when its first bytes say so, as UTF-16, because Word reads both. Null for other encodings
 * and for a DOCTYPE: no program writes them into such a part, and they could hide content from the search.
 */
export function decodeXml(bytes: Buffer): string | null {
  const text = decode(bytes);
  const encoding = /^\s*<\?xml[^>]*?\sencoding\s*=\s*["']([^"']*)/i.exec(text.slice(0, 400))?.[1];
  if (encoding && !/^(?:utf-?8|utf-?16(?:le|be)?|us-ascii)$/i.test(encoding)) return null;
  return text.includes('<!DOCTYPE') ? null : text;
}

function decode(bytes: Buffer): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return bytes.toString('utf16le').replace('\ufeff', '');
  if (first === 0xfe && second === 0xff) {
    return Buffer.from(bytes.subarray(0, bytes.length & ~1))
      .swap16()
      .toString('utf16le')
      .replace('\ufeff', '');
  }
  const text = bytes.toString('utf8').replace('\ufeff', '');
  return text.includes('\0') ? text.replaceAll('\0', '') : text;
}
