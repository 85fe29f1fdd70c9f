import { fileURLToPath } from 'node:url';
import { gallery } from './gallery.ts';
import { coverOf, webpOf } from './render.ts';
import { socialCards } from './social/cards.ts';
import { drawCard } from './social/draw.ts';
import { articles, stills } from './stories.ts';
import type { Scene } from './svg.ts';
import { drawings } from './walls/draw.ts';

/** A file below public/images, and how it is made. */
export interface Job {
  file: string;
  make: () => Promise<Buffer>;
}

const twoSizes = (name: string, small: number, limit: number, draw: () => Scene): Job[] => [
  { file: `${name}.webp`, make: () => webpOf(draw(), limit) },
  { file: `${name}-${small}.webp`, make: () => webpOf(draw(), limit * 0.5, small) },
];

/** The award-winning books of the publisher's page; their covers are set by local/generate/covers.ts. */
const books = ['el-ano-que-no-nevo', 'la-hija-del-sedero', 'tratado-de-la-sombra-util'];
const catalogue = new URL('../../storefront/images/', import.meta.url);

export const jobs: Job[] = [
  ...gallery.flatMap((draw, index) =>
    twoSizes(`gallery/${String(index + 1).padStart(2, '0')}`, 600, 70, draw),
  ),
  ...stills.flatMap((draw, index) => twoSizes(`film/proyecto-${index + 1}`, 768, 70, draw)),
  ...Object.entries(articles).flatMap(([slug, draw]) => twoSizes(`blog/${slug}`, 800, 100, draw)),
  ...books.flatMap((handle) => {
    const cover = fileURLToPath(new URL(`${handle}.webp`, catalogue));
    return [
      { file: `books/${handle}.webp`, make: () => coverOf(cover, 480, 40) },
      { file: `books/${handle}-272.webp`, make: () => coverOf(cover, 272, 14) },
    ];
  }),
  ...Object.entries(drawings).map(([name, draw]) => ({
    file: `walls/${name}`,
    make: async () => Buffer.from(draw()),
  })),
  ...socialCards.map((card) => ({ file: `social/${card.name}.png`, make: () => drawCard(card) })),
];
