import { z } from 'zod';

// The rules that browsers load import this file. zod would probe `eval`, which our content security policy forbids.
z.config({ jitless: true });

/** The number of characters (code points) as the database counts them: an emoji is one, not two. */
export const lengthOf = (text: string): number => [...text].length;

/** A text of `min` to `max` characters; each error is the message key of its field. */
export const textBetween = (min: number, max: number, tooShort: string, tooLong: string) =>
  z
    .string()
    .refine((text) => lengthOf(text) >= min, tooShort)
    .refine((text) => lengthOf(text) <= max, tooLong);

/**
 * A text as typed, which may become shorter when it is cleaned. What is much longer is rejected first: a request may hold
 * megabytes.
 */
export const rawText = (max: number, missing: string, tooLong = `max:${max}`) =>
  z.string(missing).max(4 * max, tooLong);

/** A text of `min` to `max` characters once it is cleaned, with the error keys of `textBetween`. */
export const cleanedText = (
  clean: (typed: string) => string,
  min: number,
  max: number,
  tooShort: string,
  tooLong = `max:${max}`,
) =>
  rawText(max, tooShort, tooLong)
    .transform(clean)
    .pipe(textBetween(min, max, tooShort, tooLong));
