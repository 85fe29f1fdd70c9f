// biome-ignore-all lint/suspicious/noControlCharactersInRegex: the first bytes of files are control characters.

import { type DocumentKind, documentKinds, kindNames } from './kinds.ts';
import type { FileNotice, FileRefusal } from './rules';

/** The remaining budget for inspecting files: archive parts, object streams and their inflated bytes. */
export type Budget = { entries: number; inflated: number };

/** The budget of one request. A long illustrated novel has hundreds of parts and inflates to twenty megabytes. */
export const requestBudget = (): Budget => ({ entries: 4000, inflated: 96 * 1024 * 1024 });

/** The most pixels that a picture is decoded with: a file of a few kilobytes may decompress to gigabytes. */
export const maxPixels = 60_000_000;

/** Whether a file exceeded the budget. That file was refused, and the remaining files cannot be inspected. */
export const isSpent = ({ entries, inflated }: Budget): boolean => entries < 0 || inflated < 0;

/** The state of one file's inspection: the remaining budget of the request, and the notices for staff. */
export type Inspection = { budget: Budget; notices: Set<FileNotice> };

/** Uses up the budget; refuses the file that exceeds it. */
export function spend(budget: Budget, { entries = 0, inflated = 0 }: Partial<Budget>): void {
  budget.entries -= entries;
  budget.inflated -= inflated;
  if (isSpent(budget)) refuse('bomb');
}

/** The end of an inspection, with the reason for the author. */
export class Refused extends Error {
  readonly refusal: FileRefusal;
  constructor(refusal: FileRefusal) {
    super(refusal);
    this.refusal = refusal;
  }
}

/** Ends the inspection. */
export function refuse(refusal: FileRefusal): never {
  throw new Refused(refusal);
}

/** The number of first bytes that identify the kind of a file before it is uploaded; text may stand before a PDF. */
export const headBytes = 512;

/** The first bytes of what authors send instead (one character each). OpenDocument and EPUB say so in their first entry. */
const hints: readonly (readonly [FileRefusal, RegExp])[] = [
  // Before `odt`, whose sentence says to save as DOCX, which neither of them can.
  ['spreadsheet', /^PK\x03\x04.{26}mimetypeapplication\/vnd\.oasis\.opendocument\.spreadsheet/s],
  ['slides', /^PK\x03\x04.{26}mimetypeapplication\/vnd\.oasis\.opendocument\.presentation/s],
  ['odt', /^PK\x03\x04.{26}mimetypeapplication\/vnd\.oasis/s],
  ['ebook', /^PK\x03\x04.{26}mimetypeapplication\/epub/s],
  ['pages', /^PK\x03\x04.{26}(?:Index\/|index\.(?:xml|apxl))/s],
  ['rtf', /^\s*\{\\rt/],
  ['html', /^(?:\xef\xbb\xbf)?\s*(?:<!doctype html|<html|<head|<body|<!--|MIME-Version:)/i],
  ['shortcut', /^(?:L\0{3}\x01\x14\x02\0|\[InternetShortcut\]|\s*\{\s*"url"|\0\x05\x16\x07)/i],
  // Links of macOS, as text and packed.
  ['shortcut', /^(?:<\?xml.*<plist.*<key>URL<|bplist00\xd1\x01\x02SURL)/s],
  ['xml', /^(?:\xef\xbb\xbf)?\s*<\?xml/],
  ['archive', /^(?:Rar!|7z\xbc\xaf|\x1f\x8b)/],
  ['heic', /^.{4}ftyp(?:hei|hev|mif1)/s],
];
/** Word's owner file has a fixed size, and begins with the length of the person's name. */
const isWordLock = (head: Uint8Array, size: number) =>
  size === 162 && (head[0] ?? 0) > 0 && (head[0] ?? 0) <= 54;

/** The kind by the first bytes, or what the file is instead; any ZIP may be DOCX, any OLE container DOC. For browsers too. */
export function kindOfHead(
  head: Uint8Array,
  size: number,
): { kind: DocumentKind } | { refusal: FileRefusal } {
  const text = String.fromCharCode(...head.subarray(0, headBytes));
  const hint = hints.find(([, pattern]) => pattern.test(text));
  if (hint) return { refusal: hint[0] };
  const kind = kindNames.find((name) => documentKinds[name].start.test(text));
  if (kind) return { kind };
  return { refusal: isWordLock(head, size) ? 'word_lock' : 'wrong_kind' };
}

/** The first bytes of a file; rejects when the file can no longer be read. */
export const readHead = async (file: Blob): Promise<Uint8Array> =>
  new Uint8Array(await file.slice(0, headBytes).arrayBuffer());
