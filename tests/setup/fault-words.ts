import { failed as proposalFailed, sent as proposalSent } from './proposal.ts';

/** Messages of the site that a probe searches for; the first match is the outcome. */
export const sentences = {
  proposalFailed,
  proposalSent,
  accounts:
    'No hemos podido hablar con el servicio de cuentas. Inténtalo de nuevo en unos minutos.',
  page: 'Algo se ha torcido',
  contact: 'No hemos podido guardar tu mensaje',
  enquiry: 'Ups, algo no salió bien',
  enquirySent: '¡Gracias por confiar en nosotros!',
  contacts: 'No se pudieron cargar los contactos',
  download: 'No se pudo descargar el archivo',
  exported: 'No se pudo exportar la lista',
  book: 'Error al cargar el producto',
  books: 'Error al cargar productos',
  checkout: 'Error al crear el checkout, please try again',
} as const;

/** Outcomes that are no messages of the site. */
export const remarks = {
  asBefore: 'the page as before, from the cache',
  asAlways: 'as always',
  failure: 'JSON for the page’s script, which says it beside the file or the book',
  noPicture: 'the alternative text of the picture',
  nothing: 'nothing to keep',
  unsent: 'nothing is stored',
  notStored: 'nothing is stored; what was typed stands in the form',
  stepBack: 'nothing is stored; what was typed is one step back in the browser',
  stored: 'everything',
  waits: 'everything; the letters wait in the outbox and are tried again',
  cart: 'nothing is ordered or paid; a cart stays as it is',
  session: 'the session',
} as const;
