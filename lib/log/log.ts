import { isIP } from 'node:net';
import pino from 'pino';
import { currentRequestId } from './request-id.ts';

/**
 * Replacements in order: an address with credentials must lose them before they look like an e-mail address. Every pattern
 * takes linear time, because visitors' text can reach the log: a repetition that may fail at its end starts only where
 * the run of its characters starts.
 */
const rules: readonly [RegExp, string | ((found: string) => string)][] = [
  [/(?<=:\/\/)[^\s/@]+@/g, '[credentials]@'],
  [/(?<=\/propuesta\/)[^\s/?"'<>)]+/g, '[token]'],
  // A query string contains search words, tokens and signatures.
  [/(?<=[/\w])\?[^\s"'<>)]+/g, (found) => (found.includes('=', 2) ? '?[query]' : found)],
  [/(?<![^\s@"'<>(),;:=[\]])[^\s@"'<>(),;:=[\]]+@[^\s@"'<>(),;:=[\]]+\.\p{L}{2,}/gu, '[email]'],
  [/(?<![\w-])(?=[\w-]+\.[\w-]+\.)([\w-]*?)\beyJ[\w-]+\.[\w-]+\.[\w-]*/g, '$1[token]'],
  [/\b(sb_(secret|publishable)|shp\w{2})_\w+/g, '[token]'],
  [/\bBearer \S+/g, 'Bearer [token]'],
  // PostgreSQL quotes rows and values: "Key (email)=(…)", "Failing row contains (…)", 'invalid input syntax for type uuid: "…"'.
  [/(?<=\)=)\([^)]*\)/g, '([value])'],
  [/(?<=contains )\(.*/g, hideRow],
  [/(?<=: )"[^"\n]*"/g, '"[value]"'],
  // JSON.parse quotes the text that it could not parse; a single plain word in quotes is the name of a table, column or
  // option.
  [/"[^"\n]*"/g, keepName],
  // Opaque secrets mix letters and digits; UUIDs identify rows and are kept.
  [/(?<![\w-])(?=[\w-]*\d)(?=[\w-]*[A-Za-z])[\w-]{32,}(?![\w-])/g, keepUuid],
  [/(?<![\w.])(?:\d{1,3}\.){3}\d{1,3}(?![\w.]*\w)/g, hideAddress],
  [/(?<![\w:])[\da-f:]*:[\da-f:.]+/gi, hideAddress],
  [/(?<![\w.-])(?!\d{4}-\d{2}-\d{2}\b)\+?\d(?:[\s().-]?\d){8,}(?![\w-])/g, '[number]'],
];

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

function keepUuid(found: string): string {
  return uuid.test(found) ? found : '[token]';
}

function keepName(found: string): string {
  return /^"[\w.-]{0,63}"$/.test(found) ? found : '"[value]"';
}

/** A row ends at the last bracket of its line; one that was cut off has none. */
function hideRow(found: string): string {
  return `([value])${found.slice(found.lastIndexOf(')') + 1 || found.length)}`;
}

function hideAddress(found: string): string {
  return isIP(found) && found !== '127.0.0.1' && found !== '::1' ? '[address]' : found;
}

/**
 * Removes data that identifies a person or grants access: e-mail and network addresses, telephone numbers, tokens,
 * query strings, and values that databases and parsers quote in errors. In doubtful cases it removes more.
 */
export function withoutPersonalData(text: string): string {
  return rules.reduce(
    (rest, [pattern, by]) =>
      typeof by === 'string'
        ? rest.replace(pattern, by)
        : rest.replace(pattern, (part) => by(part)),
    text,
  );
}

type LoggedError = {
  name: string;
  message: string;
  code?: string | number;
  status?: string | number;
  stack?: string;
  cause?: LoggedError;
};

/** How many causes are logged; longer chains usually repeat themselves. */
const deepest = 5;

/**
 * The logged part of an error: name, message, code, status, stack frames and causes. Other properties, such as
 * PostgreSQL's `details` and the response of an SMTP server, quote visitors' data and are left out.
 */
export function describeError(error: unknown, depth = 0): LoggedError {
  if (typeof error !== 'object' || error === null) {
    return { name: typeof error, message: withoutPersonalData(String(error)) };
  }
  const has = (key: string): unknown => Reflect.get(error, key);
  const { stack, cause } = { stack: has('stack'), cause: has('cause') };
  return {
    name: String(has('name') ?? error.constructor?.name ?? 'Object'),
    message: withoutPersonalData(String(has('message') ?? '')),
    ...pick('code', has('code')),
    ...pick('status', has('status') ?? has('statusCode')),
    ...(typeof stack === 'string' && { stack: framesOf(stack) }),
    ...(cause !== undefined && depth < deepest && { cause: describeError(cause, depth + 1) }),
  };
}

const pick = (key: 'code' | 'status', value: unknown) =>
  typeof value === 'number' || (typeof value === 'string' && value.length <= 40)
    ? { [key]: typeof value === 'string' ? withoutPersonalData(value) : value }
    : {};

/** The first line of a stack repeats the message. */
const framesOf = (stack: string) =>
  stack
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .slice(0, 12)
    .map((line) => line.trim())
    .join('\n');

/** Writes one JSON object per line to standard output, synchronously, so that a killed process loses no line. */
const output = pino({
  base: null,
  timestamp: pino.stdTimeFunctions.isoTime,
  // pino's own serializer of `err` keeps no code, status and stack of causes.
  serializers: { err: (described) => described },
  formatters: { level: (label) => ({ level: label }) },
  mixin: () => ({ requestId: currentRequestId() }),
});

const write =
  (level: 'info' | 'warn' | 'error') => (message: string, error?: unknown, facts?: Facts) =>
    output[level](
      { ...facts, ...(error !== undefined && { err: describeError(error) }) },
      withoutPersonalData(message),
    );

/** Further fields of a line: identifiers and names of this application, never values that visitors typed. */
type Facts = Readonly<Record<string, string | undefined>>;

/**
 * The server's log. Takes an English sentence and the error that caused it; both are written without personal data
 * (above), with the identifier of the current request. Imports are relative, because the page cache runs without
 * a bundler.
 */
export const log = { info: write('info'), warn: write('warn'), error: write('error') };
