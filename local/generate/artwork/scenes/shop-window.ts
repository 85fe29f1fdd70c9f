import { star } from '../../covers/tiles.ts';
import { pile, shelf } from '../books.ts';
import { ripples } from '../landscape.ts';
import { person } from '../people.ts';
import {
  circle,
  clip,
  galleryScene,
  group,
  linear,
  path,
  poly,
  radial,
  rect,
  stroke,
  times,
  url,
} from '../svg.ts';
import { tiles } from '../tilework.ts';
import { tones as t } from '../tones.ts';

const covers = [
  t.pomegranate,
  t.teal,
  t.saffron,
  t.night,
  t.brick,
  t.sage,
  t.rose,
  t.ochre,
] as const;

/** A bookshop's window on a rainy evening: the only light in the street. */
export const shopWindow = () =>
  galleryScene(
    linear('wall', [0, 0], [0, 760], [0, t.nightDeep], [1, '#26365E']),
    rect(0, 0, 1200, 900, url('wall')),
    times(9, (i) => rect(-60 + (i % 2) * 70, i * 82, 1320, 2, '#FFFFFF', 'opacity=".05"')),
    rect(150, 96, 900, 640, '#0E3A35'),
    rect(166, 112, 868, 76, t.tealDeep),
    tiles('birds', { x: 176, y: 120, width: 848, height: 60 }, 52, '#0C3833', [
      '#1D6A60',
      t.saffron,
      '#17574F',
      '#17574F',
    ]),
    rect(190, 206, 620, 420, t.umber),
    clip('pane', rect(202, 218, 596, 396, '#000'), interior()),
    stroke('M500 218V614', '#0E3A35', 10),
    rect(190, 614, 620, 22, '#17574F'),
    tiles('stars', { x: 190, y: 636, width: 620, height: 100 }, 50, '#0C3833', [
      '#17574F',
      '#1D6A60',
    ]),
    door(),
    path('M150 736H1050L1200 780H0Z', '#32436F'),
    linear('street', [0, 760], [0, 900], [0, '#26365E'], [1, t.nightDeep]),
    rect(0, 768, 1200, 132, url('street')),
    linear('reflection', [0, 770], [0, 900], [0, '#FFD98A', 0.6], [1, '#FFD98A', 0]),
    poly('202,770 798,770 860,900 120,900', url('reflection')),
    poly('860,770 980,770 1010,900 850,900', url('reflection')),
    ripples('wet', { x: 0, y: 772, width: 1200, height: 128 }, 30, '#FFE7B0', 0.28),
    radial('halo', [500, 420], 620, [0, '#FFD98A', 0.42], [1, '#FFD98A', 0]),
    rect(0, 0, 1200, 900, url('halo')),
    sign(),
    passer(),
    times(70, (i) =>
      stroke(`M${(i * 173) % 1240} ${(i * 97) % 820}l-9 34`, '#E1E5EE', 1.6, 'opacity=".3"'),
    ),
  );

function interior(): string {
  return [
    linear('inside', [0, 218], [0, 614], [0, '#F3B562'], [1, '#FFF0C4']),
    rect(202, 218, 596, 396, url('inside')),
    group(
      'opacity=".55"',
      shelf('back-1', 214, 312, 572, 74, [t.ochre, t.walnut, t.brick, t.oak]),
      rect(202, 312, 600, 7, t.walnut),
      shelf('back-2', 214, 404, 572, 74, [t.walnut, t.ochre, t.oak, t.wine]),
      rect(202, 404, 600, 7, t.walnut),
    ),
    [300, 500, 690]
      .map(
        (x) =>
          stroke(`M${x} 218V262`, t.umber, 3) +
          path(`M${x - 34} 286Q${x} 236 ${x + 34} 286Z`, t.pomegranate) +
          circle(x, 288, 12, t.cream),
      )
      .join(''),
    rect(202, 500, 600, 14, t.oak),
    rect(202, 514, 600, 100, t.walnut),
    rect(202, 562, 600, 12, t.oak),
    times(6, (i) => book(250 + i * 100, 500, covers[i] ?? t.teal, 62, 88)),
    times(5, (i) => book(242 + i * 132, 562, covers[(i * 3 + 1) % 8] ?? t.teal, 44, 44)),
    pile('window-a', 310, 614, 90, 2, covers),
    pile('window-b', 640, 614, 96, 3, covers),
  ].join('');
}

const book = (x: number, y: number, fill: string, w: number, h: number) =>
  poly(
    [
      [x - w / 2, y],
      [x + w / 2, y],
      [x + w / 2 - 4, y - h],
      [x - w / 2 + 4, y - h],
    ],
    fill,
  ) +
  `<polygon points="${star(x, y - h * 0.6, w * 0.26)}" fill="${t.cream}" opacity=".85"/>` +
  rect(x - w * 0.28, y - h * 0.24, w * 0.56, 4, t.cream);

const door = () =>
  [
    rect(844, 206, 150, 530, t.umber),
    rect(860, 222, 118, 300, '#F3C46F'),
    path('M860 522V380L930 410L978 350V522Z', '#C98A4B', 'opacity=".7"'),
    rect(860, 540, 118, 180, '#17574F'),
    circle(868, 530, 8, t.saffron),
    stroke('M919 222V522M860 372H978', t.umber, 7),
  ].join('');

const sign = () =>
  [
    stroke('M1050 150H1128V178', t.ink, 8),
    circle(1128, 232, 56, t.ink),
    `<polygon points="${star(1128, 232, 44)}" fill="${t.saffron}"/>`,
    `<polygon points="${star(1128, 232, 18)}" fill="${t.ink}"/>`,
  ].join('');

const passer = () =>
  [
    person(330, 852, 420, {
      top: t.ink,
      hem: 18,
      bottom: t.ink,
      skin: '#4A3328',
      hair: '#0E0D0C',
      shoes: '#0E0D0C',
      arms: [
        [
          [12, -68],
          [15, -80],
        ],
        [
          [13, -66],
          [15, -80],
        ],
      ],
    }),
    stroke('M394 516V330', '#0E0D0C', 7),
    path(
      'M206 402Q230 268 394 250Q558 268 582 402Q548 372 518 402Q484 372 456 402Q424 372 394 402Q362 372 332 402Q302 372 270 402Q238 372 206 402Z',
      t.wine,
    ),
    path('M394 250Q558 268 582 402Q548 372 518 402Q500 300 394 250Z', t.pomegranate),
  ].join('');
