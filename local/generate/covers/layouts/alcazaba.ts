import { seriesNames } from '../../../storefront/catalogue/series.ts';
import { colours as c } from '../colours.ts';
import { block, imprint, inTurn, type Layout } from '../design.ts';
import { star } from '../tiles.ts';

const schemes = [
  { ground: c.night, line: c.saffron, fills: [c.teal, c.pomegranate, c.sky] },
  { ground: c.wine, line: c.clay, fills: [c.pomegranate, c.night, c.saffron] },
  { ground: c.teal, line: c.sand, fills: [c.night, c.ochre, c.sage] },
  { ground: c.ink, line: c.saffron, fills: [c.wine, c.teal, c.clay] },
] as const;

/** Historical fiction: a rosette larger than the cover, as one sees it from below a ceiling. */
export const alcazaba: Layout = (book, random, position) => {
  const { ground, line, fills } = inTurn(schemes, position);
  const [cx, cy] = [random.pick([120, 680, 560]), random.pick([250, 330, 400])];
  const art = rosette(cx, cy, random.pick([16, 12, 20]), line, fills);
  const type =
    `<div class="veil" style="background:linear-gradient(transparent, ${ground} 52%)"></div>` +
    block('title', book.title, {
      left: 56,
      top: 690,
      width: 680,
      height: 330,
      from: 120,
      bottom: true,
    }) +
    block('author', book.author, { left: 60, top: 1_052, width: 660 }, `color:${line}`) +
    `<div class="series" style="right:60px;top:1122px;width:auto">${seriesNames.alcazaba}</div>` +
    imprint(60, 1_120, c.paper);
  return { ground, ink: c.paper, accent: line, art, type, focus: [420, 340] };
};

function rosette(cx: number, cy: number, folds: number, line: string, fills: readonly string[]) {
  const rings = [96, 176, 268, 372, 488, 616, 756, 908];
  const kites = rings.flatMap((radius, ring) =>
    Array.from({ length: folds }, (_, index) => {
      const step = (2 * Math.PI) / folds;
      const angle = (index + (ring % 2) / 2) * step;
      const at = (reach: number, turn: number) =>
        `${(cx + reach * Math.cos(turn)).toFixed(1)},${(cy + reach * Math.sin(turn)).toFixed(1)}`;
      const depth = 40 + ring * 8;
      const shape = [
        at(radius - depth, angle),
        at(radius, angle + step * 0.46),
        at(radius + depth * 1.3, angle),
        at(radius, angle - step * 0.46),
      ];
      const fill = fills[(ring + (index % 2)) % fills.length];
      return `<polygon points="${shape.join(' ')}" fill="${fill}" stroke="${line}" stroke-width="3.5"/>`;
    }),
  );
  return `${kites.reverse().join('')}<polygon points="${star(cx, cy, 74)}" fill="${line}"/><polygon points="${star(cx, cy, 40, 0.39)}" fill="${fills[0]}"/>`;
}
