import type { Failure } from '@/lib/actions/result';

/** A title and usually a sentence that says what to do. The link opens in another tab, so that typed text is kept. */
export type Notice = {
  title: string;
  description?: string;
  /** Set when the identity service wrote the description. */
  lang?: 'en';
  link?: { label: string; href: string };
};

/** The texts of a form. The server passes them, so that the browser loads no message catalogue. */
export type FormTexts = {
  /** Omitted when the action redirects after success. */
  success?: Notice | undefined;
  /** By the result's `error` key. `refused`: the title for a result whose `detail` is the sentence. */
  notices: { failure: Notice; refused?: Notice } & Readonly<Record<string, Notice>>;
  /** Added to a refusal without JavaScript when files were chosen, because browsers do not keep chosen files. */
  filesAgain?: string;
  upload?: UploadTexts;
  /** The sentences by the message key of a field's error. */
  fields: Readonly<Record<string, string>>;
};

export type UploadTexts = Readonly<
  Record<
    | ('progress' | 'waiting' | 'sending' | 'checking' | 'done')
    | ('cancelled' | 'failed' | 'cancel' | 'retry'),
    string
  >
>;

/** Splits a message key and its value: `max:100`. */
function parseKey(key: string): [name: string, value: string] {
  const [name = key, ...value] = key.split(':');
  return [name, value.join(':')];
}

/** Fills in `{n}`, known only here. next-intl would add its formatter to every page with a form. */
export const fill = (text: string, value: string): string => text.replace(/\{n\}/, () => value);

export function noticeOf({ notices }: Pick<FormTexts, 'notices'>, refusal: Failure): Notice {
  const { error, detail } = refusal;
  const [name, value] = parseKey(error);
  const foreign = detail && notices.refused && { ...notices.refused, lang: 'en' as const };
  const notice = foreign || notices[name] || notices.failure;
  const description = detail ?? notice.description;
  return description ? { ...notice, description: fill(description, value) } : notice;
}

/** The sentence for a field error. `max:100` fills the number into the text of `max`. */
export function fieldText(fields: FormTexts['fields'], key: string): string {
  const [name, value] = parseKey(key);
  return fill(fields[name] ?? fields['invalid'] ?? key, value);
}
