import { linear, type Point, poly, url } from './svg.ts';

/** Light that falls out of a source: bright at the first two points, gone at the others. */
export function beam(
  id: string,
  shape: readonly [Point, Point, Point, Point],
  colour: string,
  strength: number,
): string {
  const [a, b, c, d] = shape;
  const from: Point = [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
  const to: Point = [(c[0] + d[0]) / 2, (c[1] + d[1]) / 2];
  return linear(id, from, to, [0, colour, strength], [1, colour, 0]) + poly(shape, url(id));
}
