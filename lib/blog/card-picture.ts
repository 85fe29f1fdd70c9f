import 'server-only';
import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import sharp from 'sharp';
import { env } from '@/lib/env';
import { maxPixels } from '@/lib/files/inspection';
import { inSrgb } from '@/lib/files/pictures';
import { readLimitedBody } from '@/lib/http/request';
import { pathOf } from '@/lib/parameter-pages';
import { pictureFacts, publicFile } from '@/lib/seo/social/picture-facts';
import { cardOf, type SocialImage } from '@/lib/seo/social/social-image';
import { readImage } from './images';
import { centre, type Post, pictureSource, readPicture, uploadedImageShape } from './types';

const deadlineMilliseconds = 5_000;
const maxBytes = 12 * 1024 * 1024;

/** Where the server may fetch pictures; otherwise an editor could make it request any address (SSRF). */
const hosts = () => [new URL(env.SUPABASE_URL).origin, new URL(env.SHOPIFY_STORE_DOMAIN).origin];
const shopifyPictures = 'https://cdn.shopify.com';
/** Shopify resizes by this parameter; its originals have up to 20 MB. */
const shopifyWidth = '1000';

type Box = { width: number; height: number; fit: 'cover' | 'inside' };
export type CardPicture = { source: string; width: number; height: number };

/** A picture as a data URL for the renderer; null when it cannot be fetched (the card then shows tiles). */
export async function cardPicture(
  address: string | null | undefined,
  { width, height, fit }: Box,
): Promise<CardPicture | null> {
  if (!address) return null;
  const { src, focus } = readPicture(address);
  try {
    const bytes = await (src.startsWith('/') ? fromSite(src) : fromHost(src));
    if (!bytes) return null;
    const isCropped = fit === 'cover' && focus !== centre;
    const picture = await inSrgb(sharp(bytes, { limitInputPixels: maxPixels }));
    const scaled = await picture
      .autoOrient()
      .resize({ width, height, fit: isCropped ? 'outside' : fit, position: 'attention' })
      .png()
      .toBuffer({ resolveWithObject: true });
    // The part that object-position shows in the page.
    const left = Math.round(((scaled.info.width - width) * focus.x) / 100);
    const top = Math.round(((scaled.info.height - height) * focus.y) / 100);
    const { data, info } = isCropped
      ? await sharp(scaled.data)
          .extract({ left, top, width, height })
          .toBuffer({ resolveWithObject: true })
      : scaled;
    const source = `data:image/png;base64,${data.toString('base64')}`;
    return { source, width: info.width, height: info.height };
  } catch {
    return null;
  }
}

async function fromSite(address: string): Promise<Uint8Array | null> {
  if (uploadedImageShape(address)) {
    const image = await readImage(basename(address));
    return image && new Uint8Array(await image.arrayBuffer());
  }
  const file = publicFile(address);
  return file ? readFile(file) : null;
}

async function fromHost(address: string): Promise<Uint8Array | null> {
  const url = new URL(address);
  if (![...hosts(), shopifyPictures].includes(url.origin)) return null;
  if (url.origin === shopifyPictures) url.searchParams.set('width', shopifyWidth);
  const signal = AbortSignal.timeout(deadlineMilliseconds);
  const answer = await fetch(url, { signal, redirect: 'error' });
  const bytes = answer.ok ? await readLimitedBody(answer, maxBytes) : 'too_big';
  return bytes === 'too_big' ? null : bytes;
}

/** The social image of an article: its main picture with its real size if it has one, else a drawn card. */
export async function postSocialImage({
  slug,
  title,
  updatedAt,
  ogImage,
}: Pick<Post, 'slug' | 'title' | 'updatedAt' | 'ogImage'>): Promise<SocialImage> {
  if (!ogImage) {
    // The address contains the time of the last change, because networks cache a picture for weeks.
    const version = Date.parse(updatedAt).toString(36);
    return cardOf(`${pathOf('post', slug)}/social.jpg?v=${version}`, title);
  }
  const url = pictureSource(ogImage);
  return { url, alt: title, ...(await pictureShape(url)) };
}

/** The measures and the media type of a picture of this site; null for one of another. */
export async function pictureShape(
  url: string,
): Promise<{ width: number; height: number; type: string } | null> {
  const uploaded = uploadedImageShape(url);
  if (uploaded) return { ...uploaded, type: 'image/webp' };
  const facts = await pictureFacts(url);
  return facts && { width: facts.width, height: facts.height, type: facts.type };
}
