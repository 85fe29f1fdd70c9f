import { randomFrom } from '../covers/random.ts';
import { birdField, boneField, type Rect, starField } from '../covers/tiles.ts';
import { rect } from './svg.ts';

const fields = { stars: starField, bones: boneField, birds: birdField };

export type Tiling = keyof typeof fields;

/** A wall of tiles; the colours come in a repeatable disorder, the first of them twice as often. */
export function tiles(
  kind: Tiling,
  area: Rect,
  size: number,
  ground: string,
  glazes: readonly [string, ...string[]],
) {
  const random = randomFrom(`${kind}${area.x}${area.y}${size}`);
  const paint = (column: number, row: number) =>
    (column + row) % 2 === 0 ? glazes[0] : random.pick(glazes);
  return rect(area.x, area.y, area.width, area.height, ground) + fields[kind](area, size, paint);
}

/** The opening of a Nasrid arch: straight jambs, and a curve that bends in a little at its foot. */
export function arch(x: number, y: number, width: number, height: number): string {
  const [half, radius] = [width / 2, width * 0.53];
  const spring = y - height + radius;
  return `M${x - half} ${y}V${spring + radius * 0.32}A${radius} ${radius} 0 1 1 ${x + half} ${spring + radius * 0.32}V${y}Z`;
}
