// biome-ignore-all lint/suspicious/noControlCharactersInRegex: the syntax of files has control characters.
import { type Inspection, refuse, spend } from './inspection';

/**
 * What Word does by itself when it opens a document: it loads the parts and external resources of relations, and updates
 * fields. Tags are searched without an XML parser: each occurrence of a repeated or encoded attribute counts.
 */

/** Controls, and foreign documents that Word converts to text (HTML, RTF), wherever they are stored. */
const embeds = /\/(?:control|activeXControlBinary|aFChunk)$/i;
const hyperlink = /\/hyperlink$/i;
/** The values are looked ahead for, so that one whose text looks like an attribute does not hide those behind it. */
const attributes = /\s(Type|Target|TargetMode)\s*=\s*(?=(?:"([^"]*)"|'([^']*)'))/g;

/** Refuses relations that load something from another machine; those to the author's disk are a notice. */
export function inspectRelations(xml: string, inspection: Inspection): void {
  // An attribute value cannot contain `<`.
  for (const tag of xml.split('<'))
    if (/^(?:[^\s/>:]*:)?Relationship[\s/]/.test(tag)) inspectRelation(tag, inspection);
}

function inspectRelation(tag: string, { notices }: Inspection) {
  const values = { Type: [] as string[], Target: [] as string[], TargetMode: [] as string[] };
  for (const [, name, double, single] of tag.matchAll(attributes))
    values[name as keyof typeof values].push(decodeReferences(double ?? single ?? '').trim());
  const { Type: types, Target: targets, TargetMode: modes } = values;
  if (types.some((type) => embeds.test(type))) refuse('object');
  if (modes.every((mode) => mode.toLowerCase() === 'internal')) return;
  if (types.length > 0 && types.every((type) => hyperlink.test(type))) return;
  // Without a type it is unknown how a program would use the target.
  if (types.length === 0 || targets.some(isRemote)) refuse('remote');
  notices.add('local_links');
}

/** Any letter may be written as a character reference. */
export const decodeReferences = (value: string) =>
  value
    .replace(/&#(?:x0*([0-9a-f]{1,6})|0*(\d{1,7}));/gi, (_, hex, decimal) => {
      const code = hex ? Number.parseInt(hex, 16) : Number(decimal);
      return code <= 0x10ffff ? String.fromCodePoint(code) : '';
    })
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&');

/** The encoding of XML by its first bytes, because Word reads both. */
const encodingOf = ([first, second]: Uint8Array) =>
  first === 0xff || second === 0
    ? 'utf-16le'
    : first === 0xfe || first === 0
      ? 'utf-16be'
      : 'utf-8';

/** Encodings that contain ASCII; the search reads the one-byte ones as UTF-8. */
const readable = /^(?:utf-?8|utf-?16(?:le|be)?|(?:us-)?ascii|iso-8859-\d{1,2}|windows-125\d)$/i;
/** An encoding that would hide content from the search; no program writes it, nor a longer declaration of XML. */
const declaresOther = (xml: string) => {
  const [declaration = ''] = /^\s*<\?xml\s[^>]*/i.exec(xml.slice(0, 400)) ?? [];
  const encoding = /\sencoding\s*=\s*["']([^"']*)/i.exec(declaration)?.[1];
  return (!!encoding && !readable.test(encoding)) || declaration.length === 400;
};

/**
 * Decodes XML; null for other encodings, UTF-32 among them, which leaves zeros, and for a DOCTYPE: they could hide
 * content from the search.
 */
export function decodeXml(bytes: Uint8Array): string | null {
  const xml = new TextDecoder(encodingOf(bytes)).decode(bytes);
  return declaresOther(xml) || /\0|<!DOCTYPE/.test(xml) ? null : xml;
}

/** The DOCTYPE that Graphviz or matplotlib write into a drawing. It has no entities, which could hide content. */
const svgDoctype = /^!DOCTYPE\s+svg\s+PUBLIC\s+"[^"]*"\s+"https?:\/\/www\.w3\.org\/[^"]*"\s*>/;

/** A field starts a program on the author's machine, and on ours when it is updated. */
const dde = /^\s*"?dde(?:auto)?(?:["\s\\]|$)/i;
/** Fields that load what their arguments name; Word asks before it loads a picture from the web. */
const loads =
  /^\s*"?(includepicture|includetext|include|import|link|rd|database)(?=["\s\\])([\s\S]*)/i;
/** Nested fields that are allowed: their results are data of a form letter, or the name of the document. */
const namesFile = /^\s*(?:mergefield|filename)\b/i;
const argument = /"([^"]*)"?|\S+/g;
/** In characters; the rest of a longer code is ignored. */
const maxCodeLength = 4096;
/** Word takes typographic quotes for straight ones, also those of a code page, which are U+FFFD in what is read as UTF-8. */
const cut = (code: string) =>
  code
    .trimStart()
    .slice(0, maxCodeLength)
    .replace(/[“”„‟\x84\x93\x94\ufffd]/g, '"');
/** Judging the targets of a code takes about this many times as long as inflating it, so it uses more of the budget. */
const judging = 32;
/** Judging a field takes at least as long as inflating so many bytes. */
const fieldCost = 128;
/** A field name that is still incomplete: a nested field would supply the rest, and so hide the name. */
const unfinishedName = /^\s*"?(?:d|dd|dde|ddea|ddeau|ddeaut)?$/i;

/** Sections that contain no tags: how they begin after `<`, and how they end. */
const sections = { '!--': '-->', '?': '?>', '![CDATA[': ']]>' } as const;
const sectionStart = /^(?:!--|\?|!\[CDATA\[)/;
/** A tag up to its end: a quoted value may contain `>`. */
const wholeTag = /^(?:[^"'>]+|"[^"]*"|'[^']*')*/;

const simpleCode = /(?:instr|val)\s*=\s*(?=(?:"([^"]*)"|'([^']*)'))/g;

type OpenField = {
  code: string;
  isJudged: boolean;
  /** Whether its code contains another field. */
  hasInner: boolean;
};

/** Searches the fields of one part while it is inflated, since the text of a novel takes 30 MB. */
export class FieldSearch {
  readonly #inspection: Inspection;
  #decoder: TextDecoder | null = null;
  #rest = '';
  /** The codes of the fields that have begun, the innermost last; a name may be split over any number of runs. */
  readonly #open: OpenField[] = [];
  #isCode = false;
  /** How many fields were open at the beginning of each branch that Word may pass over, the innermost last. */
  readonly #branches: number[] = [];
  /** The namespaces of the prefixes; null for a prefix with several namespaces. */
  readonly #namespaces = new Map<string, string | null>();
  #prefix: string | null = null;
  #section: keyof typeof sections | null = null;

  constructor(inspection: Inspection) {
    this.#inspection = inspection;
  }

  /** Takes the next bytes of the part. */
  feed(chunk: Buffer): void {
    const isFirst = this.#decoder === null;
    this.#decoder ??= new TextDecoder(encodingOf(chunk));
    const text = this.#decoder.decode(chunk, { stream: true });
    if (isFirst && declaresOther(text)) refuse('disguise');
    const last = text.lastIndexOf('<');
    if (last < 0) {
      this.#rest += text;
      return;
    }
    for (const piece of (this.#rest + text.slice(0, last)).split('<')) this.#take(piece);
    this.#rest = text.slice(last + 1);
  }

  /** Processes the text between two `<`: a tag and the text after it. */
  #take(piece: string) {
    const start = this.#section ? null : sectionStart.exec(piece)?.[0];
    if (start) this.#section = start as keyof typeof sections;
    if (this.#section)
      return this.#pass(this.#section, start ? piece.slice(start.length) : `<${piece}`);
    if (piece.startsWith('!DOCTYPE') && !svgDoctype.test(piece)) refuse('disguise');
    this.#tag(piece);
  }

  /** Processes the content of a section, and the text after it. */
  #pass(section: keyof typeof sections, content: string) {
    const end = content.indexOf(sections[section]);
    if (section === '![CDATA[') this.#add(end < 0 ? content : content.slice(0, end));
    if (end < 0) return;
    this.#section = null;
    this.#add(content.slice(end + sections[section].length));
  }

  #tag(piece: string) {
    if (piece.includes('xmlns')) this.#declare(piece);
    const [, close, prefix = '', name] =
      /^(\/?)(?:([^\s/>:]+):)?(instrText|delInstrText|fldChar|fldSimple|connectString|ddeLink|Choice|Fallback)(?=[\s/>])/.exec(
        piece,
      ) ?? [];
    const isEnd = close && name?.endsWith('nstrText');
    // A code has no elements within, and programs that pass over unknown ones would join its halves.
    if (this.#isCode && !isEnd) refuse('field');
    if (!name) return;
    const tag = wholeTag.exec(piece)?.[0] ?? '';
    if (name === 'ddeLink') refuse('field');
    if (name === 'Choice' || name === 'Fallback') {
      if (!close && !tag.endsWith('/')) this.#branches.push(this.#open.length);
      // The following text would belong to the field of one branch or the other.
      else if (close && this.#open.length > (this.#branches.pop() ?? 0)) refuse('field');
      return;
    }
    // Word passes over elements of other namespaces, so such a part of a name would hide it.
    this.#prefix ??= prefix;
    if (prefix !== this.#prefix || this.#namespaces.get(prefix) === null) refuse('field');
    if (name.endsWith('nstrText')) {
      this.#isCode = !close && !tag.endsWith('/');
      if (this.#isCode) this.#add(piece.slice(tag.length + 1));
    } else if (name === 'fldSimple' || name === 'connectString') {
      for (const [, double, single] of tag.matchAll(simpleCode)) {
        const value = decodeReferences(double ?? single ?? '');
        // The data of form letters are named as in a field, where a backslash is written twice.
        const code = name === 'fldSimple' ? value : `DATABASE ${value.replaceAll('\\', '\\\\')}`;
        inspectField(code, this.#inspection);
        this.#nest(code, this.#open.at(-1));
      }
    } else {
      const types = [...decodeReferences(tag).matchAll(/fldCharType\s*=\s*["']\s*(\w+)/g)];
      // A second type, in another attribute's text, would hide the true one.
      if (types.length > 1) refuse('field');
      this.#mark(types[0]?.[1]);
    }
  }

  /** Notes the namespaces that a tag declares. */
  #declare(piece: string) {
    const [tag = ''] = wholeTag.exec(piece) ?? [];
    const found = tag.matchAll(/\sxmlns(?::([^\s=]+))?\s*=\s*(?=(?:"([^"]*)"|'([^']*)'))/g);
    for (const [, prefix = '', double, single] of found) {
      const name = double ?? single ?? '';
      const isOther = this.#namespaces.has(prefix) && this.#namespaces.get(prefix) !== name;
      this.#namespaces.set(prefix, isOther ? null : name);
    }
    // Word declares about forty.
    if (this.#namespaces.size > 1000) refuse('disguise');
  }

  /** A branch that Word passes over must hold no part of a field that began before it. */
  #guardBranch() {
    const open = this.#branches.at(-1);
    if (open !== undefined && this.#open.length <= open) refuse('field');
  }

  #mark(type: string | undefined) {
    if (type === 'begin') {
      const outer = this.#open.at(-1);
      if (outer && unfinishedName.test(outer.code)) refuse('field');
      this.#open.push({ code: '', isJudged: false, hasInner: false });
    } else if (type === 'separate' || type === 'end') {
      this.#guardBranch();
      const field = this.#open.at(-1);
      // A field may have any number of `separate`.
      if (field && !field.isJudged) {
        field.isJudged = true;
        inspectField(field.code, this.#inspection, field.hasInner);
        this.#nest(field.code, this.#open.at(-2));
      }
      if (type === 'end') this.#open.pop();
    }
  }

  #nest(code: string, outer: OpenField | undefined) {
    if (outer && !outer.isJudged && !namesFile.test(code)) outer.hasInner = true;
  }

  #add(text: string) {
    if (!this.#isCode) return;
    this.#guardBranch();
    const { code: before = '', hasInner = false } = this.#open.at(-1) ?? {};
    if (before.length >= maxCodeLength) return;
    // Joining the runs of a code takes longer the longer it is.
    spend(this.#inspection.budget, { inflated: before.length / 16 });
    const code = cut(before + decodeReferences(text));
    this.#open.pop();
    this.#open.push({ code, isJudged: false, hasInner });
    // A field need not end before the part does.
    if (before.length < 64 && dde.test(code)) refuse('field');
  }
}

/**
 * Refuses the code of a field that starts a program or loads something from another machine, or what another field in
 * its code gives: `QUOTE` makes an address of numbers.
 */
export function inspectField(whole: string, inspection: Inspection, hasInner = false): void {
  spend(inspection.budget, { inflated: fieldCost });
  const code = cut(whole);
  if (dde.test(code)) refuse('field');
  const [, name = '', rest = ''] = loads.exec(code) ?? [];
  if (name && hasInner) refuse('remote');
  spend(inspection.budget, { inflated: rest.length * judging });
  const isPicture = name.toLowerCase() === 'includepicture';
  for (const [word, quoted] of rest.matchAll(argument)) {
    const target = (quoted ?? word).replaceAll('\\\\', '\\');
    const isAddress = /^https?:/i.test(target);
    if (isPicture && isAddress) continue;
    // The data sources are in a list of settings.
    if (target.split(/[=;]/).some(isRemote)) refuse('remote');
    if (/[/\\]/.test(target) && /\.\w+$/.test(target)) inspection.notices.add('local_links');
  }
}

/** The folders at the root of a macOS disk, which Word for Mac writes behind four slashes like a host. */
const macFolders = /^(?:Users|Volumes|Applications|Library|private|var\/folders)\//i;
/** Mac OS before X separated volume and folders by colons. */
const colonPath = /^(?!(?:https?|ftp|mhtml|javascript):)[^:/]+(?::[^:/]*)+$/i;

/**
 * Whether a target of a document lies on another machine: an address of the web or a Windows share (`\\host`, `//host`,
 * `file://host/`). Relative paths and those on the author's own disk, in every spelling of Windows and macOS, do not;
 * at worst a picture is missing.
 */
export function isRemote(target: string): boolean {
  const path = decode(target)
    .replace(/[\0-\x1f]/g, '')
    .trim()
    .replaceAll('\\', '/');
  const file = /^file:(\/*)(.*)$/is.exec(path.replace(/^file:\/\/localhost(?=\/)/i, 'file://'));
  if (!file) {
    if (/^(?:[a-z]|cid):/i.test(path) || colonPath.test(path)) return false;
    return /^(?:\/\/|[a-z][\w+.-]*:)/i.test(path);
  }
  const [, slashes = '', rest = ''] = file;
  if (/^[a-z][:|]/i.test(rest) || macFolders.test(rest)) return false;
  // A host has no colon and no space, a volume of a Mac may.
  const isHost = /^[^/:\s]+\//.test(rest);
  return isHost && (slashes.length === 2 || slashes.length > 3);
}

function decode(target: string): string {
  try {
    return decodeURIComponent(target);
  } catch {
    return target;
  }
}
