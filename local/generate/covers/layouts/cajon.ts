import { seriesNames } from '../../../storefront/catalogue/series.ts';
import { colours as c } from '../colours.ts';
import { block, imprint, inTurn, type Layout } from '../design.ts';
import type { Random } from '../random.ts';
import { bird, star } from '../tiles.ts';

const schemes = [
  { ground: c.paper, inks: [c.pomegranate, c.night, c.teal, c.saffron, c.rose, c.sky] },
  { ground: c.night, inks: [c.saffron, c.paper, c.brick, c.sky, c.teal, c.rose] },
  { ground: c.sand, inks: [c.ink, c.brick, c.teal, c.paper, c.ochre, c.sage] },
] as const;

/** Oddments: a sampler of everything that the other series are drawn with. */
export const cajon: Layout = (book, random, position) => {
  const { ground, inks } = inTurn(schemes, position);
  const cells = Array.from({ length: 24 }, (_, index) => {
    const [x, y] = [(index % 4) * 200, Math.floor(index / 4) * 200];
    const [back, front] = [
      inks[Math.floor(random.next() * 6)],
      inks[Math.floor(random.next() * 6)],
    ];
    return `<g transform="translate(${x} ${y})"><rect width="200" height="200" fill="${back === front ? ground : back}"/>${motif(random, front ?? ground)}</g>`;
  });
  const label = { left: 200, top: 400, width: 600, height: 400 };
  const art = `${cells.join('')}<rect x="${label.left}" y="${label.top}" width="${label.width}" height="${label.height}" fill="${c.paper}"/>`;
  const type =
    block('author', book.author, { left: 240, top: 434, width: 520 }) +
    block('title', book.title, { left: 236, top: 476, width: 520, height: 240, from: 84 }) +
    imprint(240, 742, c.ink) +
    `<div class="series" style="right:36px;top:742px;width:auto">${seriesNames.cajon}</div>`;
  return { ground, ink: c.ink, accent: inks[0], art, type };
};

function motif(random: Random, fill: string): string {
  return random.pick([
    `<polygon points="${star(100, 100, 92)}" fill="${fill}"/>`,
    `<path d="${bird(100, 112, 170, true)}" fill="${fill}"/>`,
    `<circle cx="100" cy="100" r="70" fill="${fill}"/>`,
    `<path d="M0 200A200 200 0 0 1 200 0V200Z" fill="${fill}"/>`,
    `<path d="M40 200V100A60 60 0 0 1 160 100V200Z" fill="${fill}"/>`,
    `<path d="M0 0H50V200H0ZM100 0H150V200H100Z" fill="${fill}"/>`,
    `<path d="M0 200 200 0V200Z" fill="${fill}"/>`,
  ]);
}
