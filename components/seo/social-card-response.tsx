import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ImageResponse } from 'next/og';
import sharp from 'sharp';
import { SocialCard, type SocialCardProps } from '@/components/seo/social-card';
import { colors } from '@/lib/colors.gen';

const typeface = (file: string) => readFile(join(process.cwd(), 'app', 'typefaces', file));

/** A social card as the response of a route. It is a JPEG, because a photograph as PNG is five times as large. */
export async function socialCardResponse(props: SocialCardProps): Promise<Response> {
  const [fraunces, inter] = await Promise.all([
    typeface('fraunces-card.ttf'),
    typeface('inter-card.ttf'),
  ]);
  const drawn = new ImageResponse(<SocialCard {...props} />, {
    width: 1200,
    height: 630,
    fonts: [
      { name: 'Fraunces', data: fraunces, weight: 400, style: 'normal' },
      { name: 'Inter', data: inter, weight: 500, style: 'normal' },
    ],
  });
  const picture = await sharp(Buffer.from(await drawn.arrayBuffer()))
    .flatten({ background: colors.paper })
    .jpeg({ quality: 88, chromaSubsampling: '4:4:4', mozjpeg: true })
    .toBuffer();
  return new Response(new Uint8Array(picture), { headers: { 'content-type': 'image/jpeg' } });
}
