import { seriesNames } from '../../../storefront/catalogue/series.ts';
import { colours as c } from '../colours.ts';
import { block, imprint, inTurn, type Layout } from '../design.ts';
import { boneField, starField } from '../tiles.ts';

const schemes = [
  { ground: c.saffron, ink: c.ink, band: c.ink },
  { ground: c.teal, ink: c.paper, band: c.saffron },
  { ground: c.paper, ink: c.pomegranate, band: c.pomegranate },
  { ground: c.rose, ink: c.wine, band: c.wine },
  { ground: c.sky, ink: c.night, band: c.night },
  { ground: c.brick, ink: c.paper, band: c.ink },
  { ground: c.sage, ink: c.ink, band: c.teal },
] as const;

/** Essay and reportage: the title is the picture; a strip of frieze keeps the lines together. */
export const plazaLarga: Layout = (book, random, position) => {
  const { ground, ink, band } = inTurn(schemes, position);
  const size = random.pick([48, 64]);
  const stars = position % 2 === 0;
  const upright = position % 3 !== 0;
  const strip = upright
    ? { x: 800 - size * 2 - 56, y: 0, width: size * 2, height: 1_200 }
    : { x: 0, y: 864, width: 800, height: size * 2 };
  const { x, y, width: stripWidth, height: stripHeight } = strip;
  const art = stars
    ? `<rect x="${x}" y="${y}" width="${stripWidth}" height="${stripHeight}" fill="${band}"/>${starField(strip, size, () => ground)}`
    : boneField(strip, size, (column, row) => ((column + row) % 2 === 0 ? band : ground));
  const width = upright ? 800 - size * 2 - 150 : 690;
  const type =
    block('author', book.author, { left: 56, top: 56, width }) +
    block(
      'title',
      book.title,
      { left: 48, top: 118, width, height: 690, from: 230 },
      'text-wrap:pretty;line-height:.92',
    ) +
    block('series', seriesNames['plaza-larga'], { left: 56, top: 1_076, width: 400 }) +
    imprint(56, 1_122, ink);
  return { ground, ink, accent: band, art, type, focus: upright ? [600, 620] : [330, 900] };
};
