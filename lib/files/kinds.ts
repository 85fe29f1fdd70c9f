// biome-ignore-all lint/suspicious/noControlCharactersInRegex: the first bytes of files are control characters.

/**
 * The kinds of documents that can be attached, each with its labels, media type, extensions and first bytes (one
 * character each). The first that matches counts. No server imports, because the browser uses this module too.
 */
export const documentKinds = {
  pdf: {
    mime: 'application/pdf',
    extensions: ['pdf'],
    label: 'PDF',
    // White space, the headers of AppleSingle and MacBinary, or lines of text: headers of a mail, commands to a printer,
    // words of a program. They are removed.
    start:
      /^(?:(?:\xef\xbb\xbf|\xc2\xa0|[\0\t\n\f\r ])*|\0\x05\x16\0[\s\S]*?|\0[\x01-\x3f][\s\S]{126}|(?!#!)[^\0-\x08\v\x0e-\x1a\x1c-\x1f<\x7f]*[\r\n])%PDF-/,
  },
  doc: {
    mime: 'application/msword',
    extensions: ['doc'],
    label: 'Word',
    start: /^\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1/,
  },
  docx: {
    mime: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    extensions: ['docx'],
    label: 'Word',
    start: /^PK\x03\x04/,
  },
  jpg: {
    mime: 'image/jpeg',
    extensions: ['jpg', 'jpeg'],
    label: 'JPG',
    start: /^\xff\xd8\xff/,
  },
  png: {
    mime: 'image/png',
    extensions: ['png'],
    label: 'PNG',
    start: /^\x89PNG\r\n\x1a\n/,
  },
} as const;

export type DocumentKind = keyof typeof documentKinds;

export const kindNames = Object.keys(documentKinds) as DocumentKind[];

/** The value of an input's `accept`. */
export const acceptList = (kinds: readonly DocumentKind[]) =>
  kinds
    .flatMap((kind) => documentKinds[kind].extensions.map((extension) => `.${extension}`))
    .join(',');

const inWords = new Intl.ListFormat('es', { type: 'disjunction' });

/** The labels of the kinds: «PDF, Word, JPG o PNG». */
export const kindsInWords = (kinds: readonly DocumentKind[]) =>
  inWords.format(new Set(kinds.map((kind) => documentKinds[kind].label)));

/** The first extension of each kind: «PDF, DOC o DOCX». */
export const extensionsInWords = (kinds: readonly DocumentKind[]) =>
  inWords.format(kinds.map((kind) => documentKinds[kind].extensions[0].toUpperCase()));

/** The lower-case extension of a file name, or an empty string. */
export function extensionOf(name: string): string {
  return /\.([a-z0-9]{1,8})$/i.exec(name)?.[1]?.toLowerCase() ?? '';
}
