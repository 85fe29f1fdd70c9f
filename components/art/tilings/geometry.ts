/** Points, SVG path text and a repeatable hash, shared by all tilings. */
export type Point = readonly [x: number, y: number];

/** The bounds of a tile. */
export type Bounds = { left: number; top: number; right: number; bottom: number };

/** One tile of a tiling: its outline, bounds, centre and kind. */
export type Tile = { path: string; bounds: Bounds; x: number; y: number; kind: number };

/** Two decimals are a hundredth of a unit and keep the HTML small. */
export const round = (value: number) => Math.round(value * 100) / 100;

/** A closed outline through the points, written with relative steps because they repeat and compress well. */
export function polygon(points: readonly Point[], x = 0, y = 0): string {
  let [px, py] = [0, 0];
  const steps = points.map(([dx, dy], index) => {
    const [nx, ny] = [round(x + dx), round(y + dy)];
    const step = `${index === 0 ? 'M' : 'l'}${round(nx - px)} ${round(ny - py)}`;
    [px, py] = [nx, ny];
    return step;
  });
  return `${steps.join('')}z`;
}

/** One tile whose outline is straight. */
export function tile(points: readonly Point[], x: number, y: number, kind: number): Tile {
  return { path: polygon(points, x, y), bounds: boundsOf(points, x, y), x, y, kind };
}

/** The bounds of an outline placed at a point. */
export function boundsOf(points: readonly Point[], x = 0, y = 0): Bounds {
  const [across, down] = [points.map(([dx]) => x + dx), points.map(([, dy]) => y + dy)];
  return {
    left: Math.min(...across),
    top: Math.min(...down),
    right: Math.max(...across),
    bottom: Math.max(...down),
  };
}
