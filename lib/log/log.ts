import pino from 'pino';
import { describeError, withoutPersonalData } from './redact.ts';
import { currentRequestId } from './request-id.ts';

/** Writes one JSON object per line to standard output, synchronously, so that a killed process loses no line. */
const output = pino({
  base: null,
  timestamp: pino.stdTimeFunctions.isoTime,
  formatters: { level: (label) => ({ level: label }) },
  mixin: () => ({ requestId: currentRequestId() }),
});

const write = (level: 'warn' | 'error') => (message: string, error?: unknown, facts?: Facts) =>
  output[level](
    { ...facts, ...(error !== undefined && { err: describeError(error) }) },
    withoutPersonalData(message),
  );

/** Further fields of a line: identifiers and names of this application, never values that visitors typed. */
type Facts = Readonly<Record<string, string | undefined>>;

/**
 * The server's log. Takes an English sentence and the error that caused it; both are written without personal data
 * (`redact.ts`), with the identifier of the current request. Imports are relative, because the page cache runs without
 * a bundler.
 */
export const log = { warn: write('warn'), error: write('error') };
