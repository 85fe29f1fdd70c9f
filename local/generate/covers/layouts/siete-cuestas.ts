import { seriesNames } from '../../../storefront/catalogue/series.ts';
import { colours as c } from '../colours.ts';
import { block, imprint, inTurn, type Layout } from '../design.ts';
import type { Random } from '../random.ts';

const schemes = [
  {
    sky: c.sand,
    hills: ['#E3C79B', c.clay, '#C98B5C', c.brick, c.pomegranate, c.wine, c.ink],
    ink: c.ink,
  },
  {
    sky: c.sky,
    hills: ['#A3B6D3', '#8299BE', '#5F79A4', '#43598A', '#2F406B', c.night, c.ink],
    ink: c.night,
  },
  {
    sky: c.sage,
    hills: ['#A5C0AE', '#86A793', '#5F8C79', '#3C7162', '#246056', c.teal, '#0B332F'],
    ink: c.ink,
  },
  {
    sky: c.rose,
    hills: ['#DFA497', '#CF7F76', '#B85058', c.pomegranate, '#7A1527', c.wine, c.ink],
    ink: c.wine,
  },
] as const;

/** Books about Granada: seven slopes, one behind the other, with houses that hold on as they can. */
export const sieteCuestas: Layout = (book, random, position) => {
  const { sky, hills, ink } = inTurn(schemes, position);
  const moon = `<circle cx="${random.between(480, 700).toFixed(0)}" cy="${random.between(420, 520).toFixed(0)}" r="${random.between(46, 84).toFixed(0)}" fill="${c.paper}"/>`;
  const slopes = hills.map((fill, index) => slope(index, fill, sky, random));
  const type =
    block('author', book.author, { left: 60, top: 60, width: 640 }) +
    block('title', book.title, { left: 55, top: 112, width: 680, height: 300, from: 104 }) +
    block(
      'series',
      seriesNames['siete-cuestas'],
      { left: 60, top: 1_092, width: 400 },
      `color:${c.paper}`,
    ) +
    imprint(60, 1_128, c.paper);
  return { ground: sky, ink, accent: hills[4], art: moon + slopes.join(''), type };
};

function slope(index: number, fill: string, light: string, random: Random): string {
  const base = 540 + index * 92;
  const tilt = random.pick([-1, 1]) * random.between(60, 170);
  const [left, right] = [base - tilt, base + tilt];
  const houses: string[] = [];
  for (let x = random.between(-10, 60); x < 780 && index < 6; x += random.between(58, 150)) {
    const [width, height] = [random.between(34, 62), random.between(44, 104)];
    const y = left + ((right - left) * (x + width / 2)) / 800 - height + 24;
    houses.push(
      `<rect x="${x.toFixed(0)}" y="${y.toFixed(0)}" width="${width.toFixed(0)}" height="${(height + 60).toFixed(0)}" fill="${fill}"/>`,
    );
    if (random.next() < 0.6) {
      houses.push(
        `<rect x="${(x + width * 0.38).toFixed(0)}" y="${(y + 16).toFixed(0)}" width="9" height="14" fill="${random.next() < 0.3 ? c.saffron : light}"/>`,
      );
    }
  }
  return `${houses.join('')}<polygon points="0,${left} 800,${right} 800,1200 0,1200" fill="${fill}"/>`;
}
