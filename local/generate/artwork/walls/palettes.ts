import type { Area } from '../../../../components/art/areas.ts';

/** Colour tokens (app/styles/tokens.css) for the kinds of tile: the first of each list is the rule, the others are the potter's exceptions. */
export type Palette = readonly (readonly [rule: string, ...exceptions: string[]])[];

/** Tiles on paper. */
export const onPaper: Record<Area, Palette> = {
  editorial: [
    ['pomegranate', 'pomegranate-deep', 'pomegranate-soft'],
    ['ink', 'pomegranate-tint', 'pomegranate-deep'],
  ],
  arte: [
    ['ochre', 'ochre-soft', 'ink'],
    ['ochre-tint', 'ochre-soft'],
  ],
  cine: [
    ['night', 'night-deep', 'ochre-soft'],
    ['night-tint', 'night-soft'],
  ],
  ia: [
    ['teal', 'teal-deep', 'teal-soft'],
    ['teal-soft', 'ochre-soft'],
    ['teal-tint', 'ochre-soft'],
  ],
};

/** Tiles on the area's own colour: tone on tone, so that words can stand beside them. */
export const onAccent: Record<Area, Palette> = {
  editorial: [
    ['pomegranate-deep', 'pomegranate-soft', 'ink'],
    ['pomegranate-tint', 'pomegranate-soft'],
  ],
  arte: [
    ['ochre-deep', 'ochre-soft'],
    ['ochre-tint', 'ochre-soft'],
  ],
  cine: [
    ['night-tint', 'ochre-soft', 'night-soft'],
    ['night-deep', 'night-soft'],
  ],
  ia: [
    ['teal-deep', 'teal-soft'],
    ['teal-soft', 'ochre-soft'],
    ['teal-tint', 'ochre-soft'],
  ],
};
