import { type Bounds, boundsOf, type Point, round, type Tile } from './geometry.ts';

/**
 * The little bird ("pajarita"). Each half side of an equilateral triangle is bent, one outwards and the next inwards, so
 * that the triangle seems to spin and still fits its neighbours.
 */
const side = 4;
const rise = (side * Math.sqrt(3)) / 2;
const half = side / 2;
/** How far a bent half side leaves the triangle. */
const belly = half - half * Math.cos(Math.PI / 6);

function cornersOf(x: number, y: number, up: boolean): Point[] {
  const sign = up ? 1 : -1;
  return [
    [0, (-rise * 2) / 3],
    [side / 2, rise / 3],
    [-side / 2, rise / 3],
  ].map(([dx = 0, dy = 0]) => [x + dx * sign, y + dy * sign]);
}

function bird(corners: readonly Point[]): string {
  const [first] = corners;
  if (!first) return '';
  let path = `M${round(first[0])} ${round(first[1])}`;
  corners.forEach(([ax, ay], index) => {
    const [bx, by] = corners[(index + 1) % 3] ?? first;
    const [mx, my] = [round((ax + bx) / 2), round((ay + by) / 2)];
    path += `A${half} ${half} 0 0 1 ${mx} ${my}A${half} ${half} 0 0 0 ${round(bx)} ${round(by)}`;
  });
  return `${path}z`;
}

/** The triangle with its bellies, on the safe side. */
function boundsOfBird(corners: readonly Point[]): Bounds {
  const { left, top, right, bottom } = boundsOf(corners);
  return { left: left - belly, top: top - belly, right: right + belly, bottom: bottom + belly };
}

/** Birds over a field of the given size; a triangle's side is 4 units. */
export function birds(width: number, height: number): Tile[] {
  const tiles: Tile[] = [];
  for (let row = 0; row * rise <= height + rise; row++) {
    for (let step = -1; step * half <= width + half; step++) {
      const up = (row + step) % 2 === 0;
      const x = step * half;
      const y = row * rise - (up ? rise / 3 : (rise * 2) / 3);
      const corners = cornersOf(x, y, up);
      const kind = up ? 0 : 1;
      tiles.push({ path: bird(corners), bounds: boundsOfBird(corners), x, y, kind });
    }
  }
  return tiles;
}
