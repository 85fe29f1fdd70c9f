import { type Fit, type Wall, walls } from '../../../../components/art/walls.ts';
import { drawBookshops } from './bookshops.ts';
import { planMosaic } from './mosaic-plan.ts';
import { onAccent, onPaper } from './palettes.ts';
import { colourOf } from './tokens.ts';

const joints = {
  editorial: 'pomegranate',
  arte: 'ochre',
  cine: 'night',
  ia: 'teal',
} as const;

/** Width of the joint, in units of the tiling. */
const jointWidth = 0.14;

/**
 * How each fit is said in SVG. Nine times as much as the place, so that the other side alone decides how large the tiles
 * are; the picture's edge cuts off the rest.
 */
const fits: Record<Fit, string> = {
  flank: ' height="900%" preserveAspectRatio="xMaxYMin"',
  strip: ' x="-800%" width="900%" preserveAspectRatio="xMaxYMin"',
  whole: ' preserveAspectRatio="xMaxYMin"',
};

const boxOf = (top: number, { width, height }: Wall) =>
  `viewBox="0 ${Math.round(top * 100) / 100} ${width} ${height}"`;

/** A path for every colour, and where the wall begins. */
function layTiles({ ground, area, fade = 'none', ends = [], ...wall }: Wall) {
  const palette = (ground === 'paper' ? onPaper : onAccent)[area];
  const { top, paths } = planMosaic({ ...wall, area, palette, fade, ends });
  return { top, tiles: paths.map(({ fill, d }) => `<path fill="${colourOf(fill)}" d="${d}"/>`) };
}

/** One cut of a wall, which places itself in the picture. */
function drawCut(wall: Wall, attributes = ''): string {
  const { top, tiles } = layTiles(wall);
  return `<svg ${boxOf(top, wall)}${fits[wall.fit ?? 'whole']}${attributes}>${tiles.join('')}</svg>`;
}

/** The whole SVG of one wall. The joints show the ground. */
function drawWall(wall: Wall, unit = 20): string {
  const { area, ground, joint, width, height, fit, low } = wall;
  const stroke = colourOf(joint ?? (ground === 'paper' ? 'paper' : joints[area]));
  const open = (size: string) =>
    `<svg xmlns="http://www.w3.org/2000/svg"${size} stroke="${stroke}" stroke-width="${jointWidth}">`;
  if (low) {
    const style = `<style>@media(max-height:${low.upTo}px){.t{display:none}.l{display:inline}}</style>`;
    const cuts =
      drawCut(wall, ' class="t"') + drawCut({ ...wall, ...low }, ' class="l" display="none"');
    return `${open('')}${style}${cuts}</svg>\n`;
  }
  if (fit && fit !== 'whole') return `${open('')}${drawCut(wall)}</svg>\n`;
  const { top, tiles } = layTiles(wall);
  const size = ` width="${width * unit}" height="${height * unit}" ${boxOf(top, wall)}${fit ? fits[fit] : ''}`;
  return `${open(size)}${tiles.join('')}</svg>\n`;
}

/** One course of bones that repeats along the upper edge of the footer, which is ink. */
const frieze: Wall = {
  area: 'editorial',
  ground: 'accent',
  width: 48,
  height: 3,
  seed: 4,
  joint: 'ink',
};

/** File name below public/images/walls and its content. */
export const drawings: Record<string, () => string> = {
  ...Object.fromEntries(
    Object.entries<Wall>(walls).map(([name, wall]) => [`${name}.svg`, () => drawWall(wall)]),
  ),
  'frieze.svg': () => drawWall(frieze, 4),
  'bookshops.svg': () => drawBookshops(160, 25),
  'bookshops-tall.svg': () => drawBookshops(50, 80),
};
