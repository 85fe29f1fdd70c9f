import type { Book } from '../types.ts';
import { desarrollo } from './desarrollo.ts';
import { granada } from './granada.ts';
import { infantil } from './infantil.ts';
import { memorias } from './memorias.ts';
import { miscelanea } from './miscelanea.ts';
import { narrativa } from './narrativa.ts';
import { novelaHistorica } from './novela-historica.ts';
import { poesia } from './poesia.ts';
import { relato } from './relato.ts';
import { sociedad } from './sociedad.ts';
import { teatro } from './teatro.ts';

/** The whole list of the publisher, newest first, as its own catalogue prints it. */
export const books: readonly Book[] = [
  ...narrativa,
  ...novelaHistorica,
  ...relato,
  ...sociedad,
  ...poesia,
  ...granada,
  ...teatro,
  ...infantil,
  ...memorias,
  ...desarrollo,
  ...miscelanea,
].toSorted((a, b) => b.year - a.year);
