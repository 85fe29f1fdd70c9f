import { beam } from '../light.ts';
import { person } from '../people.ts';
import {
  circle,
  ellipse,
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

/** Negatives on a light table, the only lamp in the dark room. */
export const lightTable = () =>
  galleryScene(
    linear('room', [0, 0], [0, 700], [0, '#081F1C'], [1, '#12443E']),
    rect(0, 0, 1200, 900, url('room')),
    tiles('stars', { x: 0, y: 330, width: 1200, height: 180 }, 60, '#0E3A35', [
      '#12443E',
      '#17574F',
      '#12443E',
    ]),
    rect(0, 322, 1200, 8, '#1D6A60'),
    stroke('M-10 90Q600 150 1210 70', '#1D6A60', 3),
    times(7, (i) =>
      hangingStrip(90 + i * 170, 104 + Math.sin((i / 6) * Math.PI) * 12, 150 + ((i * 37) % 60)),
    ),
    radial('lamp', [600, 620], 620, [0, '#DFF3EA', 0.55], [1, '#DFF3EA', 0]),
    rect(0, 0, 1200, 900, url('lamp')),
    person(560, 920, 680, {
      top: t.paper,
      skin: '#E9BD98',
      hair: '#1C1B19',
      hairstyle: 'bun',
      lean: 12,
      arms: [
        [
          [-17, -62],
          [-13, -46],
        ],
        [
          [17, -62],
          [13, -46],
        ],
      ],
    }),
    path('M502 372Q560 420 616 372L628 640H490Z', t.teal),
    stroke('M520 380L532 430M602 380L592 430', t.teal, 22),
    beam(
      'up',
      [
        [250, 640],
        [950, 640],
        [1080, 180],
        [120, 180],
      ],
      '#E9F7F0',
      0.3,
    ),
    poly('210,570 990,570 1200,860 0,860', '#0A2622'),
    linear('glass', [0, 590], [0, 840], [0, '#E2F2EA'], [0.6, '#FFFFFF'], [1, '#D3EBE0']),
    poly('236,588 964,588 1140,836 60,836', url('glass')),
    poly('0,860 1200,860 1200,900 0,900', '#05140F'),
    strip(400, 640, 0.72, 1),
    strip(780, 612, 0.4, 2),
    strip(150, 706, 0.9, 3),
    strip(700, 716, 0.88, -4),
    strip(330, 772, 1.06, -1),
    loupe(),
    hands(),
  );

function hangingStrip(x: number, y: number, long: number): string {
  return group(
    `transform="rotate(${(x % 5) - 2} ${x} ${y})"`,
    rect(x - 6, y - 14, 12, 22, t.saffron),
    rect(x - 22, y, 44, long, '#05140F'),
    times(Math.floor(long / 42), (i) =>
      rect(x - 15, y + 10 + i * 42, 30, 34, i % 2 ? '#4F9187' : '#7A5B42', 'opacity=".85"'),
    ),
  );
}

function strip(x: number, y: number, scale: number, turn: number): string {
  const grounds = ['#B5744F', '#C98A5E', '#A9653F', '#D09A6A', '#8E5A3A'] as const;
  return group(
    `transform="translate(${x} ${y}) scale(${scale} ${scale * 0.62}) rotate(${turn})"`,
    rect(0, 0, 470, 96, '#2B1A14', 'opacity=".96"'),
    times(
      19,
      (i) =>
        rect(8 + i * 24.5, 5, 12, 8, '#FDF7EC', 'rx="2"') +
        rect(8 + i * 24.5, 83, 12, 8, '#FDF7EC', 'rx="2"'),
    ),
    times(5, (i) => {
      const left = 8 + i * 92;
      const motif =
        [
          path(`M${left} 78V62l22 -20l20 12l26 -26l18 18V78Z`, '#FBE3C4'),
          circle(left + 44, 40, 13, '#FBE3C4') +
            path(`M${left + 14} 78q2 -26 30 -26t30 26Z`, '#FBE3C4'),
          rect(left + 14, 40, 20, 38, '#FBE3C4') + rect(left + 40, 30, 32, 48, '#F6D2A6'),
          path(`M${left + 20} 78V46a24 24 0 0 1 48 0V78Z`, '#FBE3C4'),
          circle(left + 60, 34, 11, '#FBE3C4') + rect(left, 60, 86, 18, '#F6D2A6'),
        ][(i + Math.round(x)) % 5] ?? '';
      return rect(left, 18, 86, 60, grounds[i] ?? '#B5744F', 'rx="3"') + motif;
    }),
  );
}

/** White cotton gloves on the edge of a strip; the sleeves come over the rim of the table. */
const hands = () =>
  [
    [470, 1],
    [648, -1],
  ]
    .map(
      ([x = 0, side = 1]) =>
        stroke(`M${x - side * 8} 560L${x + side * 18} 640`, '#E6DCC8', 36) +
        path(
          `M${x} 630Q${x + side * 8} 612 ${x + side * 34} 622L${x + side * 62} 650Q${x + side * 60} 664 ${x + side * 44} 658L${x + side * 30} 672Q${x - side * 4} 672 ${x} 630Z`,
          t.cream,
          'stroke="#8FB0A4" stroke-width="2"',
        ),
    )
    .join('');

const loupe = () =>
  [
    ellipse(700, 752, 86, 20, '#5F7F78', 'opacity=".5"'),
    path('M634 716L620 742Q690 778 760 742L746 716Z', '#1C1B19'),
    path('M640 616H740L748 722Q690 744 632 722Z', '#2B2926'),
    ellipse(690, 616, 50, 15, '#55504A'),
    ellipse(690, 616, 38, 10, '#CFEDE2'),
    rect(644, 640, 6, 76, '#8B8272', 'opacity=".8"'),
  ].join('');
