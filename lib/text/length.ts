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
