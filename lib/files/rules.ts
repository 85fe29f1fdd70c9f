/**
 * Everything that the check of a file can find, with the verdict: the file is refused with a sentence for the author
 * (messages `files.refusals`), or accepted with a notice for staff (`files.notices`). Of several refusals the form's
 * notice shows the first in this order. `hint`: the notice has the specification's sentence about the wrong kind, and the
 * field says what the file is. This module has no server imports, because the browser uses it too.
 */
export const fileFindings = {
  missing: { verdict: 'refuse' },
  several: { verdict: 'refuse' },
  wrong_kind: { verdict: 'refuse' },
  odt: { verdict: 'refuse', hint: true },
  rtf: { verdict: 'refuse', hint: true },
  pages: { verdict: 'refuse', hint: true },
  html: { verdict: 'refuse', hint: true },
  xml: { verdict: 'refuse', hint: true },
  template: { verdict: 'refuse', hint: true },
  shortcut: { verdict: 'refuse', hint: true },
  word_lock: { verdict: 'refuse', hint: true },
  spreadsheet: { verdict: 'refuse', hint: true },
  slides: { verdict: 'refuse', hint: true },
  ebook: { verdict: 'refuse', hint: true },
  archive: { verdict: 'refuse', hint: true },
  heic: { verdict: 'refuse', hint: true },
  too_big: { verdict: 'refuse' },
  empty: { verdict: 'refuse' },
  macros: { verdict: 'refuse' },
  script: { verdict: 'refuse' },
  field: { verdict: 'refuse' },
  remote: { verdict: 'refuse' },
  object: { verdict: 'refuse' },
  xfa: { verdict: 'refuse' },
  disguise: { verdict: 'refuse' },
  virus: { verdict: 'refuse' },
  bomb: { verdict: 'refuse' },
  locked: { verdict: 'refuse' },
  cut_off: { verdict: 'refuse' },
  broken: { verdict: 'refuse' },
  expired: { verdict: 'refuse' },
  embedded_object: { verdict: 'notice' },
  local_links: { verdict: 'notice' },
  form_calculations: { verdict: 'notice' },
  attached_files: { verdict: 'notice' },
  infected: { verdict: 'notice' },
} as const satisfies Record<string, { verdict: 'refuse' | 'notice'; hint?: true }>;

/** Whether a stored word is a notice that this version knows. */
export const isNotice = (value: string): value is FileNotice =>
  Object.hasOwn(fileFindings, value) && fileFindings[value as FileNotice].verdict === 'notice';

type Findings = typeof fileFindings;
type WithVerdict<Verdict> = {
  [Finding in keyof Findings]: Findings[Finding]['verdict'] extends Verdict ? Finding : never;
}[keyof Findings];

/** The reason why a file is refused. */
export type FileRefusal = WithVerdict<'refuse'>;

/** What staff are told about an accepted file. */
export type FileNotice = WithVerdict<'notice'>;
