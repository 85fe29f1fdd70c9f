import { seriesNames } from '../../../storefront/catalogue/series.ts';
import { colours as c } from '../colours.ts';
import { block, imprint, inTurn, type Layout } from '../design.ts';

const schemes = [
  { ground: c.paper, ink: c.teal, water: c.teal, drop: c.pomegranate },
  { ground: c.sky, ink: c.night, water: c.night, drop: c.paper },
  { ground: c.sage, ink: c.ink, water: c.teal, drop: c.saffron },
  { ground: c.rose, ink: c.wine, water: c.pomegranate, drop: c.paper },
  { ground: c.sand, ink: c.night, water: c.ochre, drop: c.night },
  { ground: c.night, ink: c.paper, water: c.sky, drop: c.saffron },
] as const;

/** Poetry: running water, line by line, and something round that fell into it. */
export const acequia: Layout = (book, random, position) => {
  const { ground, ink, water, drop } = inTurn(schemes, position);
  const [cx, cy] = [random.between(250, 620), random.between(640, 880)];
  const radius = random.between(54, 96);
  const [length, swell] = [random.between(90, 240), random.between(5, 13)];
  const start = 470 + random.between(0, 60);
  const lines = Array.from({ length: 46 }, (_, index) => {
    const y = start + index * 16.5;
    return `<path d="${ripple(y, index, { cx, cy, radius, length, swell })}" stroke-width="${(1.4 + index * 0.13).toFixed(2)}"/>`;
  });
  const art = `<g fill="none" stroke="${water}" stroke-linecap="round">${lines.join('')}</g><circle cx="${cx}" cy="${cy}" r="${radius}" fill="${drop}"/>`;
  const type =
    block(
      'title',
      book.title,
      { left: 58, top: 150, width: 560, height: 250, from: 84 },
      'font-style:italic;font-weight:380',
    ) +
    block('author', book.author, { left: 62, top: 64, width: 600 }) +
    `<div class="series side" style="left:708px;top:196px">${seriesNames.acequia}</div>` +
    imprint(62, 420, ink);
  return { ground, ink, accent: water, art, type };
};

interface Water {
  cx: number;
  cy: number;
  radius: number;
  length: number;
  swell: number;
}

/** A line of water that makes way for the drop. */
function ripple(y: number, index: number, { cx, cy, radius, length, swell }: Water): string {
  const steps: string[] = [];
  for (let x = -20; x <= 820; x += 8) {
    const reach = (x - cx) / (radius * 1.9);
    const near = Math.exp(-(reach ** 2)) * Math.exp(-(((y - cy) / (radius * 2.4)) ** 2));
    const push = near * radius * 0.95 * (y < cy ? -1 : 1);
    const wave = Math.sin(x / length + index * 0.35) * swell * (1 + Math.sin(index * 0.7) * 0.4);
    steps.push(`${x},${(y + wave + push).toFixed(1)}`);
  }
  return `M${steps.join('L')}`;
}
