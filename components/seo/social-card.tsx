import { birds } from '@/components/art/tilings/bird';
import { bones } from '@/components/art/tilings/bone';
import type { Tile } from '@/components/art/tilings/geometry';
import { lattice } from '@/components/art/tilings/lattice';
import { starOutline, stars } from '@/components/art/tilings/star';
import type { Arm } from '@/lib/arms';
import { colors } from '@/lib/colors.gen';
import type { CardPicture } from '@/lib/seo/social/card-picture';
import { cardText, titleSize } from '@/lib/seo/social/card-text';
import { site } from '@/lib/site';

/** The arm's colour, which is the background, and the colours of its tiling. */
const looks: Record<Arm, { ground: string; glazes: readonly [string, string, string] }> = {
  editorial: {
    ground: colors.pomegranate,
    glazes: [colors.pomegranateDeep, colors.pomegranateSoft, colors.pomegranateTint],
  },
  arte: { ground: colors.ochre, glazes: [colors.ochreDeep, colors.ochreSoft, colors.ochreTint] },
  cine: { ground: colors.night, glazes: [colors.nightDeep, colors.nightSoft, colors.nightTint] },
  ia: { ground: colors.teal, glazes: [colors.tealDeep, colors.tealSoft, colors.tealTint] },
};
const tilings: Record<Arm, (width: number, height: number) => Tile[]> = {
  editorial: bones,
  arte: birds,
  cine: stars,
  ia: lattice,
};
const unit = 26;

export type SocialCardProps = {
  arm: Arm;
  title: string;
  /** Small, above the title: the category, or the publisher. */
  overline: string;
  /** Below the title: the author. */
  line: string;
  /** Fills the right side, or is shown on it like a book cover; without a picture, a tiling fills it. */
  picture: CardPicture | null;
  hanging?: boolean;
};

/** 1200 by 630: text on the arm's colour, with a picture or the arm's tiling at the right. */
export function SocialCard({ arm, title, overline, line, picture, hanging }: SocialCardProps) {
  const { ground, glazes } = looks[arm];
  const words = cardText(title, 160) || site.name;
  return (
    <div style={{ ...row, width: 1200, height: 630, background: ground, color: colors.paper }}>
      <div style={{ ...column, width: 760, padding: '56px 64px', justifyContent: 'space-between' }}>
        <Logo overline={cardText(overline, 40)} />
        <div style={column}>
          <div style={{ ...titleStyle, fontSize: titleSize(words) }}>{words}</div>
          <div style={lineStyle}>{cardText(line, 60)}</div>
        </div>
      </div>
      <div style={{ ...side, background: hanging && picture ? glazes[2] : glazes[0] }}>
        {picture ? (
          <div
            style={{
              width: picture.width,
              height: picture.height,
              backgroundImage: `url(${picture.source})`,
              backgroundSize: `${picture.width}px ${picture.height}px`,
              ...(hanging && { boxShadow: `0 18px 40px ${colors.ink}59` }),
            }}
          />
        ) : (
          <Wall tiles={tilings[arm](18, 26)} glazes={glazes} />
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

function Logo({ overline }: { overline: string }) {
  return (
    <div style={{ ...row, alignItems: 'center' }}>
      <svg width="60" height="60" viewBox="-2 -2 4 4" aria-hidden="true">
        <path d={starOutline} fill={colors.paper} />
      </svg>
      <div
        style={{ ...column, marginLeft: 16, fontFamily: 'Fraunces', fontSize: 28, lineHeight: 1 }}
      >
        <div>{site.name}</div>
        <div style={{ fontFamily: 'Inter', fontSize: 21, marginTop: 8, opacity: 0.85 }}>
          {overline}
        </div>
      </div>
    </div>
  );
}

function Wall({ tiles, glazes }: { tiles: Tile[]; glazes: readonly [string, string, string] }) {
  return (
    <svg width="440" height="630" viewBox={`0 0 ${440 / unit} ${630 / unit}`} aria-hidden="true">
      {tiles.map(({ path, x, y, kind }) => (
        <path
          key={`${x} ${y} ${kind}`}
          d={path}
          fill={(x * 7 + y * 3) % 5 === 0 ? glazes[2] : glazes[kind % 2 ? 0 : 1]}
        />
      ))}
    </svg>
  );
}
