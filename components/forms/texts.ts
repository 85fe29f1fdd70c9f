import type { Failure } from '@/lib/actions/result';

/** A notice has a title and, mostly, a sentence that says what to do. Its link opens another tab, so that what was typed stays. */
export type Notice = {
  title: string;
  description?: string;
  link?: { label: string; href: string };
};

/** What a form says: handed over from the server, so that no message catalogue travels to the browser. */
export type FormTexts = {
  /** Missing where success speaks for itself, by going somewhere else. */
  success?: Notice | undefined;
  /**
   * By the `error` key of the action's result. `refused` is the title of a refusal that brings its own sentence, where its
   * key has none; `failure` is for everything else.
   */
  notices: { failure: Notice; refused?: Notice } & Readonly<Record<string, Notice>>;
  /** What a refused page without JavaScript adds where files were chosen: browsers give none back. */
  filesAgain?: string;
  /** What is said of a file on its way. */
  upload?: UploadTexts;
  /** By the message key of a field's error. */
  fields: Readonly<Record<string, string>>;
};

export type UploadTexts = Readonly<
  Record<
    | ('progress' | 'waiting' | 'sending' | 'checking' | 'done')
    | ('cancelled' | 'failed' | 'cancel' | 'retry'),
    string
  >
>;

/** A message key and the value behind it: `max:100`. */
function parseKey(key: string): [name: string, value: string] {
  const [name = key, ...value] = key.split(':');
  return [name, value.join(':')];
}

/**
 * Fills in what only the browser knows, such as which limit was passed. The formatter of next-intl would add its weight to
 * every page with a form for this one replacement.
 */
export const fill = (text: string, value: string): string => text.replace(/\{n\}/, () => value);

/** What is said of a refused form. */
export function noticeOf({ notices }: Pick<FormTexts, 'notices'>, refusal: Failure): Notice {
  const { error, detail } = refusal;
  const [name, value] = parseKey(error);
  const notice = (detail && notices.refused) || notices[name] || notices.failure;
  const description = detail ?? notice.description;
  return description ? { ...notice, description: fill(description, value) } : notice;
}

/** The sentence of a field error. `max:100` fills the number into the text of `max`. */
export function fieldText(fields: FormTexts['fields'], key: string): string {
  const [name, value] = parseKey(key);
  return fill(fields[name] ?? fields['invalid'] ?? key, value);
}
