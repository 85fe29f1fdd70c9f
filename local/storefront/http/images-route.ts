import { readFile } from 'node:fs/promises';
import type { ServerResponse } from 'node:http';
import { products } from '../catalogue/index.ts';
import { send, sendJson } from './respond.ts';

export const imagesPath = /^\/cdn\/shop\/files\/([\w-]+\.webp)$/;

const folder = new URL('../images/', import.meta.url);
const known = new Set(products.flatMap((product) => product.images.map((image) => image.file)));

/** A picture of the catalogue in full size; `?width=` is accepted without effect. */
export async function answerImage(file: string, response: ServerResponse): Promise<void> {
  if (!known.has(file)) return sendJson(response, 404, { errors: 'Not Found' });
  const bytes = await readFile(new URL(file, folder));
  send(response, 200, bytes, 'image/webp', {
    'cache-control': 'public, max-age=31536000, immutable',
    'access-control-allow-origin': '*',
  });
}
