import { seriesNames } from '../../../storefront/catalogue/series.ts';
import { colours as c } from '../colours.ts';
import { block, imprint, inTurn, type Layout } from '../design.ts';
import { birdField, boneField, type Rect, starField } from '../tiles.ts';

type Scheme = { ground: string; ink: string; tiles: [string, string, string]; gap: string };

const schemes: [Scheme, ...Scheme[]] = [
  { ground: c.paper, ink: c.ink, tiles: [c.pomegranate, c.rose, c.wine], gap: c.sand },
  { ground: c.sand, ink: c.night, tiles: [c.night, c.brick, c.paper], gap: c.clay },
  { ground: c.paper, ink: c.teal, tiles: [c.teal, c.sage, c.saffron], gap: c.sand },
  { ground: c.pomegranate, ink: c.paper, tiles: [c.paper, c.rose, c.saffron], gap: c.wine },
  { ground: c.sky, ink: c.night, tiles: [c.night, c.paper, c.pomegranate], gap: c.sky },
  { ground: c.saffron, ink: c.ink, tiles: [c.ink, c.paper, c.brick], gap: c.saffron },
];

/** Fiction: one patch of wall, off centre, and a title with room to breathe. */
export const carmen: Layout = (book, random, position) => {
  const { ground, ink, tiles, gap } = inTurn(schemes, position);
  const low = position % 2 === 0;
  const rect: Rect = low
    ? { x: 190, y: 500, width: 610, height: 700 }
    : { x: 430, y: 0, width: 370, height: 1_200 };
  const size = random.pick([62, 93, 124]);
  const kind = inTurn([birdField, boneField, starField], position);
  const odd = Math.floor(random.between(1, 4));
  const paint = (column: number, row: number) => {
    if (column === odd && row === odd + 1) return tiles[2];
    return (column + row) % 2 === 0 ? tiles[0] : tiles[1];
  };
  const art = `<rect x="${rect.x}" y="${rect.y}" width="${rect.width}" height="${rect.height}" fill="${gap}"/>${kind(rect, kind === birdField ? size * 1.6 : size, paint)}`;
  const type = low
    ? block('author', book.author, { left: 60, top: 62, width: 640 }) +
      block('title', book.title, { left: 54, top: 116, width: 690, height: 340, from: 132 }) +
      `<div class="imprint side" style="left:82px;top:1140px;color:${ink}">${seriesNames.carmen} · Ediciones Dauro</div>`
    : block('title', book.title, { left: 52, top: 58, width: 350, height: 760, from: 96 }) +
      block('author', book.author, { left: 56, top: 980, width: 340, height: 80, bottom: true }) +
      block('series', seriesNames.carmen, { left: 56, top: 1_076, width: 340 }) +
      imprint(56, 1_122, ink);
  return { ground, ink, accent: tiles[0], art, type, focus: low ? [420, 760] : [560, 480] };
};
