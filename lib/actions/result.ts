/** Data for the page after success: identifiers, tokens, stored values. Never secrets. */
export type ResultData = Readonly<Record<string, string>>;

/** The submitted values, which a page without JavaScript shows again. Never files or passwords. */
export type TypedValues = Readonly<Record<string, string>>;

/**
 * The result of every action. `error` and the values of `fields` are message keys of the form's texts; `detail` is a
 * sentence of another server, in English, such as the identity service's at sign-in.
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

/** Creates a refusal; `error` is the message key of its notice. */
export const failure = (error: string, extra: Omit<Failure, 'ok' | 'error'> = {}) =>
  ({ ok: false, error, ...extra }) as const satisfies ActionResult;

/** The signature for both `useActionState` and a plain `<form action>`. */
export type FormAction = (previous: ActionResult | null, form: FormData) => Promise<ActionResult>;

/** An ordinary POST of the browser, which is answered with a new page. */
export type PostTo = {
  address: string;
  /** Whether the address belongs to another service, which gets only the fields of the form. */
  isExternal: boolean;
};
