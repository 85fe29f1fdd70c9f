import { seriesNames } from '../../../storefront/catalogue/series.ts';
import { colours as c } from '../colours.ts';
import { block, imprint, inTurn, type Layout } from '../design.ts';

const schemes = [
  { curtain: c.pomegranate, fold: c.wine, light: c.rose, floor: c.ink },
  { curtain: c.teal, fold: '#0B332F', light: c.sage, floor: c.ink },
  { curtain: c.night, fold: '#121A31', light: c.sky, floor: c.ink },
  { curtain: c.ochre, fold: '#5B3F0D', light: c.saffron, floor: c.ink },
] as const;

/** Theatre: a curtain, slightly open, and the light that gets out. */
export const corral: Layout = (book, random, position) => {
  const { curtain, fold, light, floor } = inTurn(schemes, position);
  const gap = random.between(330, 560);
  const spread = random.between(120, 240);
  const folds = Array.from({ length: 17 }, (_, index) => {
    const x = index * 50;
    const bend = (x < gap ? -1 : 1) * Math.max(0, 90 - Math.abs(x - gap) / 3);
    return `<path d="M${x} 0C${x} 300 ${x + bend} 500 ${x + bend} 860H${x + bend + 22}C${x + bend + 22} 500 ${x + 25} 300 ${x + 25} 0Z" fill="${fold}"/>`;
  });
  const art = `<rect width="800" height="860" fill="${curtain}"/>${folds.join('')}<path d="M${gap} 0L${gap + spread} 860H${gap - spread}Z" fill="${light}"/><path d="M${gap - spread} 860H${gap + spread}L${gap + spread * 2.1} 1200H${gap - spread * 2.1}Z" fill="${light}" opacity=".16"/>`;
  const type =
    block('title', book.title, {
      left: 56,
      top: 880,
      width: 690,
      height: 180,
      from: 84,
      bottom: true,
    }) +
    block('author', book.author, { left: 60, top: 1_072, width: 600 }) +
    imprint(60, 1_128, c.paper) +
    `<div class="series" style="right:56px;top:1128px;width:auto">${seriesNames.corral}</div>`;
  return { ground: floor, ink: c.paper, accent: curtain, art, type };
};
