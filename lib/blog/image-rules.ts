import { z } from 'zod';
import { cleanText } from '@/lib/text/clean';
import { textBetween } from '@/lib/text/length';

/** The rules of the editor's pictures, shared by browser and server. */
z.config({ jitless: true });

export const imageTypes = [
  'image/jpeg',
  'image/png',
  'image/webp',
  'image/avif',
  'image/gif',
] as const;

export const maxImageBytes = 10 * 1024 * 1024;

/** What may be wrong with a chosen picture; keys into messages `posts.image.errors`. */
export type ImageProblem = 'missing' | 'kind' | 'size' | 'broken';

/** A first look by what the browser believes; the server looks at the content. */
export function imageProblem(file: File | null): ImageProblem | null {
  if (!file || file.size === 0) return 'missing';
  if (!(imageTypes as readonly string[]).includes(file.type)) return 'kind';
  return file.size > maxImageBytes ? 'size' : null;
}

const maxAlt = 300;

export const imageSchema = z.object({
  alt: z
    .string('alt')
    .max(4 * maxAlt, `max:${maxAlt}`)
    .transform(cleanText)
    .pipe(textBetween(1, maxAlt, 'alt', `max:${maxAlt}`)),
});

/** Where an uploaded picture is shown: an address of this site, whatever holds the file (uploaded-images.ts). */
export const uploadedImagePath = (name: string) => `/images/subidas/${name}`;

/** Time, chance, and the measures, so that a page can keep its place: '1732233600000-3f2a…-1600x900.webp'. */
export const uploadedImageName = /^\d{13}-[0-9a-f]{12}-\d{1,5}x\d{1,5}\.webp$/;
