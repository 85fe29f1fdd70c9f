import { seriesNames } from '../../../storefront/catalogue/series.ts';
import { colours as c } from '../colours.ts';
import { block, imprint, inTurn, type Layout } from '../design.ts';
import { bird } from '../tiles.ts';

const schemes = [
  { ground: c.saffron, flock: [c.night, c.brick, c.teal], hero: c.paper, ink: c.night },
  { ground: c.sky, flock: [c.brick, c.paper, c.saffron], hero: c.pomegranate, ink: c.night },
  { ground: c.teal, flock: [c.sage, c.saffron, c.leaf], hero: c.brick, ink: c.paper },
  { ground: c.brick, flock: [c.sand, c.wine, c.saffron], hero: c.night, ink: c.paper },
  { ground: c.sage, flock: [c.teal, c.paper, c.saffron], hero: c.pomegranate, ink: c.ink },
] as const;

/** For children: the tile remembers that it is a bird and leaves the wall. */
export const pajarita: Layout = (book, random, position) => {
  const { ground, flock, hero, ink } = inTurn(schemes, position);
  const birds = Array.from({ length: 12 }, (_, index) => {
    const [column, row] = [index % 4, Math.floor(index / 4)];
    const [x, y] = [
      column * 230 + random.between(-40, 60),
      520 + row * 190 + random.between(-40, 40),
    ];
    const turn = random.between(-50, 50).toFixed(0);
    const side = random.between(110, 190);
    return `<path d="${bird(0, 0, side, random.next() < 0.5)}" fill="${flock[index % 3]}" transform="translate(${x.toFixed(0)} ${y.toFixed(0)}) rotate(${turn})"/>`;
  });
  const [x, y, turn] = [
    random.between(360, 520),
    random.between(680, 800),
    random.between(-24, 24),
  ];
  const main = `<g transform="translate(${x.toFixed(0)} ${y.toFixed(0)}) rotate(${turn.toFixed(0)})"><path d="${bird(0, 0, 480, true)}" fill="${hero}"/><circle cx="-8" cy="-96" r="34" fill="${c.paper}"/><circle cx="2" cy="-90" r="15" fill="${c.ink}"/></g>`;
  const type =
    block(
      'title',
      book.title,
      { left: 54, top: 108, width: 700, height: 300, from: 100 },
      "font-variation-settings:'opsz' 144,'SOFT' 100,'WONK' 1;font-weight:700",
    ) +
    block('author', book.author, { left: 58, top: 58, width: 680 }) +
    block('series', seriesNames.pajarita, { left: 58, top: 1_092, width: 300 }) +
    imprint(58, 1_128, ink);
  return { ground, ink, accent: hero, art: birds.join('') + main, type };
};
