import { randomFrom } from '../../covers/random.ts';
import { birdField, boneField, type Rect, star, starField } from '../../covers/tiles.ts';
import { tones as t } from '../tones.ts';
import type { Area, Card } from './cards.ts';
import { latticeField } from './lattice.ts';

type Look = { ground: string; ink: string; glazes: readonly [string, string, string, string] };

const looks: Record<Area, Look> = {
  editorial: {
    ground: t.pomegranate,
    ink: t.paper,
    glazes: ['#741022', '#C4566A', '#F6E3DD', t.ink],
  },
  arte: { ground: t.ochre, ink: t.paper, glazes: ['#5F420D', '#CFA146', '#F5E8C8', t.ink] },
  cine: { ground: t.night, ink: t.paper, glazes: ['#131B33', '#5F719F', '#E1E5EE', '#CFA146'] },
  ia: { ground: t.teal, ink: t.paper, glazes: ['#0C3833', '#4F9187', '#DBE9E3', '#CFA146'] },
  papel: { ground: t.paper, ink: t.ink, glazes: [t.pomegranate, t.ink, '#CFA146', t.teal] },
};

/** The wall stands at the right edge and loses tiles towards the words. */
function wall({ name, area }: Card, { glazes }: Look): string {
  const random = randomFrom(name);
  const field: Rect = { x: 700, y: 0, width: 500, height: 630 };
  const size = 105;
  const paint = (column: number, row: number) => {
    const stands =
      column > 0 && random.next() < 0.1 + column * 0.26 - (area === 'arte' ? column * 0.13 : 0);
    if (!stands) return 'none';
    return random.next() < 0.16
      ? random.pick([glazes[1], glazes[3]])
      : glazes[(column + row + 4) % 2 ? 0 : area === 'papel' ? 1 : 2];
  };
  switch (area) {
    case 'editorial':
      return boneField(field, size, paint);
    case 'arte':
      return birdField(field, 150, paint);
    case 'ia':
      return latticeField(field, 125, [glazes[0], glazes[1], glazes[3]], name);
    default:
      return starField(field, size, paint);
  }
}

const mark = (publisher: boolean, colour: string) =>
  publisher
    ? `<polygon fill="${colour}" points="${[
        [-2, -2],
        [-1, -3],
        [1, -3],
        [2, -2],
        [1, -1],
        [1, 1],
        [2, 2],
        [1, 3],
        [-1, 3],
        [-2, 2],
        [-1, 1],
        [-1, -1],
      ]
        .map(([x = 0, y = 0]) => `${x * 7.6},${y * 7.6}`)
        .join(' ')}"/>`
    : `<polygon fill="${colour}" points="${star(0, 0, 26)}"/>`;

/** The body of a card of 1200 by 630: tiles, logo, title, and a line below it. */
export function cardBody(card: Card): string {
  const look = looks[card.area];
  const publisher = card.name === 'editorial' || card.name === 'propuesta';
  const logo = `<svg class="mark" viewBox="-26 -26 52 52">${mark(publisher, card.area === 'papel' ? t.pomegranate : look.ink)}</svg>`;
  return `<main style="background:${look.ground};color:${look.ink}"><svg class="wall" width="1200" height="630">${wall(card, look)}</svg><p class="logo">${logo}<span>${publisher ? 'Ediciones' : 'Grupo'}<br>Dauro</span></p><div class="words"><h1 data-fit="132"><span>${card.title}</span></h1><p>${card.line}</p></div></main>`;
}

export const cardRules = `
main { position: relative; width: 1200px; height: 630px; overflow: hidden; }
.wall { position: absolute; inset: 0; }
.logo { position: absolute; left: 64px; top: 56px; display: flex; align-items: center; gap: 16px; font: 560 29px/.98 Fraunces; letter-spacing: -.02em; }
.mark { width: 64px; height: 64px; }
.words { position: absolute; left: 64px; bottom: 56px; width: 690px; }
h1 { display: grid; align-content: end; width: 690px; height: 350px; font: 420 132px/.94 Fraunces; letter-spacing: -.03em; font-variation-settings: 'opsz' 144, 'SOFT' 0, 'WONK' 0; text-wrap: balance; }
.words p { margin-top: 26px; font: 400 30px/1.2 Fraunces; font-variation-settings: 'opsz' 24; }
`;
