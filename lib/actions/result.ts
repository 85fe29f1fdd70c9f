/** Data that the page needs after success: identifiers, tokens, stored values. Never secrets. */
export type ResultData = Readonly<Record<string, string>>;

/** The submitted values, so that a page without JavaScript can show them again. Never files or passwords. */
export type TypedValues = Readonly<Record<string, string>>;

/**
 * The result of every action. `error` and the values of `fields` are message keys of the form's texts; `detail` is a
 * sentence of another server, such as the identity service's at sign-in, or the error of a file.
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
