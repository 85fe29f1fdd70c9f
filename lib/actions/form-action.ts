import 'server-only';
import { createHash } from 'node:crypto';
import { refresh } from 'next/cache';
import { unstable_rethrow } from 'next/navigation';
import { z } from 'zod';
import type { Work } from '@/lib/auth/roles';
import { assertProof, assertStaff, ForbiddenError, StaleProofError } from '@/lib/auth/session';
import { log } from '@/lib/log/log';
import { clientAddress } from '@/lib/rate-limit/client-address';
import { type RateLimit, takeRateLimit } from '@/lib/rate-limit/take';
import {
  type ActionResult,
  type Failure,
  type FormAction,
  failure,
  type TypedValues,
} from './result';
import { isBot, sentByScript } from './spam';

/** The idempotency key of a form rendered with JavaScript, created in the browser (components/forms/upload.ts). */
export const formKey = z.string().regex(/^[0-9a-f-]{36}$/);

/** Without JavaScript, the same content within ten minutes counts as the same submission. */
const windowMilliseconds = 10 * 60 * 1000;

/**
 * The keys under which a submission may already be stored; a new one is stored under the first. A key is a digest of
 * form, fields, files and sender: with JavaScript the key that the rendered form contains, without it the network
 * address in the current window of ten minutes; the previous window is checked too. A form sent with JavaScript may have
 * been sent before its script was ready, so it is looked up under the keys without JavaScript too. A correction, sent
 * because the first answer was lost, is another submission.
 */
export async function idempotencyKeys(
  formName: string,
  form: FormData,
  fields: Readonly<Record<string, string | null>>,
  files: readonly string[],
  now = Date.now(),
): Promise<[string, ...string[]]> {
  const keyOf = (sender: string) => {
    const content = createHash('sha256').update(JSON.stringify([formName, sender, fields, files]));
    return `${formName}:${content.digest('base64url')}`;
  };
  const content = keyOf(await clientAddress());
  const window = Math.floor(now / windowMilliseconds);
  const withoutScript: [string, string] = [`${content}:${window}`, `${content}:${window - 1}`];
  const given = formKey.safeParse(form.get('idempotency_key'));
  return given.success ? [keyOf(given.data), ...withoutScript] : withoutScript;
}

type Options<Schema extends z.ZodObject, Extra> = {
  /** The name of the form in the log and in the rate limit. */
  name: string;
  schema: Schema;
  allow: 'anyone' | Work;
  /** Whether password or second factor must have been given in the last 15 minutes. */
  needsProof?: boolean;
  /** Answer bots with success and store nothing. For public forms. */
  rejectsBots?: boolean;
  /** Fields whose values are never returned to the page. */
  secret?: readonly (keyof z.input<Schema>)[];
  limit?: RateLimit;
  /** Reads parts that the schema does not cover, such as files. A failure ends the action. */
  read?: (form: FormData) => Promise<Extra | Failure>;
  /** Refreshes the current page after success; for server actions only. */
  refreshes?: boolean;
  /** Returns nothing or null for success, the message key of a refusal, or a whole result. */
  run: (
    input: z.output<Schema>,
    extra: Extra,
    form: FormData,
  ) => Promise<ActionResult | string | null> | Promise<void>;
};

/**
 * Wraps the action of every form: checks the caller, bots and the rate limit, validates fields and files (both are
 * reported together), and handles errors. Each refusal is a message key; an exception is logged and answered with
 * `failure`. A page without JavaScript gets the typed values back; past the rate limit `data.retryAfter` has the seconds.
 */
export function formAction<Schema extends z.ZodObject, Extra = undefined>({
  name,
  schema,
  allow,
  needsProof = false,
  rejectsBots = false,
  secret = [],
  limit,
  read,
  refreshes = false,
  run,
}: Options<Schema, Extra>): FormAction {
  return async (_previous, form) => {
    // Anyone can call an action with arbitrary arguments.
    if (!(form instanceof FormData)) return failure('failure');
    const fields = Object.keys(schema.shape);
    const returned = fields.filter((field) => !secret.includes(field));
    const isReturned = allow === 'anyone' && !sentByScript(form);
    const values = isReturned ? { values: typedValues(form, returned) } : {};
    const refuse = (refusal: Failure): ActionResult => ({ ...refusal, ...values });
    try {
      if (allow !== 'anyone') await (needsProof ? assertProof : assertStaff)(allow);
      if (rejectsBots && isBot(form)) return { ok: true };
      // Before all expensive work. Every attempt counts, also a refused one.
      if (limit) {
        const { allowed, retryAfter } = await takeRateLimit(name, limit);
        if (!allowed) {
          return refuse(failure('rate_limit', { data: { retryAfter: String(retryAfter) } }));
        }
      }

      const parsed = schema.safeParse(
        Object.fromEntries(fields.map((field) => [field, readField(form, field)])),
      );
      const extra = await read?.(form);
      const garbled = rejectsBots ? garbledFields(form, fields) : {};
      if (!parsed.success || Object.keys(garbled).length > 0) {
        const wrong = { ...garbled, ...(parsed.error && firstErrors(parsed.error)) };
        return refuse(
          failure('invalid', { fields: { ...(isFailure(extra) && extra.fields), ...wrong } }),
        );
      }
      if (isFailure(extra)) return refuse(extra);

      // The cast is safe: without `read`, Extra is undefined.
      const outcome = (await run(parsed.data, extra as Extra, form)) ?? { ok: true };
      const result = typeof outcome === 'string' ? failure(outcome) : outcome;
      if (!result.ok) return refuse(result);
      if (refreshes) refresh();
      return result;
    } catch (error) {
      unstable_rethrow(error);
      if (error instanceof ForbiddenError) {
        log.warn(`Form ${name} refused: ${error.message}`);
        return refuse(failure(error.reason));
      }
      if (error instanceof StaleProofError) return refuse(failure('proof'));
      log.error(`Form ${name} failed`, error);
      return refuse(failure('failure'));
    }
  };
}

const isFailure = (value: unknown): value is Failure =>
  typeof value === 'object' && value !== null && 'ok' in value && value.ok === false;

/** Above the limit of every public field; bounds the response to a bot. */
const maxReturnedCharacters = 12_000;

function typedValues(form: FormData, fields: readonly string[]): TypedValues {
  return Object.fromEntries(
    fields.flatMap((field) => {
      const value = form.get(field);
      return typeof value === 'string' ? [[field, value.slice(0, maxReturnedCharacters)]] : [];
    }),
  );
}

/** Control characters, replacement characters and lone surrogates, which no keyboard sends. */
const unreadable = /[^\P{Cc}\t\n\v\f\r\u0085]|\ufffd|\p{Cs}/u;
/** The control characters that word processors use for a non-breaking and an optional hyphen. */
const hyphens = ['\u001e', '\u001f'];

function isUnreadable(value: FormDataEntryValue): boolean {
  if (typeof value !== 'string') return false;
  return unreadable.test(hyphens.reduce((text, hyphen) => text.replaceAll(hyphen, ''), value));
}

function garbledFields(form: FormData, fields: readonly string[]): Record<string, string> {
  const garbled = fields.filter((field) => form.getAll(field).some(isUnreadable));
  return Object.fromEntries(garbled.map((field) => [field, 'garbled']));
}

/** The value of a field; for repeated fields a list, which no schema accepts. */
function readField(form: FormData, field: string): unknown {
  const values = form.getAll(field);
  return values.length > 1 ? values : values[0];
}

function firstErrors(error: z.ZodError): Record<string, string> {
  const errors: Record<string, string> = {};
  for (const { path, message } of error.issues) errors[String(path[0])] ??= message;
  return errors;
}
