import 'server-only';
import { stat } from 'node:fs/promises';
import { join, normalize, sep } from 'node:path';
import sharp from 'sharp';

type PictureFacts = { width: number; height: number; type: string; length: number };

/** Files in public/ do not change while the site runs. */
const known = new Map<string, Promise<PictureFacts | null>>();

/** Facts of a picture in public/; null for any other, so that no guessed values are published. */
export function pictureFacts(address: string): Promise<PictureFacts | null> {
  const [path = ''] = address.split(/[?#]/);
  if (!path.startsWith('/images/')) return Promise.resolve(null);
  const found = known.get(path) ?? measure(path);
  known.set(path, found);
  return found;
}

async function measure(path: string): Promise<PictureFacts | null> {
  try {
    const file = publicFile(path);
    if (!file) return null;
    const [{ size }, { width, height, format, mediaType }] = await Promise.all([
      stat(file),
      sharp(file).metadata(),
    ]);
    // No network shows an SVG as the picture of a link.
    if (!mediaType || format === 'svg') return null;
    return { width, height, type: mediaType, length: size };
  } catch {
    // An editor may have entered a file that does not exist.
    return null;
  }
}

/** The file of an address below public/; null when it leads outside. Throws for invalid escapes. */
export function publicFile(address: string): string | null {
  const folder = join(process.cwd(), 'public');
  const [path = ''] = address.split(/[?#]/);
  const file = normalize(join(folder, decodeURIComponent(path)));
  return file.startsWith(folder + sep) ? file : null;
}
