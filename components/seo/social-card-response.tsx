import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ImageResponse } from 'next/og';
import sharp from 'sharp';
import { looks, SocialCard, type SocialCardProps } from '@/components/seo/social-card';
import { colors } from '@/lib/colors.gen';
import { cardPicture } from '@/lib/seo/social/card-picture';

const typeface = (file: string) => readFile(join(process.cwd(), 'app', 'typefaces', file));
const wallBox = { width: 440, height: 630, fit: 'cover' } as const;

/** A JPEG, because a photograph as PNG is five times as large. A wall of tiles replaces a missing picture. */
export async function socialCardResponse(props: SocialCardProps): Promise<Response> {
  const [fraunces, inter, wall] = await Promise.all([
    typeface('fraunces-card.ttf'),
    typeface('inter-card.ttf'),
    props.picture ? null : cardPicture(`/images/walls/${looks[props.look].wall}.svg`, wallBox),
  ]);
  const card = wall ? { ...props, picture: wall, hanging: false } : props;
  const drawn = new ImageResponse(<SocialCard {...card} />, {
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
