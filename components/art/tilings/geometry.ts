/** Points, SVG path text and a repeatable hash: what every tiling is made of. */
export type Point = readonly [x: number, y: number];

/** One tile of a tiling: its outline, where its centre lies, and which of the tiling's kinds it is. */
export type Tile = { path: string; x: number; y: number; kind: number };

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

/** The same two integers always give the same number in [0, 1): server and browser must draw the same picture. */
export function noise(a: number, b: number, seed = 0): number {
  let hash = (a * 374761393 + b * 668265263 + seed * 974634777) | 0;
  hash = Math.imul(hash ^ (hash >>> 13), 1274126177);
  return ((hash ^ (hash >>> 16)) >>> 0) / 4294967296;
}
