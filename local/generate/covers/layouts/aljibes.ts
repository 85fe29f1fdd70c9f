import { seriesNames } from '../../../storefront/catalogue/series.ts';
import { colours as c } from '../colours.ts';
import { block, imprint, inTurn, type Layout } from '../design.ts';
import { boneField, starField } from '../tiles.ts';

const schemes = [
  { ground: c.sand, arches: [c.ochre, c.clay, c.paper], well: c.night, ink: c.ink },
  { ground: c.paper, arches: [c.teal, c.sage, c.sand], well: c.teal, ink: c.ink },
  { ground: c.clay, arches: [c.wine, c.pomegranate, c.rose], well: c.wine, ink: c.ink },
  { ground: c.sky, arches: [c.night, '#43598A', c.paper], well: c.night, ink: c.night },
] as const;

/** Memoirs: arch within arch, down to the water. */
export const aljibes: Layout = (book, random, position) => {
  const { ground, arches, well, ink } = inTurn(schemes, position);
  const cx = random.pick([300, 400, 500]);
  const size = random.pick([40, 52]);
  const id = `well-${book.handle}`;
  const widths = [268, 212, 160];
  const rings = widths.map(
    (half, index) => `<path d="${arch(cx, 846 + index * 24, half)}" fill="${arches[index]}"/>`,
  );
  const kind = random.pick([boneField, starField]);
  const water = kind({ x: 0, y: 960, width: 800, height: 240 }, size, (column, row) =>
    (column + row) % 2 === 0 ? well : (arches[1] ?? well),
  );
  const art = `${rings.join('')}<clipPath id="${id}"><path d="${arch(cx, 918, 108)}"/></clipPath><g clip-path="url(#${id})"><rect width="800" height="1200" fill="${well}"/><circle cx="${cx + 30}" cy="872" r="27" fill="${c.saffron}"/>${water}</g>`;
  const type =
    block('author', book.author, { left: 60, top: 60, width: 660 }) +
    block('title', book.title, { left: 55, top: 112, width: 690, height: 270, from: 92 }) +
    `<div class="series side" style="left:${cx > 400 ? 60 : 716}px;top:1140px">${seriesNames.aljibes}</div>` +
    imprint(60, 404, ink);
  return { ground, ink, accent: arches[0], art, type };
};

/** A horseshoe arch that stands on the lower edge. */
function arch(cx: number, spring: number, half: number): string {
  const radius = half * 1.12;
  const foot = half * 0.92;
  return `M${cx - foot} 1200V${spring + 60}L${cx - foot - 14} ${spring + 40}A${radius} ${radius} 0 1 1 ${cx + foot + 14} ${spring + 40}L${cx + foot} ${spring + 60}V1200Z`;
}
