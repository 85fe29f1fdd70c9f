import { formats, single } from '../offers.ts';
import type { Book } from '../types.ts';

export const miscelanea: readonly Book[] = [
  {
    handle: 'almanaque-de-cosas-inutiles',
    title: 'Almanaque de cosas inútiles',
    author: 'Varios autores',
    series: 'cajon',
    tags: ['miscelánea', 'joya'],
    description: [
      'Cómo doblar un mapa, cuánto pesa una nube pequeña, qué hacer con una llave sin cerradura, la lista completa de los bares que se llamaron Bar. Treinta colaboradores de la casa escriben, dibujan y calculan un texto para cada día del año, sin más criterio que el de no servir para nada.',
      'Se imprimió por primera vez como regalo para los libreros y ellos pidieron más. Papel verjurado, cinta de registro y una errata elegida por votación.',
    ],
    isbn: '978-84-19999-61-0',
    pages: 400,
    binding: 'Tapa dura',
    year: 2024,
    offers: formats({ 'Tapa dura': [26, 18] }),
    extraImages: ['contra', 'detalle', 'portadilla', 'interior'],
  },
  {
    handle: 'cartas-al-director-de-la-banda-municipal',
    title: 'Cartas al director de la banda municipal',
    author: 'Casimiro Órgiva',
    series: 'cajon',
    tags: ['miscelánea', 'relato'],
    description: [
      'Durante diecisiete años un vecino anónimo escribió al director de la banda para quejarse del trombón. El director guardó las cartas. Esta es la correspondencia entera, con las respuestas que nunca envió, y es también, sin proponérselo ninguno de los dos, la historia de una amistad.',
    ],
    isbn: '978-84-19999-98-6',
    pages: 148,
    binding: 'Rústica',
    year: 2020,
    offers: single(14.5, 9),
    extraImages: ['contra'],
  },
  {
    handle: 'pequena-enciclopedia-del-error',
    title: 'Pequeña enciclopedia del error',
    author: 'Sofía Tocón Lasarte',
    series: 'cajon',
    tags: ['miscelánea', 'ensayo'],
    description: [
      'Erratas que cambiaron leyes, puentes que no se encontraron, un papa mal numerado, la coma que costó un millón. La autora de «Breve historia del murmullo» ordena de la A a la Z ciento cincuenta equivocaciones ilustres y defiende que la inteligencia consiste, sobre todo, en equivocarse en sitios nuevos.',
    ],
    isbn: '978-84-19999-35-1',
    pages: 232,
    binding: 'Rústica',
    year: 2022,
    offers: formats({ Rústica: [17.5, 27], Digital: [6.99, 900] }),
  },
];
