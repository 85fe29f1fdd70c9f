import { seriesNames } from '../../../storefront/catalogue/series.ts';
import { colours as c } from '../colours.ts';
import { block, imprint, inTurn, type Layout } from '../design.ts';
import { birdField, boneField, starField } from '../tiles.ts';

const schemes = [
  { ground: c.brick, moon: c.paper, tile: c.rose, ink: c.paper },
  { ground: c.night, moon: c.saffron, tile: c.sand, ink: c.paper },
  { ground: c.sage, moon: c.teal, tile: c.leaf, ink: c.ink },
  { ground: c.saffron, moon: c.pomegranate, tile: c.brick, ink: c.ink },
  { ground: c.sand, moon: c.ink, tile: c.ochre, ink: c.ink },
] as const;

/** Short stories: a moon of tiles, in another phase for each book. */
export const creciente: Layout = (book, random, position) => {
  const { ground, moon, tile, ink } = inTurn(schemes, position);
  const [cx, cy, radius] = [
    random.between(420, 620),
    random.between(360, 460),
    random.between(300, 350),
  ];
  const shade = random.pick([-1, 1]) * random.between(0.45, 1.15) * radius;
  const kind = random.pick([boneField, birdField, starField]);
  const size = random.pick([44, 58, 72]);
  const whole = { x: 0, y: 0, width: 800, height: 900 };
  const paint = (column: number, row: number) => ((column + row) % 2 === 0 ? moon : tile);
  const id = `moon-${book.handle}`;
  const art = `<mask id="${id}"><circle cx="${cx}" cy="${cy}" r="${radius}" fill="#fff"/><circle cx="${cx + shade}" cy="${cy - 60}" r="${radius * 0.98}" fill="#000"/></mask><circle cx="${cx}" cy="${cy}" r="${radius}" fill="none" stroke="${moon}" stroke-width="2" stroke-dasharray="2 9"/><g mask="url(#${id})"><rect width="800" height="900" fill="${moon}"/>${kind(whole, kind === birdField ? size * 1.7 : size, paint)}</g>`;
  const type =
    block('series', seriesNames.creciente, { left: 60, top: 60, width: 400 }) +
    block('title', book.title, {
      left: 56,
      top: 800,
      width: 660,
      height: 230,
      from: 92,
      bottom: true,
    }) +
    block('author', book.author, { left: 60, top: 1_056, width: 600 }) +
    imprint(60, 1_122, ink);
  return { ground, ink, accent: moon, art, type, focus: [470, 380] };
};
