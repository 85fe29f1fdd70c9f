import type { NextRequest } from 'next/server';
import { readImage } from '@/lib/blog/images';
import { log } from '@/lib/log/log';

type Context = RouteContext<'/images/subidas/[file]'>;

/** A file name never gets other content, so an uploaded picture is cached for ever. */
export async function GET(_request: NextRequest, { params }: Context): Promise<Response> {
  const { file } = await params;
  try {
    const image = await readImage(file);
    if (!image) return new Response(null, { status: 404 });
    return new Response(image.stream(), {
      headers: {
        'content-type': 'image/webp',
        'content-length': String(image.size),
        'cache-control': 'public, max-age=31536000, immutable',
        'content-security-policy': "default-src 'none'; sandbox",
        'x-content-type-options': 'nosniff',
      },
    });
  } catch (error) {
    log.error('Picture', error);
    return new Response(null, { status: 502, headers: { 'cache-control': 'no-store' } });
  }
}
