/**
 * What the check of a file can find: refusals with a sentence for the author (messages `files.refusals`), and notices
 * for staff about an accepted file (`files.notices`). No server imports, because the browser uses this module too.
 */

/** For these the form's notice has the specification's sentence about the wrong kind; the field says what the file is. */
export const otherKinds = [
  'odt',
  'rtf',
  'pages',
  'html',
  'xml',
  'template',
  'shortcut',
  'word_lock',
  'spreadsheet',
  'slides',
  'ebook',
  'archive',
  'heic',
] as const;

/** The reasons why a file is refused. Of several the form's notice shows the first in this order. */
export const fileRefusals = [
  'missing',
  'several',
  'wrong_kind',
  ...otherKinds,
  'too_big',
  'empty',
  'moved',
  'macros',
  'script',
  'field',
  'remote',
  'network_link',
  'object',
  'xfa',
  'disguise',
  'virus',
  'bomb',
  'locked',
  'cut_off',
  'broken',
  'expired',
] as const;
export type FileRefusal = (typeof fileRefusals)[number];

const fileNotices = [
  'embedded_object',
  'local_links',
  'form_calculations',
  'attached_files',
  'infected',
] as const;
/** The notices about an accepted file that staff see. */
export type FileNotice = (typeof fileNotices)[number];

/** Whether a stored value is a notice of this version. */
export const isNotice = (value: string): value is FileNotice =>
  fileNotices.some((notice) => notice === value);
