import type { Area } from './areas.ts';

/** Where a wall thins out into its ground; `none` covers everything. */
export type Fade = 'none' | 'left' | 'right' | 'up' | 'down' | 'corner';

/**
 * A wall of tiles: its size in units of the tiling (a tile is about 4 wide, so fewer units mean larger tiles), where it
 * thins out, and the colour it stands on, which shows in the joints. Drawn into public/images/walls by
 * `node local/generate/artwork.ts walls`.
 */
export type Wall = {
  area: Area;
  ground: 'paper' | 'accent';
  width: number;
  height: number;
  seed: number;
  fade?: Fade;
  /** Colour token of the joint, where the wall lies on neither paper nor the area's own colour. */
  joint?: 'ochre-tint' | 'ochre-deep' | 'teal-tint' | 'ink';
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

const thumb = (area: Area, width: number, height: number): Wall => ({
  area,
  ground: 'paper',
  width,
  height,
  seed: 14,
  fade: 'left',
});

const greeting = (width: number, seed: number): Wall => ({
  area: 'editorial',
  ground: 'paper',
  width,
  height: 26,
  seed,
  fade: 'left',
});

export const walls = {
  'shelf-editorial': accent('editorial', 24, 28, 3),
  'shelf-arte': accent('arte', 8, 18, 5),
  'shelf-cine': accent('cine', 20, 24, 8),
  'shelf-ia': accent('ia', 18, 24, 2),

  'home-editorial': { ...accent('editorial', 14, 26, 11), fade: 'left' },
  'home-arte': { ...frame('paper', 7), width: 22, height: 16, fade: 'corner', joint: 'ochre-tint' },
  'home-cine': { ...accent('cine', 24, 16, 4), fade: 'down' },
  'home-ia': {
    area: 'ia',
    ground: 'paper',
    width: 24,
    height: 36,
    seed: 6,
    fade: 'left',
    joint: 'teal-tint',
  },

  'window-editorial': accent('editorial', 24, 24, 3),
  'window-arte': accent('arte', 18, 18, 5),
  'window-cine': accent('cine', 20, 20, 8),
  'window-ia': accent('ia', 28, 28, 2),

  'index-editorial': thumb('editorial', 22, 9),
  'index-arte': thumb('arte', 22, 9),
  'index-cine': thumb('cine', 22, 9),
  'index-ia': thumb('ia', 30, 12),

  'hero-editorial': { ...accent('editorial', 24, 27, 21), fade: 'left' },
  'hero-arte': { ...frame('paper', 9), width: 56, height: 14, fade: 'corner', joint: 'ochre-tint' },
  'hero-cine': accent('cine', 58, 24, 31),
  'hero-ia': {
    area: 'ia',
    ground: 'paper',
    width: 48,
    height: 42,
    seed: 12,
    fade: 'left',
    joint: 'teal-tint',
  },

  'since-2000': { ...accent('editorial', 44, 14, 40), fade: 'left' },
  vision: { ...accent('arte', 20, 44, 18), fade: 'left', joint: 'ochre-deep' },

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

  contact: greeting(40, 18),
  thanks: greeting(40, 24),
  missing: greeting(28, 404),
  /** Tall, for the right margin of pages that are a form. */
  margin: { ...greeting(18, 31), height: 76 },
} as const satisfies Record<string, Wall>;

export type WallName = keyof typeof walls;
