import type { Area } from '../../../../components/art/areas.ts';
import { birds } from '../../../../components/art/tilings/bird.ts';
import { bones } from '../../../../components/art/tilings/bone.ts';
import { type Bounds, noise, type Tile } from '../../../../components/art/tilings/geometry.ts';
import { lattice } from '../../../../components/art/tilings/lattice.ts';
import { stars } from '../../../../components/art/tilings/star.ts';
import type { Fade, Side } from '../../../../components/art/walls.ts';
import type { Palette } from './palettes.ts';

export type MosaicPlan = {
  area: Area;
  palette: Palette;
  width: number;
  height: number;
  fade: Fade;
  ends: readonly Side[];
  seed: number;
};

const tilings: Record<Area, (width: number, height: number) => Tile[]> = {
  editorial: bones,
  arte: birds,
  cine: stars,
  ia: lattice,
};

/** How much of the wall stands at a place, 0 to 1; u and v run from the upper left corner. */
const density: Record<Fade, (u: number, v: number) => number> = {
  none: () => 1,
  left: (u) => u * 1.9 - 0.25,
  right: (u) => (1 - u) * 1.9 - 0.25,
  up: (_, v) => v * 1.9 - 0.25,
  down: (_, v) => (1 - v) * 1.9 - 0.25,
  corner: (u, v) => (u + 1 - v) * 1.15 - 0.5,
};

/** Corners come out of sines. */
const slack = 1e-6;

/** Whether the wall's edge would cut a tile on this side. */
const crosses: Record<Side, (tile: Bounds, wall: Bounds) => boolean> = {
  left: (tile, wall) => tile.left < wall.left - slack,
  right: (tile, wall) => tile.right > wall.right + slack,
  top: (tile, wall) => tile.top < wall.top - slack,
  bottom: (tile, wall) => tile.bottom > wall.bottom + slack,
};

/**
 * Where the wall begins above, and one path per colour: which tiles stand, and which the potter glazed differently. The
 * same plan always gives the same picture. On the sides where the wall ends in its ground only whole tiles stand: no edge
 * explains a cut there. A wall that ends above begins with its first whole course.
 */
export function planMosaic({ area, palette, width, height, fade, ends, seed }: MosaicPlan) {
  const tiles = tilings[area](width, height);
  const top = ends.includes('top') ? Math.min(...tiles.map(({ bounds }) => bounds.top)) : 0;
  const field = { left: 0, top, right: width, bottom: top + height };
  const paths = new Map<string, string>();
  for (const { path, bounds, x, y, kind } of tiles) {
    const [column, row] = [Math.round(x * 2), Math.round(y * 2)];
    if (noise(column, row, seed) > density[fade](x / width, (y - top) / height)) continue;
    if (ends.some((side) => crosses[side](bounds, field))) continue;
    const tones = palette[kind] ?? palette[0];
    if (!tones) continue;
    const chance = noise(column, row, seed + 17);
    const tone = chance < 0.76 ? 0 : 1 + Math.floor(((chance - 0.76) / 0.24) * (tones.length - 1));
    const fill = tones[tone] ?? tones[0];
    paths.set(fill, (paths.get(fill) ?? '') + path);
  }
  return { top, paths: [...paths].map(([fill, d]) => ({ fill, d })) };
}
