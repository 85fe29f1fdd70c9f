import { describe, expect, it } from 'vitest';
import type { Area } from '../../../../components/art/areas.ts';
import { boundsOf, type Point } from '../../../../components/art/tilings/geometry.ts';
import type { Fade, Side } from '../../../../components/art/walls.ts';
import { planMosaic } from './mosaic-plan.ts';
import { onPaper } from './palettes.ts';

const areas: Area[] = ['editorial', 'arte', 'cine', 'ia'];
const lay = (area: Area, fade: Fade, seed = 1, ends: Side[] = []) =>
  planMosaic({ area, palette: onPaper[area], width: 24, height: 24, fade, ends, seed });
const plan = (...args: Parameters<typeof lay>) => lay(...args).paths;
const tilesOf = (paths: { d: string }[]) =>
  paths
    .map(({ d }) => d)
    .join('')
    .split('z')
    .slice(0, -1);

/** The corners of one tile: straight ones take relative steps, birds' arcs go to absolute places. */
function cornersOf(tile: string): Point[] {
  let [x, y] = [0, 0];
  return [...tile.matchAll(/([MlA])([^MlA]+)/g)].map(([, kind, numbers = '']) => {
    const [dx = 0, dy = 0] = numbers.split(' ').slice(-2).map(Number);
    [x, y] = kind === 'l' ? [x + dx, y + dy] : [dx, dy];
    return [x, y];
  });
}

describe.each(areas)('the wall of %s', (area) => {
  it('is the same at every drawing, so that server and browser agree', () => {
    expect(plan(area, 'left', 7)).toEqual(plan(area, 'left', 7));
    expect(plan(area, 'left', 7)).not.toEqual(plan(area, 'left', 8));
  });

  it('loses tiles where it fades, and keeps some', () => {
    const whole = tilesOf(plan(area, 'none')).length;
    const faded = tilesOf(plan(area, 'left')).length;
    expect(faded).toBeLessThan(whole);
    expect(faded).toBeGreaterThan(whole / 4);
  });

  it('has only whole tiles on the sides where it ends, and begins with a whole course', () => {
    const { top, paths } = lay(area, 'none', 1, ['top', 'left', 'bottom']);
    const reach = tilesOf(paths).map((tile) => boundsOf(cornersOf(tile)));
    expect(reach.length).toBeGreaterThan(tilesOf(plan(area, 'none')).length / 2);
    expect(Math.min(...reach.map((tile) => tile.left))).toBeGreaterThan(-0.05);
    expect(Math.max(...reach.map((tile) => tile.bottom))).toBeLessThan(top + 24.05);
    expect(Math.abs(Math.min(...reach.map((tile) => tile.top)) - top)).toBeLessThan(0.3);
  });

  it('is drawn with finite numbers and the colours of its palette', () => {
    for (const { fill, d } of plan(area, 'none')) {
      expect(d).not.toMatch(/NaN|Infinity|undefined/);
      expect(onPaper[area].flat()).toContain(fill);
    }
  });
});
