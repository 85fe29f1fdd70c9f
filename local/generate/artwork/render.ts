import sharp, { type Sharp } from 'sharp';
import type { Scene } from './svg.ts';

const kilobyte = 1024;

/** The picture as WebP, at the best quality that keeps it within its weight; with a width, a smaller version of it. */
export async function webpOf({ svg }: Scene, limit: number, width?: number): Promise<Buffer> {
  const image = sharp(Buffer.from(svg));
  return fitting(width ? image.resize({ width }) : image, limit);
}

/** A cover of the catalogue at the width a page shows it. */
export async function coverOf(file: string, width: number, limit: number): Promise<Buffer> {
  return fitting(sharp(file).resize({ width }), limit);
}

async function fitting(image: Sharp, limit: number, quality = 82): Promise<Buffer> {
  const bytes = await image.clone().webp({ quality, effort: 6, smartSubsample: true }).toBuffer();
  if (bytes.length <= limit * kilobyte || quality <= 50) return bytes;
  return fitting(image, limit, quality - 4);
}
