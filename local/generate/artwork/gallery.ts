import { alhambraProjection } from './scenes/alhambra-projection.ts';
import { archesReading } from './scenes/arches-reading.ts';
import { bookFair } from './scenes/book-fair.ts';
import { correctedProofs } from './scenes/corrected-proofs.ts';
import { darroBridge } from './scenes/darro-bridge.ts';
import { lectureHall } from './scenes/lecture-hall.ts';
import { lightTable } from './scenes/light-table.ts';
import { printingPress } from './scenes/printing-press.ts';
import { reelsAndClapper } from './scenes/reels-and-clapper.ts';
import { restorersEasel } from './scenes/restorers-easel.ts';
import { shopWindow } from './scenes/shop-window.ts';
import { stageMicrophone } from './scenes/stage-microphone.ts';
import { typeCases } from './scenes/type-cases.ts';

/** The gallery of the history page, in its order: light and dark, near and far take turns. */
export const gallery = [
  printingPress,
  archesReading,
  darroBridge,
  correctedProofs,
  bookFair,
  stageMicrophone,
  typeCases,
  shopWindow,
  restorersEasel,
  reelsAndClapper,
  lectureHall,
  lightTable,
  alhambraProjection,
];
