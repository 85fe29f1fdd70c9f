import type { SeriesId } from '../../../storefront/catalogue/types.ts';
import type { Layout } from '../design.ts';
import { acequia } from './acequia.ts';
import { alcazaba } from './alcazaba.ts';
import { aljibes } from './aljibes.ts';
import { cajon } from './cajon.ts';
import { carmen } from './carmen.ts';
import { corral } from './corral.ts';
import { creciente } from './creciente.ts';
import { pajarita } from './pajarita.ts';
import { plazaLarga } from './plaza-larga.ts';
import { sieteCuestas } from './siete-cuestas.ts';
import { vega } from './vega.ts';

/** One layout for each series, so that a shelf shows what belongs together. */
export const layouts: Readonly<Record<SeriesId, Layout>> = {
  acequia,
  alcazaba,
  aljibes,
  cajon,
  carmen,
  corral,
  creciente,
  pajarita,
  'plaza-larga': plazaLarga,
  'siete-cuestas': sieteCuestas,
  vega,
};
