/** What the page needs to go on: identifiers, tokens, what is stored now. Never secrets. */
export type ResultData = Readonly<Record<string, string>>;

/** What was typed, given back so that a page without JavaScript can show it again. Never files, never passwords. */
export type TypedValues = Readonly<Record<string, string>>;

/**
 * The one result shape of every action. `error` and the values of `fields` are message keys of the form's own texts;
 * a sentence of the server itself, such as a backend's at sign-in, or what is wrong with a file, comes as `detail`.
 */
export type ActionResult =
  | { ok: true; data?: ResultData }
  | {
      ok: false;
      error: string;
      detail?: string;
      data?: ResultData;
      fields?: Readonly<Record<string, string>>;
      values?: TypedValues;
    };

export type Failure = Extract<ActionResult, { ok: false }>;

/** A refusal: `error` is the message key of its notice. */
export const failure = (error: string, extra: Omit<Failure, 'ok' | 'error'> = {}) =>
  ({ ok: false, error, ...extra }) as const satisfies ActionResult;

/** The signature that `useActionState` and a plain `<form action>` share. */
export type FormAction = (previous: ActionResult | null, form: FormData) => Promise<ActionResult>;

/** An ordinary browser POST, whose answer is a page of its own. */
export type PostTo = {
  address: string;
  /** The address of another service, which is sent the fields and nothing of ours. */
  isExternal: boolean;
};
