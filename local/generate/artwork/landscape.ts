import { randomFrom } from '../covers/random.ts';
import type { Rect } from '../covers/tiles.ts';
import { circle, clip, path, rect, stroke, times } from './svg.ts';

/** A cypress, its foot at y. */
export function cypress(x: number, y: number, height: number, colour: string): string {
  const w = height * 0.13;
  return path(
    `M${x} ${y - height}C${x + w} ${y - height * 0.6} ${x + w * 1.3} ${y - height * 0.2} ${x + w * 0.5} ${y}H${x - w * 0.5}C${x - w * 1.3} ${y - height * 0.2} ${x - w} ${y - height * 0.6} ${x} ${y - height}Z`,
    colour,
  );
}

/** A tower with battlements, its foot at y. */
export function tower(
  x: number,
  y: number,
  width: number,
  height: number,
  colour: string,
  merlons = 5,
): string {
  const step = width / (merlons * 2 - 1);
  return (
    rect(x, y - height, width, height, colour) +
    times(merlons, (index) =>
      rect(x + index * step * 2, y - height - step * 1.1, step, step * 1.2, colour),
    )
  );
}

/** Waterlines that get longer and further apart towards the viewer. */
export function ripples(
  seed: string,
  area: Rect,
  count: number,
  colour: string,
  strength: number,
): string {
  const random = randomFrom(seed);
  const lines = times(count, (index) => {
    const depth = (index / count) ** 1.6;
    const [x, long] = [
      area.x + random.next() * area.width,
      20 + depth * 150 * random.between(0.5, 1),
    ];
    return stroke(
      `M${x - long / 2} ${area.y + depth * area.height}h${long}`,
      colour,
      1.5 + depth * 5,
      `opacity="${strength}"`,
    );
  });
  return clip(`clip-${seed}`, rect(area.x, area.y, area.width, area.height, '#000'), lines);
}

/** Stars of uneven size over a part of the sky. */
export const stars = (seed: string, area: Rect, count: number, colour: string): string => {
  const random = randomFrom(seed);
  return times(count, () =>
    circle(
      area.x + random.next() * area.width,
      area.y + random.next() * area.height,
      random.between(0.8, 2.4),
      colour,
      `opacity="${random.between(0.3, 0.9)}"`,
    ),
  );
};
