import { type Point, polygon, type Tile, tile } from './geometry.ts';

/**
 * The eight-fold star (two squares turned by 45°) on a square grid. The stars touch at four points and leave crosses
 * between them.
 */
const reach = 2;
const notch = (reach * Math.cos(Math.PI / 4)) / Math.cos(Math.PI / 8);

const starPoints: readonly Point[] = Array.from({ length: 16 }, (_, index) => {
  const angle = (index * Math.PI) / 8;
  const radius = index % 2 === 0 ? reach : notch;
  return [Math.sin(angle) * radius, -Math.cos(angle) * radius] as const;
});

/** The cross between four stars: three points of each, relative to the cross's centre. */
const crossPoints: readonly Point[] = (
  [
    [-reach, -reach, 4],
    [reach, -reach, 8],
    [reach, reach, 12],
    [-reach, reach, 0],
  ] as const
).flatMap(([cx, cy, from]) =>
  [4, 3, 2, 1, 0].flatMap((step) => {
    const point = starPoints[(from + step) % 16];
    return point ? [[cx + point[0], cy + point[1]] as const] : [];
  }),
);

export const starOutline = polygon(starPoints);

/** Stars (kind 0) and crosses (kind 1) over a field of the given size; a star is 4 units wide. */
export function stars(width: number, height: number): Tile[] {
  const tiles: Tile[] = [];
  const pitch = reach * 2;
  for (let y = 0; y <= height; y += pitch) {
    for (let x = 0; x <= width; x += pitch) {
      tiles.push(tile(starPoints, x, y, 0));
      tiles.push(tile(crossPoints, x + reach, y + reach, 1));
    }
  }
  return tiles;
}
