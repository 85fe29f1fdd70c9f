import type { Area } from './areas.ts';

/** Where a wall thins out into its ground; `none` covers everything. */
export type Fade = 'none' | 'left' | 'right' | 'up' | 'down' | 'corner';

/** A side of a wall. */
export type Side = 'top' | 'right' | 'bottom' | 'left';

/**
 * How a wall that ends in its ground meets a place of another shape, so that nothing is cut but at a real edge. Always from
 * the upper right corner: `flank` as wide as the place, what is too much leaves it below; `strip` as high as the place,
 * what is too much leaves it on the left; `whole` altogether inside it.
 */
export type Fit = 'flank' | 'strip' | 'whole';

/** What a wall shows: its size in units of the tiling, where it thins out, and how it stands in its place. */
type Field = {
  width: number;
  height: number;
  fade?: Fade;
  /** The sides with no edge to be cut at (of the window, of a field of colour): only whole tiles stand there. */
  ends?: readonly Side[];
  /** Walls that end in their ground need one; the others cover their place. */
  fit?: Fit;
};

/**
 * A wall of tiles: its size in units of the tiling (a tile is about 4 wide, so fewer units mean larger tiles), where it
 * thins out, and the colour it stands on, which shows in the joints. Drawn into public/images/walls by
 * `node local/generate/artwork.ts walls`.
 */
export type Wall = Field & {
  area: Area;
  ground: 'paper' | 'accent';
  seed: number;
  /** Colour token of the joint, where the wall lies on neither paper nor the area's own colour. */
  joint?: 'ochre-tint' | 'ochre-deep' | 'teal-tint' | 'ink';
  /** Another cut of the same wall, in the same file, for places at most so many pixels high. */
  low?: Field & { upTo: number };
};

const accent = (area: Area, width: number, height: number, seed: number): Wall => ({
  area,
  ground: 'accent',
  width,
  height,
  seed,
});

const frame = (ground: Wall['ground'], seed: number): Wall => ({
  area: 'arte',
  ground,
  width: 12,
  height: 12,
  seed,
});

/** Down the right side of a field of colour. */
const flank = { fade: 'left', ends: ['left', 'bottom'], fit: 'flank' } as const;

/** Along the upper edge of a field of colour. */
const strip = { ends: ['left', 'bottom'], fit: 'strip' } as const;

/** Places above this height, in pixels, stand beside the words. */
const beside = 480;

const low = (width: number, height: number, fade: Fade = 'left') => ({
  low: { ...strip, width, height, fade, upTo: beside },
});

/** Between two lines of a table; on small screens above the lower one. */
const thumb = (area: Area, width: number, height: number, lowHeight: number): Wall => ({
  area,
  ground: 'paper',
  width,
  height,
  seed: 14,
  ...flank,
  low: {
    width: width * 1.5,
    height: lowHeight,
    fade: 'left',
    ends: ['top', 'left'],
    fit: 'strip',
    upTo: 100,
  },
});

/** Comes in from the right edge of the window, over nothing but paper. */
const greeting = (width: number, height: number, seed: number): Wall => ({
  area: 'editorial',
  ground: 'paper',
  width,
  height,
  seed,
  fade: 'left',
  ends: ['top', 'left', 'bottom'],
  fit: 'whole',
});

export const walls = {
  'shelf-editorial': accent('editorial', 24, 28, 3),
  'shelf-arte': accent('arte', 8, 18, 5),
  'shelf-cine': accent('cine', 20, 24, 8),
  'shelf-ia': accent('ia', 18, 24, 2),

  'home-editorial': { ...accent('editorial', 14, 31, 11), ...flank, ...low(24, 11) },
  'home-arte': {
    ...frame('paper', 7),
    ...strip,
    width: 32,
    height: 14.2,
    fade: 'corner',
    joint: 'ochre-tint',
  },
  'home-cine': { ...accent('cine', 44, 14, 4), ...strip, fade: 'down' },
  'home-ia': {
    area: 'ia',
    ground: 'paper',
    width: 24,
    height: 51,
    seed: 6,
    joint: 'teal-tint',
    ...flank,
    ...low(30, 15),
  },

  'window-editorial': accent('editorial', 24, 24, 3),
  'window-arte': accent('arte', 18, 18, 5),
  'window-cine': accent('cine', 20, 20, 8),
  'window-ia': accent('ia', 28, 28, 2),

  'index-editorial': thumb('editorial', 20, 27, 9),
  'index-arte': thumb('arte', 20, 27, 9),
  'index-cine': thumb('cine', 20, 26, 8),
  'index-ia': thumb('ia', 24, 33, 12),

  'hero-editorial': { ...accent('editorial', 24, 39, 21), ...flank, ...low(36, 15) },
  'hero-arte': {
    ...frame('paper', 9),
    ...strip,
    width: 62,
    height: 14.2,
    fade: 'corner',
    joint: 'ochre-tint',
  },
  'hero-cine': accent('cine', 58, 24, 31),
  'hero-ia': {
    area: 'ia',
    ground: 'paper',
    width: 48,
    height: 63,
    seed: 12,
    joint: 'teal-tint',
    ...flank,
    ...low(48, 21),
  },

  /** The shop's room for art, which is still empty. */
  'soon-arte': {
    ...frame('paper', 9),
    ...flank,
    width: 20,
    height: 28.1,
    joint: 'ochre-tint',
    low: {
      ...strip,
      ends: ['top', 'left', 'bottom'],
      width: 30,
      height: 10.7,
      fade: 'corner',
      upTo: beside,
    },
  },

  'since-2000': {
    ...accent('editorial', 44, 27, 40),
    ...flank,
    low: { ...flank, width: 12, height: 19, upTo: 180 },
  },
  vision: { ...accent('arte', 18, 45.3, 18), ...flank, joint: 'ochre-deep', ...low(18, 10.7) },

  'frame-reports': frame('paper', 3),
  'frame-valuation': frame('accent', 11),
  'frame-authenticity': frame('paper', 24),
  'frame-sales': frame('accent', 31),
  'frame-portfolio': frame('paper', 45),
  'frame-museums': frame('accent', 52),

  'sample-publishing': accent('editorial', 12, 12, 4),
  'sample-script': accent('cine', 10, 10, 6),
  'sample-audiovisual': accent('cine', 16, 16, 40),
  'sample-writing': accent('editorial', 18, 18, 9),
  'sample-design': accent('arte', 10, 10, 12),
  'sample-innovation': accent('ia', 16, 16, 2),

  contact: greeting(40, 18, 18),
  thanks: greeting(36, 22, 24),
  missing: greeting(28, 26, 404),
  /** Tall, for the right margin of pages that are a form. */
  margin: { ...greeting(20, 78, 31), fit: 'flank' },
} as const satisfies Record<string, Wall>;

export type WallName = keyof typeof walls;
