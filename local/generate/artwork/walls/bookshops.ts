import { boneOutline } from '../../../../components/art/tilings/bone.ts';
import { colourOf } from './tokens.ts';

/** One bone in a cell of one unit, lying or standing. */
const lying = 'translate(.5 .5) scale(.15)';
const standing = 'translate(.5 .5) rotate(90) scale(.15)';

/** The pattern repeats every ten by four cells; these bones catch the light, the rest stay in the shade. */
const bright = new Set([3, 16, 28, 35]);
const rose = new Set([0, 7, 12, 21, 24, 38]);

function fillOf(index: number): string {
  if (bright.has(index)) return colourOf('ochre-soft');
  return colourOf(rose.has(index) ? 'pomegranate-soft' : 'pomegranate-tint');
}

const cells = Array.from({ length: 40 }, (_, index) => {
  const [x, y] = [index % 10, Math.floor(index / 10)];
  const turn = (x + y) % 2 ? standing : lying;
  return `<use href="#b" fill="${fillOf(index)}" transform="translate(${x} ${y}) ${turn}"/>`;
}).join('');

/** A field of bones, one for each bookshop: columns by rows makes four thousand. */
export function drawBookshops(columns: number, rows: number): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${columns * 10}" height="${rows * 10}" viewBox="0 0 ${columns} ${rows}"><defs><path id="b" d="${boneOutline}"/></defs><pattern id="p" width="10" height="4" patternUnits="userSpaceOnUse">${cells}</pattern><rect width="${columns}" height="${rows}" fill="url(#p)"/></svg>\n`;
}
