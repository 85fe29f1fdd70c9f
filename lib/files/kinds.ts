/** The kinds of documents people may attach, and what each is called elsewhere. Pure: the browser uses it too. */
export const documentKinds = {
  pdf: { mime: 'application/pdf', extensions: ['pdf'] },
  doc: { mime: 'application/msword', extensions: ['doc'] },
  docx: {
    mime: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    extensions: ['docx'],
  },
  jpg: { mime: 'image/jpeg', extensions: ['jpg', 'jpeg'] },
  png: { mime: 'image/png', extensions: ['png'] },
} as const;

export type DocumentKind = keyof typeof documentKinds;

/** Spec §5: what the editorial form accepts, and what the enquiry forms accept. */
export const textKinds = ['pdf', 'doc', 'docx'] as const satisfies DocumentKind[];
export const enquiryKinds = ['pdf', 'doc', 'docx', 'jpg', 'png'] as const satisfies DocumentKind[];

/** Spec §9: 10 MB is 10,485,760 bytes (decisions.md, Forms). */
export const maxFileBytes = 10 * 1024 * 1024;

/** The value of an input's `accept`. */
export const acceptList = (kinds: readonly DocumentKind[]) =>
  kinds
    .flatMap((kind) => documentKinds[kind].extensions.map((extension) => `.${extension}`))
    .join(',');

/** The lower-case extension of a file name, or an empty string. */
export function extensionOf(name: string): string {
  return /\.([a-z0-9]{1,8})$/i.exec(name)?.[1]?.toLowerCase() ?? '';
}
