import 'server-only';
import { storefrontConfig } from './config';
import type { Product } from './types';

/** In bytes, larger than any cover; the editor's own limit for pictures applies afterwards. */
const mostBytes = 20 * 1024 * 1024;
const width = 1200;

/** The cover of a book from the shop, or null when it has none. Throws when it cannot be loaded in time. */
export async function readCover({ images }: Product): Promise<File | null> {
  const [image] = images;
  if (!image) return null;
  const address = new URL(image.url);
  // The embedded shop has no https.
  if (address.protocol !== 'https:' && address.origin !== new URL(storefrontConfig.origin).origin) {
    throw new Error(`A cover without https: ${address.origin}`);
  }
  address.searchParams.set('width', String(width));
  const answer = await fetch(address, {
    signal: AbortSignal.timeout(storefrontConfig.deadlineMs),
    redirect: 'error',
    cache: 'no-store',
  });
  if (!answer.ok) throw new Error(`The cover was answered with ${answer.status}`);
  if (Number(answer.headers.get('content-length')) > mostBytes) {
    throw new Error('The cover is too large');
  }
  return new File([await answer.arrayBuffer()], 'cover');
}
