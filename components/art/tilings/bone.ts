import { type Point, polygon, type Tile, tile } from './geometry.ts';

/**
 * The Nasrid bone ("hueso"). From a square of four units two trapezoids are cut at the sides and set on top and bottom;
 * upright and lying bones then fill the plane like a chessboard.
 */
const upright: readonly Point[] = [
  [-1, -3],
  [1, -3],
  [2, -2],
  [1, -1],
  [1, 1],
  [2, 2],
  [1, 3],
  [-1, 3],
  [-2, 2],
  [-1, 1],
  [-1, -1],
  [-2, -2],
];
const lying: readonly Point[] = upright.map(([x, y]) => [y, x]);

export const boneOutline = polygon(upright);

/** Bones over a field of the given size, in units of the tiling (a bone is 4 wide and 6 long). */
export function bones(width: number, height: number): Tile[] {
  const tiles: Tile[] = [];
  for (let row = 0; row * 4 <= height; row++) {
    for (let column = 0; column * 4 <= width; column++) {
      const kind = (row + column) % 2;
      const [x, y] = [column * 4, row * 4];
      tiles.push(tile(kind === 0 ? upright : lying, x, y, kind));
    }
  }
  return tiles;
}
