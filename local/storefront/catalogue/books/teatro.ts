import { formats, single } from '../offers.ts';
import type { Book } from '../types.ts';

export const teatro: readonly Book[] = [
  {
    handle: 'ensayo-general-de-un-adios',
    title: 'Ensayo general de un adiós',
    author: 'Fermín Sacromonte',
    series: 'corral',
    tags: ['teatro', 'premio andalucía de la crítica'],
    description: [
      'Una compañía de provincias ensaya la última función de su directora, que no quiere despedirse y cambia el final cada noche. Cuatro actores, un apuntador sordo y un teatro vendido a una cadena de gimnasios.',
      'Estrenada en el Corral del Carbón bajo una tormenta que ya forma parte de la obra, esta comedia en dos actos es una declaración de amor al oficio y una venganza contra él. Se publica con las siete versiones del final y la advertencia de que la buena es la que no está.',
    ],
    isbn: '978-84-19999-58-0',
    pages: 128,
    binding: 'Rústica',
    year: 2022,
    offers: formats({ Rústica: [13.5, 25], Digital: [4.99, 900] }),
    extraImages: ['contra', 'portadilla'],
  },
  {
    handle: 'las-planchadoras',
    title: 'Las planchadoras',
    author: 'Rosario Alfacar',
    series: 'corral',
    tags: ['teatro', 'basada en hechos reales'],
    description: [
      'Granada, 1931. En el sótano de un hotel seis mujeres planchan las sábanas de huéspedes a los que no ven. Una ha oído que hoy se vota. Otra dice que a ellas no les toca. La tercera sabe leer.',
      'Teatro documental construido con las actas de un juicio laboral auténtico. Un solo acto, noventa minutos, vapor de verdad.',
    ],
    isbn: '978-84-19999-95-5',
    pages: 94,
    binding: 'Grapado',
    year: 2020,
    offers: single(11, 14),
  },
  {
    handle: 'tres-farsas-de-mesa-camilla',
    title: 'Tres farsas de mesa camilla',
    author: 'Fermín Sacromonte',
    series: 'corral',
    tags: ['teatro'],
    description: [
      '«El brasero», «La visita que no se iba» y «Quién ha tocado el termostato»: tres piezas breves para dos, tres y cuatro intérpretes, pensadas para representarse en un salón, con público de la familia y merienda incluida. El autor cede los derechos a quien las haga gratis y mande una foto.',
    ],
    isbn: '978-84-19999-32-0',
    pages: 108,
    binding: 'Rústica',
    year: 2018,
    offers: formats({ Rústica: [12, 0], Digital: [3.99, 900] }),
  },
  {
    handle: 'monologo-de-la-estatua',
    title: 'Monólogo de la estatua',
    author: 'Beltrán Lúchar',
    series: 'corral',
    tags: ['teatro', 'joya'],
    description: [
      'Van a retirar una estatua y, la noche antes, la estatua habla. No se acuerda bien de quién era. Recuerda, eso sí, a cuantos se citaron a sus pies: novios, soplones, manifestantes, un niño que le puso nombre de perro. Un texto de una sola voz sobre la memoria pública, escrito para una actriz que no puede moverse.',
    ],
    isbn: '978-84-19999-69-6',
    pages: 64,
    binding: 'Rústica',
    year: 2024,
    offers: formats({ Rústica: [10.9, 30], Digital: [3.99, 900] }),
    extraImages: ['contra'],
  },
];
