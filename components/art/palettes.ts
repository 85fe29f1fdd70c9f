/** The four areas; each has one tiling and one accent colour, and they never swap. */
export type Area = 'editorial' | 'arte' | 'cine' | 'ia';

/** Classes for the kinds of tile: the first of each list is the rule, the others are the potter's exceptions. */
export type Palette = readonly (readonly [rule: string, ...exceptions: string[]])[];

/** Tiles on paper. */
export const onPaper: Record<Area, Palette> = {
  editorial: [
    ['fill-pomegranate', 'fill-pomegranate-deep', 'fill-pomegranate-soft'],
    ['fill-ink', 'fill-pomegranate-tint', 'fill-pomegranate-deep'],
  ],
  arte: [
    ['fill-ochre', 'fill-ochre-soft', 'fill-ink'],
    ['fill-ochre-tint', 'fill-ochre-soft'],
  ],
  cine: [
    ['fill-night', 'fill-night-deep', 'fill-ochre-soft'],
    ['fill-night-tint', 'fill-night-soft'],
  ],
  ia: [
    ['fill-teal', 'fill-teal-deep', 'fill-teal-soft'],
    ['fill-teal-soft', 'fill-ochre-soft'],
    ['fill-teal-tint', 'fill-ochre-soft'],
  ],
};

/** Tiles on the area's own colour: tone on tone, so that words can stand beside them. */
export const onAccent: Record<Area, Palette> = {
  editorial: [
    ['fill-pomegranate-deep', 'fill-pomegranate-soft', 'fill-ink'],
    ['fill-pomegranate-tint', 'fill-pomegranate-soft'],
  ],
  arte: [
    ['fill-ochre-deep', 'fill-ochre-soft'],
    ['fill-ochre-tint', 'fill-ochre-soft'],
  ],
  cine: [
    ['fill-night-tint', 'fill-ochre-soft', 'fill-night-soft'],
    ['fill-night-deep', 'fill-night-soft'],
  ],
  ia: [
    ['fill-teal-deep', 'fill-teal-soft'],
    ['fill-teal-soft', 'fill-ochre-soft'],
    ['fill-teal-tint', 'fill-ochre-soft'],
  ],
};
