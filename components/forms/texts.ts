/** A notice has a title and, mostly, a sentence that says what to do. */
export type Notice = { title: string; description?: string };

/** What a form says: handed over from the server, so that no message catalogue travels to the browser. */
export type FormTexts = {
  /** Missing where success speaks for itself, by going somewhere else. */
  success?: Notice | undefined;
  /** By the `error` key of the action's result; `failure` is for everything without a sentence of its own. */
  notices: { failure: Notice } & Readonly<Record<string, Notice>>;
  /** By the message key of a field's error. */
  fields: Readonly<Record<string, string>>;
  /** For forms whose files travel ahead. */
  upload?: UploadTexts | undefined;
};

/** By the phase of an upload, and what can be done about it. `{percent}` and `{name}` are filled in. */
export type UploadTexts = Readonly<
  Record<
    | 'progress'
    | 'waiting'
    | 'sending'
    | 'checking'
    | 'done'
    | 'cancelled'
    | 'failed'
    | 'cancel'
    | 'retry',
    string
  >
>;

/** The sentence of a field error. `max:100` fills the number into the text of `max`. */
export function fieldText(fields: FormTexts['fields'], key: string): string {
  const [name = key, number = ''] = key.split(':');
  return (fields[name] ?? fields['invalid'] ?? key).replace('{n}', number);
}
