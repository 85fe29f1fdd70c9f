import { randomFrom } from '../covers/random.ts';
import { rect, times } from './svg.ts';
import { tones as t } from './tones.ts';

/** Books standing on a board, from x to x + width, their feet at y. */
export function shelf(
  seed: string,
  x: number,
  y: number,
  width: number,
  height: number,
  spines: readonly [string, ...string[]],
) {
  const random = randomFrom(seed);
  let [left, drawn] = [x, ''];
  while (left < x + width - 4) {
    const thick = Math.min(height * random.between(0.13, 0.3), x + width - left);
    const tall = height * random.between(0.72, 1);
    drawn += rect(left, y - tall, thick - 1.5, tall, random.pick(spines));
    if (random.next() < 0.6)
      drawn += rect(
        left,
        y - tall * 0.82,
        thick - 1.5,
        tall * 0.07,
        random.pick([t.paper, t.saffron]),
      );
    if (random.next() < 0.35)
      drawn += rect(left, y - tall * 0.2, thick - 1.5, tall * 0.1, t.ink, 'opacity=".5"');
    left += thick;
  }
  return drawn;
}

/** Books lying on each other, the lowest first; the middle is x and the foot y. */
export function pile(
  seed: string,
  x: number,
  y: number,
  width: number,
  count: number,
  spines: readonly [string, ...string[]],
) {
  const random = randomFrom(seed);
  const thick = width * 0.15;
  return times(count, (index) => {
    const long = width * random.between(0.84, 1);
    const left = x - long / 2 + random.between(-0.05, 0.05) * width;
    const top = y - (index + 1) * thick;
    return (
      rect(left, top, long, thick - 1, random.pick(spines), 'rx="2"') +
      rect(left + long * 0.88, top + thick * 0.14, long * 0.12, thick * 0.68, t.paper) +
      rect(left + long * 0.14, top, long * 0.05, thick - 1, t.saffron, 'opacity=".8"')
    );
  });
}

/** A sheet of print: paper with lines of type, turned around its middle. */
export function sheet(
  x: number,
  y: number,
  width: number,
  height: number,
  turn = 0,
  ink: string = t.ink,
  paper: string = t.cream,
): string {
  const random = randomFrom(`sheet${x}${y}`);
  const rows = Math.floor((height * 0.72) / (height * 0.052));
  const lines = times(rows, (row) => {
    const long = width * 0.72 * (row % 6 === 5 ? 0.45 : random.between(0.93, 1));
    return rect(
      -width * 0.36,
      -height * 0.36 + row * height * 0.052,
      long,
      height * 0.017,
      ink,
      'opacity=".62"',
    );
  });
  return `<g transform="translate(${x} ${y}) rotate(${turn})">${rect(-width / 2, -height / 2, width, height, paper)}${lines}</g>`;
}
