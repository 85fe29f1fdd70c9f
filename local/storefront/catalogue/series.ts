import type { SeriesId } from './types.ts';

/** The names of the publisher's lists, as they are printed on the covers. */
export const seriesNames: Readonly<Record<SeriesId, string>> = {
  carmen: 'El Carmen',
  alcazaba: 'Alcazaba',
  creciente: 'Cuarto creciente',
  'plaza-larga': 'Plaza Larga',
  acequia: 'Acequia',
  'siete-cuestas': 'Siete cuestas',
  corral: 'Corral del Carbón',
  pajarita: 'La pajarita',
  aljibes: 'Los aljibes',
  vega: 'Vega',
  cajon: 'Cajón de sastre',
};
