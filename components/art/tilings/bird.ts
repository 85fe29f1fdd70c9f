import { round, type Tile } from './geometry.ts';

/**
 * The little bird ("pajarita"). Each half side of an equilateral triangle is bent, one outwards and the next inwards, so
 * that the triangle seems to spin and still fits its neighbours.
 */
const side = 4;
const rise = (side * Math.sqrt(3)) / 2;
const half = side / 2;

function bird(x: number, y: number, up: boolean): string {
  const sign = up ? 1 : -1;
  const corners = [
    [0, (-rise * 2) / 3],
    [side / 2, rise / 3],
    [-side / 2, rise / 3],
  ].map(([dx = 0, dy = 0]) => [x + dx * sign, y + dy * sign] as const);
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

/** Birds over a field of the given size; a triangle's side is 4 units. */
export function birds(width: number, height: number): Tile[] {
  const tiles: Tile[] = [];
  for (let row = 0; row * rise <= height + rise; row++) {
    for (let step = -1; step * half <= width + half; step++) {
      const up = (row + step) % 2 === 0;
      const x = step * half;
      const y = row * rise - (up ? rise / 3 : (rise * 2) / 3);
      tiles.push({ path: bird(x, y, up), x, y, kind: up ? 0 : 1 });
    }
  }
  return tiles;
}
