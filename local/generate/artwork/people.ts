import { circle, ellipse, group, type Point, path, rect, stroke } from './svg.ts';
import { tones as t } from './tones.ts';

type Limb = readonly [joint: Point, end: Point];

export interface Look {
  top: string;
  bottom?: string;
  skin?: string;
  hair?: string;
  shoes?: string;
  /** Elbow and hand, knee and foot: a person is 100 units tall, the feet stand at 0. */
  arms?: readonly Limb[];
  legs?: readonly Limb[];
  /** A skirt or a long coat down to here. */
  hem?: number;
  hairstyle?: 'short' | 'bun' | 'long' | 'hat';
  flip?: boolean;
  /** How far the head leans. */
  lean?: number;
}

const standing: readonly Limb[] = [
  [
    [-5, -24],
    [-5, -2],
  ],
  [
    [5, -24],
    [6, -2],
  ],
];
const hanging: readonly Limb[] = [
  [
    [-13, -64],
    [-12, -48],
  ],
  [
    [13, -64],
    [12, -48],
  ],
];

function headOf({ skin = t.skin, hair = t.umber, hairstyle = 'short', lean = 0 }: Look): string {
  const extra = {
    short: '',
    bun: circle(-5, -98, 3.6, hair),
    long: path('M-7 -95Q-9 -84 -7 -76L1 -78Q-3 -86 0 -96Z', hair),
    hat: ellipse(0, -97, 11, 1.8, hair) + path('M-6 -97L-5 -104Q0 -106 5 -104L6 -97Z', hair),
  }[hairstyle];
  return group(
    `transform="rotate(${lean} 0 -84)"`,
    rect(-2.6, -89, 5.2, 7, skin, 'rx="2"'),
    ellipse(0.4, -93, 5.6, 6.8, skin),
    path(
      'M-5.8 -90Q-7.5 -101 0.5 -101Q7 -100.500 6 -95Q1 -97.500 -2.500 -95.500Q-3 -92 -5.800 -90Z',
      hair,
    ),
    extra,
  );
}

/** Somebody standing, seen from the front or the side. */
export function person(x: number, y: number, height: number, look: Look): string {
  const { top, bottom = t.ink, skin = t.skin, shoes = t.ink, hem, arms = hanging } = look;
  const legs = look.legs ?? standing;
  const scale = height / 100;
  const leg = ([[kx, ky], [fx, fy]]: Limb, side: number) =>
    stroke(`M${side * 4} -48L${kx} ${ky}L${fx} ${fy}`, hem ? skin : bottom, hem ? 4 : 6.6) +
    stroke(`M${fx} ${fy + 0.5}l3.500 .6`, shoes, 4);
  const arm = ([[ex, ey], [hx, hy]]: Limb, side: number) =>
    circle(hx, hy, 2.7, skin) +
    stroke(
      `M${side * 8} -79L${ex} ${ey}L${hx + (ex - hx) * 0.12} ${hy + (ey - hy) * 0.12}`,
      top,
      5.4,
    );
  const [back, front] = arms;
  const skirt =
    hem === undefined
      ? ''
      : path(`M-8.500 -52L-12 ${-hem}Q0 ${-hem + 2.5} 12 ${-hem}L8.500 -52Z`, bottom);
  return group(
    `transform="translate(${x} ${y}) scale(${look.flip ? -scale : scale} ${scale})"`,
    back ? group('opacity=".82"', arm(back, -1)) : '',
    legs.map((limb, index) => leg(limb, index === 0 ? -1 : 1)).join(''),
    skirt,
    headOf(look),
    path(
      'M-10.500 -78Q-11 -84.500 -3.500 -85.500L3.500 -85.500Q11 -84.500 10.500 -78L8.800 -47Q0 -45 -8.800 -47Z',
      top,
    ),
    front ? arm(front, 1) : '',
  );
}

type Back = {
  coat: string;
  hair: string;
  skin?: string;
  style?: 'short' | 'bun' | 'long' | 'bald';
};

/** Somebody in the audience, seen from behind; x is the middle, y where the shoulders leave the picture. */
export function seatedBack(
  x: number,
  y: number,
  width: number,
  { coat, hair, skin = t.skinDeep, style = 'short' }: Back,
) {
  const scale = width / 100;
  const head = style === 'bald' ? skin : hair;
  const extra = {
    short: '',
    bald: path('M-21 -76Q-20 -54 0 -53Q20 -54 21 -76Q12 -66 0 -66Q-12 -66 -21 -76Z', hair),
    bun: circle(0, -108, 12, hair),
    long: path('M-24 -84Q-30 -50 -24 -30L24 -30Q30 -50 24 -84Z', hair),
  }[style];
  return group(
    `transform="translate(${x} ${y}) scale(${scale})"`,
    path('M-52 12C-52 -30 -32 -38 -13 -45L13 -45C32 -38 52 -30 52 12Z', coat),
    path('M-10 -62L-11 -42Q0 -37 11 -42L10 -62Z', skin),
    ellipse(-22, -76, 4, 6, skin),
    ellipse(22, -76, 4, 6, skin),
    ellipse(0, -80, 22, 26, head),
    extra,
  );
}
