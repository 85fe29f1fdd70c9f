import type { Failure } from '@/lib/actions/result';

/** A notice has a title and, mostly, a sentence that says what to do. */
export type Notice = { title: string; description?: string };

/** What a form says: handed over from the server, so that no message catalogue travels to the browser. */
export type FormTexts = {
  /** Missing where success speaks for itself, by going somewhere else. */
  success?: Notice | undefined;
  /**
   * By the `error` key of the action's result. `refused` is the title of a refusal that brings its own sentence, `failure`
   * is for everything else.
   */
  notices: { failure: Notice; refused?: Notice } & Readonly<Record<string, Notice>>;
  /** What a refused page without JavaScript adds where files were chosen: browsers give none back. */
  filesAgain?: string;
  /** By the message key of a field's error. */
  fields: Readonly<Record<string, string>>;
};

/** What is said of a refused form. */
export function noticeOf({ notices }: Pick<FormTexts, 'notices'>, refusal: Failure): Notice {
  const { error, detail } = refusal;
  const notice = notices[detail ? 'refused' : error] ?? notices.failure;
  return detail ? { ...notice, description: detail } : notice;
}

/** The sentence of a field error. `max:100` fills the number into the text of `max`. */
export function fieldText(fields: FormTexts['fields'], key: string): string {
  const [name = key, number = ''] = key.split(':');
  return (fields[name] ?? fields['invalid'] ?? key).replace('{n}', number);
}
