import 'server-only';
import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { env } from '@/lib/env';
import { maxPixels } from '@/lib/files/budget';
import { readLimitedBody } from '@/lib/http/body';
import { publicFile } from '@/lib/seo/social/public-file';

const deadlineMilliseconds = 5_000;
const mostBytes = 12 * 1024 * 1024;

/** Where the server may fetch pictures; otherwise an editor could make it request any address (SSRF). */
const hosts = () => [new URL(env.SUPABASE_URL).origin, new URL(env.SHOPIFY_STORE_DOMAIN).origin];
const shopifyPictures = 'https://cdn.shopify.com';

type Box = { width: number; height: number; fit: 'cover' | 'inside' };
export type CardPicture = { source: string; width: number; height: number };

/** A picture as a data URL for the renderer; null when it cannot be fetched (the card then shows tiles). */
export async function cardPicture(
  address: string | null | undefined,
  { width, height, fit }: Box,
): Promise<CardPicture | null> {
  if (!address) return null;
  try {
    const bytes = await (address.startsWith('/') ? fromPublic(address) : fromHost(address));
    if (!bytes) return null;
    const { data, info } = await sharp(bytes, { limitInputPixels: maxPixels })
      .resize({ width, height, fit, position: 'attention' })
      .png()
      .toBuffer({ resolveWithObject: true });
    const source = `data:image/png;base64,${data.toString('base64')}`;
    return { source, width: info.width, height: info.height };
  } catch {
    return null;
  }
}

async function fromPublic(address: string): Promise<Buffer | null> {
  const file = publicFile(address);
  return file ? readFile(file) : null;
}

async function fromHost(address: string): Promise<Uint8Array | null> {
  const url = new URL(address);
  if (![...hosts(), shopifyPictures].includes(url.origin)) return null;
  const signal = AbortSignal.timeout(deadlineMilliseconds);
  const answer = await fetch(url, { signal, redirect: 'error' });
  const bytes = answer.ok ? await readLimitedBody(answer, mostBytes) : 'too_big';
  return bytes === 'too_big' ? null : bytes;
}
