/**
 * The kinds of documents that can be attached, each with its labels, media type, extensions and first bytes. This
 * module has no server imports, because the browser uses it too. A new kind also needs an inspection
 * (lib/files/inspect.ts).
 */
export const documentKinds = {
  pdf: {
    mime: 'application/pdf',
    extensions: ['pdf'],
    label: 'PDF',
    start: [0x25, 0x50, 0x44, 0x46, 0x2d],
  },
  doc: {
    mime: 'application/msword',
    extensions: ['doc'],
    label: 'Word',
    start: [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1],
  },
  docx: {
    mime: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    extensions: ['docx'],
    label: 'Word',
    start: [0x50, 0x4b, 0x03, 0x04],
  },
  jpg: {
    mime: 'image/jpeg',
    extensions: ['jpg', 'jpeg'],
    label: 'JPG',
    start: [0xff, 0xd8, 0xff],
  },
  png: {
    mime: 'image/png',
    extensions: ['png'],
    label: 'PNG',
    start: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
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
