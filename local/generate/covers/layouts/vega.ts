import { seriesNames } from '../../../storefront/catalogue/series.ts';
import { colours as c } from '../colours.ts';
import { block, imprint, inTurn, type Layout } from '../design.ts';

const schemes = [
  { sky: c.paper, sun: c.brick, furrows: [c.leaf, c.sage], ink: c.ink, foot: c.ink },
  { sky: c.rose, sun: c.pomegranate, furrows: [c.wine, c.brick], ink: c.wine, foot: c.paper },
  { sky: c.sky, sun: c.saffron, furrows: [c.teal, '#3C7162'], ink: c.night, foot: c.paper },
  { sky: c.saffron, sun: c.paper, furrows: [c.ochre, c.ink], ink: c.ink, foot: c.paper },
] as const;

/** Books to live better by: furrows that meet far away, and a sun that is in no hurry. */
export const vega: Layout = (book, random, position) => {
  const { sky, sun, furrows, ink, foot } = inTurn(schemes, position);
  const [x, horizon] = [random.pick([190, 520, 640]), random.between(620, 700)];
  const rays = Array.from({ length: 30 }, (_, index) => {
    const [from, to] = [-1_400 + index * 124, -1_400 + (index + 1) * 124];
    return `<polygon points="${x},${horizon.toFixed(0)} ${from},1200 ${to},1200" fill="${furrows[index % 2]}"/>`;
  });
  const radius = random.between(110, 190);
  const art = `<circle cx="${x}" cy="${(horizon - radius * 0.25).toFixed(0)}" r="${radius.toFixed(0)}" fill="${sun}"/><rect y="${horizon.toFixed(0)}" width="800" height="600" fill="${furrows[0]}"/>${rays.join('')}`;
  const type =
    block('title', book.title, { left: 55, top: 108, width: 680, height: 300, from: 96 }) +
    block('author', book.author, { left: 60, top: 60, width: 600 }) +
    block('series', seriesNames.vega, { left: 60, top: 1_090, width: 300 }, `color:${foot}`) +
    imprint(60, 1_126, foot);
  return { ground: sky, ink, accent: furrows[0], art, type };
};
