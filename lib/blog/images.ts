import 'server-only';
import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { staffClient } from '@/lib/auth/session';
import { maxPixels } from '@/lib/files/inspection';
import { ownName } from '@/lib/files/names';
import { inSrgb } from '@/lib/files/pictures';
import { findsVirus } from '@/lib/files/virus-scan';
import { errorCodes } from '@/lib/supabase/error-codes';
import { createPublicClient } from '@/lib/supabase/public';
import { cleanLine } from '@/lib/text/clean';
import { type ImageProblem, sizeProblem, tooManyPixels } from './image-rules';
import { uploadedImageName, uploadedImagePath } from './types';

export type PreparedImage = {
  bytes: Uint8Array;
  width: number;
  height: number;
  fileName: string;
};

const bucket = 'blog-images';
const maxSide = 2000;
const formats = ['jpeg', 'png', 'webp', 'gif', 'heif'];

/**
 * Converts an uploaded picture for the web: type detected by its content, rotated upright, at most 2000 px on the
 * longer side, WebP, without metadata. Animations are kept. Throws when the virus scanner does not answer.
 */
export async function prepareImage(
  file: FormDataEntryValue | null,
): Promise<PreparedImage | ImageProblem> {
  if (!(file instanceof File)) return 'missing';
  // Browsers send an empty file without a name when none was chosen.
  if (file.size === 0) return file.name ? 'broken' : 'missing';
  const tooBig = sizeProblem(file);
  if (tooBig) return tooBig;
  const bytes = new Uint8Array(await file.arrayBuffer());
  if (await findsVirus(bytes)) return 'unsafe';
  try {
    const source = { limitInputPixels: maxPixels, failOn: 'error' } as const;
    const { format, pages = 1, compression } = await sharp(bytes, source).metadata();
    // HEIF is a family of formats; of these browsers support only AVIF.
    if (!formats.includes(format) || (format === 'heif' && compression !== 'av1')) return 'kind';
    // The pages of AVIF are tiles or auxiliary items, never frames; sharp decodes the primary one.
    const animated = pages > 1 && format !== 'heif';
    const image = await inSrgb(sharp(bytes, { ...source, animated }));
    const { data, info } = await (animated ? image : image.autoOrient())
      .resize({
        width: maxSide,
        height: maxSide,
        fit: 'inside',
        withoutEnlargement: true,
      })
      .webp({ quality: 82 })
      .toBuffer({ resolveWithObject: true });
    const [width, height] = [info.width, info.pageHeight ?? info.height];
    return {
      bytes: data,
      width,
      height,
      fileName: [...cleanLine(ownName(file))].slice(0, 255).join(''),
    };
  } catch (error) {
    // sharp reports an unsupported format for files that are no pictures, such as PDF or text.
    const message = error instanceof Error ? error.message : '';
    if (/exceeds pixel limit/.test(message)) return tooManyPixels;
    return /unsupported image format/.test(message) || isOther(bytes) ? 'kind' : 'broken';
  }
}

/** SVG, and HEIC, whose motion photos the decoder cannot read even as far as to their kind. */
const isOther = (bytes: Uint8Array) =>
  /<svg|<!doctype|^.{4}ftyphe/is.test(new TextDecoder('latin1').decode(bytes.subarray(0, 512)));

/** In milliseconds. Within it the same picture with the same words counts as sent again because its answer was lost. */
const repeatedWithin = 10 * 60_000;

/**
 * Stores a prepared picture and its row in the library as the signed-in person, once. `src` is its address on this site.
 * Staff only; throws when it cannot be stored. If only the row fails, the clean-up job removes the file.
 */
export async function storeImage(
  { bytes, width, height, fileName }: PreparedImage,
  alt: string,
): Promise<{ id: string; src: string }> {
  const supabase = await staffClient('pictures');
  const words = createHash('sha256').update(JSON.stringify([fileName, alt]));
  const digest = words.update(bytes).digest('hex').slice(0, 12);
  const since = Math.floor(Date.now() / repeatedWithin) * repeatedWithin;
  const nameAt = (time: number) => `${time}-${digest}-${width}x${height}.webp`;
  const name = nameAt(since);
  const rows = supabase.from('blog_images');
  const find = () => rows.select('id, name').in('name', [name, nameAt(since - repeatedWithin)]);
  const known = await find().limit(1).throwOnError();
  if (!known.data[0]) {
    const { error } = await supabase.storage
      .from(bucket)
      .upload(name, bytes, { contentType: 'image/webp', upsert: false, cacheControl: '31536000' });
    // The first call may still be at work: its file has the same content.
    if (error && error.statusCode !== '409') throw error;
    const { error: unlisted } = await rows.insert({ name, alt, file_name: fileName || null });
    if (unlisted && unlisted.code !== errorCodes.uniqueViolation) throw unlisted;
  }
  const { data } = await find().limit(1).single().throwOnError();
  return { id: data.id, src: uploadedImagePath(data.name) };
}

const isWebp = async (file: Blob) => (await file.slice(8, 12).text()) === 'WEBP';

/** An uploaded picture, or null. Throws when the storage fails or returns anything but a WebP picture. */
export async function readImage(name: string): Promise<Blob | null> {
  if (!uploadedImageName.test(name)) return null;
  const { data, error } = await createPublicClient().storage.from(bucket).download(name);
  if (!error) {
    // The picture is cached for a year, so an error page of a proxy must not be served as the picture.
    if (!(await isWebp(data))) throw new Error('The storage answered no picture');
    return data;
  }
  const status = 'status' in error ? Number(error.status) : 500;
  if (status === 400 || status === 404) return null;
  throw error;
}
