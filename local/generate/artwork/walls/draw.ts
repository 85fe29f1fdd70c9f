import { type Wall, walls } from '../../../../components/art/walls.ts';
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

/** The whole SVG of one wall: a path for every colour, and joints that show the ground. */
function drawWall({ ground, joint, ...wall }: Wall, unit = 20): string {
  const { area, width, height, fade = 'none' } = wall;
  const palette = (ground === 'paper' ? onPaper : onAccent)[area];
  const paths = planMosaic({ ...wall, palette, fade })
    .map(({ fill, d }) => `<path fill="${colourOf(fill)}" d="${d}"/>`)
    .join('');
  const stroke = colourOf(joint ?? (ground === 'paper' ? 'paper' : joints[area]));
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width * unit}" height="${height * unit}" viewBox="0 0 ${width} ${height}" stroke="${stroke}" stroke-width="${jointWidth}">${paths}</svg>\n`;
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
