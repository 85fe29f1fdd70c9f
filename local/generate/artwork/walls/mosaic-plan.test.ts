import { describe, expect, it } from 'vitest';
import type { Area } from '../../../../components/art/areas.ts';
import type { Fade } from '../../../../components/art/walls.ts';
import { planMosaic } from './mosaic-plan.ts';
import { onPaper } from './palettes.ts';

const areas: Area[] = ['editorial', 'arte', 'cine', 'ia'];
const plan = (area: Area, fade: Fade, seed = 1) =>
  planMosaic({ area, palette: onPaper[area], width: 24, height: 24, fade, seed });
const tilesOf = (paths: { d: string }[]) =>
  paths
    .map(({ d }) => d)
    .join('')
    .split('M').length - 1;

describe.each(areas)('the wall of %s', (area) => {
  it('is the same at every drawing, so that server and browser agree', () => {
    expect(plan(area, 'left', 7)).toEqual(plan(area, 'left', 7));
    expect(plan(area, 'left', 7)).not.toEqual(plan(area, 'left', 8));
  });

  it('loses tiles where it fades, and keeps some', () => {
    const whole = tilesOf(plan(area, 'none'));
    const faded = tilesOf(plan(area, 'left'));
    expect(faded).toBeLessThan(whole);
    expect(faded).toBeGreaterThan(whole / 4);
  });

  it('is drawn with finite numbers and the colours of its palette', () => {
    for (const { fill, d } of plan(area, 'none')) {
      expect(d).not.toMatch(/NaN|Infinity|undefined/);
      expect(onPaper[area].flat()).toContain(fill);
    }
  });
});
