import { formats, single } from '../offers.ts';
import type { Book, Offer } from '../types.ts';

const prints = ['Sin lámina', 'Búho', 'Granada', 'Luna', 'Pajarita'] as const;

/** An illustrated album in two bindings, each with a choice of signed print: ten variants. */
const albumOffers: Offer[] = (['Cartoné', 'Rústica'] as const).flatMap((edition, row) =>
  prints.map((print, column) => ({
    options: { Edición: edition, 'Lámina firmada': print },
    cents: (row === 0 ? 1_790 : 1_290) + (column === 0 ? 0 : 600),
    stock: row === 1 && column > 2 ? 0 : 20 - column * 4,
  })),
);

export const infantil: readonly Book[] = [
  {
    handle: 'la-pajarita-que-no-cabia-en-el-azulejo',
    title: 'La pajarita que no cabía en el azulejo',
    author: 'Marta Capileira',
    illustrator: 'Bruno Acequias',
    series: 'pajarita',
    tags: ['infantil y juvenil', 'granada', 'bestseller'],
    description: [
      'En una pared de la Alhambra viven diez mil pajaritas iguales. Bueno: nueve mil novecientas noventa y nueve. La que falta tiene el pico torcido, se sale por una esquina y quiere saber qué hay al otro lado de la pared.',
      'Un álbum ilustrado sobre la geometría y las ganas de salirse del dibujo, para leer desde los cuatro años con los dedos puestos en las páginas. Al final, una plantilla recortable para hacer una pared entera en casa. Puede pedirse con una lámina firmada por el ilustrador.',
    ],
    isbn: '978-84-19999-06-1',
    pages: 44,
    binding: 'Tapa dura',
    year: 2024,
    offers: albumOffers,
    extraImages: ['contra', 'detalle', 'portadilla', 'interior'],
  },
  {
    handle: 'el-club-de-los-mapas-equivocados',
    title: 'El club de los mapas equivocados',
    author: 'Hugo Salobreña',
    series: 'pajarita',
    tags: ['infantil y juvenil'],
    description: [
      'Nadia, Quique y los gemelos Ortuño encuentran en el desván de la biblioteca un mapa de su ciudad en el que sobra una calle. Cualquiera diría que es un error. Ellos tienen once años, una linterna y todo el verano.',
      'Primer caso de un club que no busca tesoros sino equivocaciones. Misterio, humor y un río que nadie recuerda, para lectores a partir de nueve años.',
    ],
    isbn: '978-84-19999-43-6',
    pages: 192,
    binding: 'Rústica',
    year: 2021,
    offers: formats({ Rústica: [12.9, 61], Digital: [4.99, 900] }),
    extraImages: ['contra', 'interior'],
  },
  {
    handle: 'el-club-de-los-mapas-equivocados-2',
    title: 'El club de los mapas equivocados 2: El faro de tierra adentro',
    author: 'Hugo Salobreña',
    series: 'pajarita',
    tags: ['infantil y juvenil'],
    description: [
      '¿Quién construye un faro a sesenta kilómetros del mar? El segundo caso lleva al club hasta los cerros de Guadix, donde hay casas debajo del suelo, un farero con vértigo y un mapa que solo se entiende del revés. A partir de nueve años.',
    ],
    isbn: '978-84-19999-80-1',
    pages: 208,
    binding: 'Rústica',
    year: 2023,
    offers: formats({ Rústica: [12.9, 47], Digital: [4.99, 900] }),
    extraImages: ['contra'],
  },
  {
    handle: 'abecedario-de-la-merienda',
    title: 'Abecedario de la merienda',
    author: 'Olga Purchil',
    illustrator: 'Olga Purchil',
    series: 'pajarita',
    tags: ['infantil y juvenil', 'poesía'],
    description: [
      'De la A de aceite a la Z de zumo, veintisiete poemas que se mastican. La eñe, naturalmente, es de buñuelo. Para aprender letras y para manchar un libro sin remordimiento: las cubiertas se limpian con un paño.',
    ],
    isbn: '978-84-19999-17-7',
    pages: 60,
    binding: 'Tapa dura',
    year: 2019,
    offers: single(14.5, 0),
  },
  {
    handle: 'mi-abuela-es-un-satelite',
    title: 'Mi abuela es un satélite',
    author: 'Iris Campotéjar',
    series: 'pajarita',
    tags: ['infantil y juvenil', 'joya'],
    description: [
      'La abuela de Teo se ha ido a vivir a una residencia que queda lejísimos y solo aparece un rato por las noches, en la pantalla. Para Teo está claro: es un satélite. Calcula su órbita, apunta sus horarios y prepara en secreto una misión de rescate con la bicicleta de su prima.',
      'Una novela tierna y sin azúcar añadido sobre la distancia, las videollamadas y la física elemental del cariño. A partir de ocho años.',
    ],
    isbn: '978-84-19999-54-2',
    pages: 136,
    binding: 'Rústica',
    year: 2022,
    offers: formats({ Rústica: [11.9, 55], Digital: [4.49, 900] }),
    extraImages: ['contra', 'portadilla'],
  },
  {
    handle: 'instituto-boabdil-primero-b',
    title: 'Instituto Boabdil, 1.º B',
    author: 'Álex Jayena',
    series: 'pajarita',
    tags: ['infantil y juvenil'],
    description: [
      'Llegar nueva a un instituto en febrero es mala idea. Llegar con el apellido de la directora, peor. Salma tiene hasta junio para aprobar Tecnología, montar un grupo con gente que no se habla y explicar que no, que no es su tía: es su madre. Novela juvenil con banda sonora propia, a partir de doce años.',
    ],
    isbn: '978-84-19999-91-7',
    pages: 244,
    binding: 'Rústica',
    year: 2025,
    offers: formats({ Rústica: [13.9, 70], Digital: [5.49, 900] }),
  },
];
