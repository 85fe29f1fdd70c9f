import { starOutline } from '@/components/art/marks';
import type { Arm } from '@/lib/arms';
import { colors } from '@/lib/colors.gen';
import type { CardPicture } from '@/lib/seo/social/card-picture';
import { cardText, titleSize } from '@/lib/seo/social/card-text';
import { site } from '@/lib/site';

/** The arm's colour, which is the background, and its tint behind a cover. */
const looks: Record<Arm, { ground: string; tint: string }> = {
  editorial: { ground: colors.pomegranate, tint: colors.pomegranateTint },
  arte: { ground: colors.ochre, tint: colors.ochreTint },
  cine: { ground: colors.night, tint: colors.nightTint },
  ia: { ground: colors.teal, tint: colors.tealTint },
};

export type SocialCardProps = {
  arm: Arm;
  title: string;
  /** Small, above the title: the category, or the publisher. */
  overline: string;
  /** Below the title: the author. */
  line: string;
  /** Fills the right side, or is shown on it like a book cover. */
  picture: CardPicture | null;
  hanging?: boolean;
};

/** 1200 by 630: text on the arm's colour, with a picture at the right. */
export function SocialCard({ arm, title, overline, line, picture, hanging }: SocialCardProps) {
  const { ground, tint } = looks[arm];
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
