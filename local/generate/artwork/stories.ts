import { compassAndNet } from './scenes/compass-and-net.ts';
import { examinedPainting } from './scenes/examined-painting.ts';
import { fourMatches } from './scenes/four-matches.ts';
import { heartbeatReading } from './scenes/heartbeat-reading.ts';
import { litWindow } from './scenes/lit-window.ts';
import { scriptAndShadow } from './scenes/script-and-shadow.ts';
import { twoRiders } from './scenes/two-riders.ts';
import { voiceBetweenShores } from './scenes/voice-between-shores.ts';

/** The articles of supabase/seed.sql, by slug. */
export const articles = {
  'una-voz-para-dos-tierras-presentaciones': voiceBetweenShores,
  'presentacion-latido-granada': heartbeatReading,
  'el-hidalgo-don-rodrigo-guion': scriptAndShadow,
  'nfts-oficiales-seleccion-argentina': fourMatches,
  'ia-con-identidad-estetica': compassAndNet,
  'una-firma-no-basta-peritaje-de-arte': examinedPainting,
};

/** The two projects of the film page. */
export const stills = [twoRiders, litWindow];
