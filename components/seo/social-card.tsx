import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ImageResponse } from 'next/og';
import sharp from 'sharp';
import { starOutline } from '@/components/art/marks';
import type { WallName } from '@/components/art/mosaic';
import { arms } from '@/lib/arms';
import { type CardPicture, cardPicture } from '@/lib/blog/card-picture';
import { colors } from '@/lib/colors.gen';
import type { CardLook } from '@/lib/public-pages';
import { cardText, titleSize } from '@/lib/seo/social/social-image';
import { site } from '@/lib/site';

type Look = { ground: string; text: string; mark: string; tint: string; wall: WallName };

/** Background, text, the colour behind a cover, and the wall of tiles that replaces a missing picture. */
function lookOf(look: CardLook): Look {
  const { paper, ink, pomegranate, paperDeep } = colors;
  if (look === 'paper') {
    return {
      ground: paper,
      text: ink,
      mark: pomegranate,
      tint: paperDeep,
      wall: 'index-editorial',
    };
  }
  const { color, group } = arms[look];
  const [ground, tint] = [colors[color], colors[`${color}Tint`]];
  return { ground, text: paper, mark: paper, tint, wall: group.window };
}

type SocialCardProps = {
  look: CardLook;
  title: string;
  /** Small, beside the mark: the category, or the publisher; may be empty. */
  overline: string;
  /** Below the title: the author, or a few words about the page. */
  line: string;
  /** Fills the right side, or is shown on it like a book cover. */
  picture: CardPicture | null;
  hanging?: boolean;
};

/** 1200 by 630: text on a colour, with a picture at the right. */
function SocialCard({ look, title, overline, line, picture, hanging }: SocialCardProps) {
  const { ground, text, mark, tint } = lookOf(look);
  const words = cardText(title, 160) || site.name;
  return (
    <div style={{ ...row, width: 1200, height: 630, background: ground, color: text }}>
      <div style={{ ...column, width: 760, padding: '56px 64px', justifyContent: 'space-between' }}>
        <Logo overline={cardText(overline, 40)} mark={mark} />
        <div style={column}>
          <div style={{ ...titleStyle, fontSize: titleSize(words) }}>{words}</div>
          <div style={lineStyle}>{cardText(line, 60)}</div>
        </div>
      </div>
      <div style={{ ...side, background: hanging ? tint : ground }}>
        {picture && (
          <div
            style={{
              width: picture.width,
              height: picture.height,
              backgroundImage: `url(${picture.source})`,
              backgroundSize: `${picture.width}px ${picture.height}px`,
              ...(hanging && { boxShadow: `0 18px 40px ${colors.ink}59` }),
            }}
          />
        )}
      </div>
    </div>
  );
}

const row = { display: 'flex' } as const;
const column = { display: 'flex', flexDirection: 'column' } as const;
const side = { ...row, width: 440, height: 630, alignItems: 'center', justifyContent: 'center' };
const titleStyle = {
  fontFamily: 'Fraunces',
  lineHeight: 1.02,
  letterSpacing: '-0.015em',
  wordBreak: 'break-word',
} as const;
const lineStyle = { fontFamily: 'Inter', fontSize: 27, marginTop: 28, opacity: 0.9 } as const;

function Logo({ overline, mark }: { overline: string; mark: string }) {
  return (
    <div style={{ ...row, alignItems: 'center' }}>
      <svg width="60" height="60" viewBox="-2 -2 4 4" aria-hidden="true">
        <path d={starOutline} fill={mark} />
      </svg>
      <div
        style={{ ...column, marginLeft: 16, fontFamily: 'Fraunces', fontSize: 28, lineHeight: 1 }}
      >
        <div>{site.name}</div>
        {overline && (
          <div style={{ fontFamily: 'Inter', fontSize: 21, marginTop: 8, opacity: 0.85 }}>
            {overline}
          </div>
        )}
      </div>
    </div>
  );
}

const typeface = (file: string) => readFile(join(process.cwd(), 'app', 'typefaces', file));
const wallBox = { width: 440, height: 630, fit: 'cover' } as const;

/** A JPEG, because a photograph as PNG is five times as large. A wall of tiles replaces a missing picture. */
export async function socialCardResponse(props: SocialCardProps): Promise<Response> {
  const [fraunces, inter, wall] = await Promise.all([
    typeface('fraunces-card.ttf'),
    typeface('inter-card.ttf'),
    props.picture ? null : cardPicture(`/images/walls/${lookOf(props.look).wall}.svg`, wallBox),
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
