import { type Point, polygon, type Tile, tile } from './geometry.ts';

/**
 * Strapwork of eight ("lazo"): a plane of octagons and squares; from the middle of every edge two lines leave at the same
 * angle into both neighbours, so that they run on from star to star, a net without beginning or end.
 */
const pitch = 6;
const contact = (67.5 * Math.PI) / 180;

/** The star a polygon receives: it touches the edges' middles and bends where neighbouring lines meet. */
function starIn(sides: number, apothem: number, rotation = 0): Point[] {
  const half = Math.PI / sides;
  const run = (apothem * Math.sin(half)) / Math.cos(contact - half);
  const knee = Math.hypot(run * Math.cos(contact), run * Math.sin(contact) - apothem);
  return Array.from({ length: sides * 2 }, (_, index) => {
    const [angle, radius] = [index * half + rotation, index % 2 === 0 ? apothem : knee];
    return [Math.sin(angle) * radius, -Math.cos(angle) * radius] as const;
  });
}

const large = starIn(8, pitch / 2);
const heart = starIn(8, pitch / 5.2, Math.PI / 8);
const small = starIn(4, pitch / (1 + Math.SQRT2) / 2, Math.PI / 4);

export const latticeOutline = polygon(large);

/** Stars in the octagons (kind 0) with a heart (kind 2), and stars in the squares between them (kind 1). */
export function lattice(width: number, height: number): Tile[] {
  const tiles: Tile[] = [];
  for (let y = 0; y <= height; y += pitch) {
    for (let x = 0; x <= width; x += pitch) {
      tiles.push(tile(large, x, y, 0));
      tiles.push(tile(heart, x, y, 2));
      tiles.push(tile(small, x + pitch / 2, y + pitch / 2, 1));
    }
  }
  return tiles;
}
