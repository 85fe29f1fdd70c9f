import { z } from 'zod';
import { maxPixels, readHead } from '@/lib/files/inspection';
import { cleanLine } from '@/lib/text/clean';
import { cleanedText } from '@/lib/text/length';

/* The rules for uploaded pictures, shared by browser and server. */

export const imageTypes = [
  'image/jpeg',
  'image/png',
  'image/webp',
  'image/avif',
  'image/gif',
] as const;

/** One megabyte is 1,048,576 bytes. */
export const maxImageMegabytes = 10;

const tooBig = `size:${maxImageMegabytes}` as const;
/** In millions; those of all frames of an animation count. */
export const tooManyPixels = `pixels:${maxPixels / 1_000_000}` as const;

/** The possible problems of a chosen picture; keys into messages `posts.image.errors`, `{n}` after a colon. */
export const imageProblems = [
  'missing',
  'kind',
  tooBig,
  tooManyPixels,
  'broken',
  'unsafe',
] as const;
export type ImageProblem = (typeof imageProblems)[number];

/** Checks that a file can be read, and the type and size that the browser reports; the server inspects the content. */
export async function imageProblem(file: File | null): Promise<ImageProblem | null> {
  // A dropped folder, or a file that was moved since, cannot be read, and no try would send it.
  if (!file || !(await readHead(file).catch(() => null))) return 'missing';
  if (file.size === 0) return 'broken';
  // Browsers report no type for a file whose name has no extension.
  if (file.type !== '' && !(imageTypes as readonly string[]).includes(file.type)) return 'kind';
  return sizeProblem(file);
}

/** The problem of a picture that is too large; null for any other. */
export const sizeProblem = ({ size }: File): ImageProblem | null =>
  size > maxImageMegabytes * 1024 * 1024 ? tooBig : null;

/** The maximum length of an alternative text; the database has the same limit. */
const maxAlt = 300;

export const imageSchema = z.object({
  alt: cleanedText(cleanLine, 1, maxAlt, 'alt'),
});
