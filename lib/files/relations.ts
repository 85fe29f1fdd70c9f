/**
 * The relationships of an Office document: which parts, and which things outside of it, it is made of. Word follows them
 * while it opens the document, before any click. Tags are scanned without an XML parser: an attribute that is repeated or
 * encoded counts each time.
 */

/** OLE objects and controls, and foreign documents that Word turns into text (HTML, RTF), wherever they are stored. */
const embeds = /\/(?:oleObject|control|activeXControlBinary|aFChunk)$/i;
const hyperlink = /\/hyperlink$/i;
/** What a template or a picture on the author's own disk is called; on another machine nothing is there. */
const localTypes = /\/(?:attachedTemplate|image)$/i;
const localTargets =
  /^(?:(?:file:\/\/\/)?[a-z]:[\\/]|file:\/\/(?:localhost)?\/{1,2}(?:Users|Volumes)\/|cid:|[^/\\:%]*$)/i;

const attributes = /\s(Type|Target|TargetMode)\s*=\s*(?:"([^"]*)"|'([^']*)')/g;

/** Whether one of the relationships embeds an OLE object, or loads something from elsewhere that is no link. */
export const relationsLoad = (xml: string): boolean =>
  // A `<` never stands within an attribute.
  xml.split('<').some((tag) => /^(?:[^\s/>:]*:)?Relationship[\s/]/.test(tag) && loads(tag));

function loads(tag: string): boolean {
  const values = { Type: [] as string[], Target: [] as string[], TargetMode: [] as string[] };
  for (const [, name, double, single] of tag.matchAll(attributes))
    values[name as keyof typeof values].push(plain(double ?? single ?? ''));
  const { Type: types, Target: targets, TargetMode: modes } = values;
  if (types.some((type) => embeds.test(type))) return true;
  if (modes.every((mode) => mode.toLowerCase() === 'internal')) return false;
  // Without a kind it is unknown what a program would do with it.
  if (types.length === 0) return true;
  if (types.every((type) => hyperlink.test(type))) return false;
  const isLocal = types.every((type) => localTypes.test(type));
  return !(isLocal && targets.every((target) => localTargets.test(target)));
}

/** Without character references, by which any letter may be written. */
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
 * XML as text. It says by its first bytes whether it is UTF-16; Word reads both, so a search has to. Null for what
 * no program writes into such a part, and what would hide from a search: other encodings, and entities of its own.
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
