import { star } from '../../covers/tiles.ts';
import { sheet } from '../books.ts';
import { beam } from '../light.ts';
import { person } from '../people.ts';
import {
  circle,
  clip,
  galleryScene,
  group,
  linear,
  move,
  path,
  poly,
  rect,
  stroke,
  times,
  url,
} from '../svg.ts';
import { tiles } from '../tilework.ts';
import { tones as t } from '../tones.ts';

const window = 'M70 560V230A110 110 0 0 1 290 230V560Z';

/** A hand press in morning light; the sheets of the day hang drying under the ceiling. */
export const printingPress = () =>
  galleryScene(
    linear('wall', [0, 0], [1200, 500], [0, '#EFDFC0'], [1, '#C79A6B']),
    rect(0, 0, 1200, 900, url('wall')),
    tiles('bones', { x: 0, y: 520, width: 1200, height: 170 }, 44, '#A9774C', [
      '#B98455',
      '#9C683F',
      '#C79A6B',
    ]),
    rect(0, 508, 1200, 14, t.walnut),
    linear('floor', [0, 690], [0, 900], [0, '#6A4A35'], [1, '#3A2A22']),
    rect(0, 690, 1200, 210, url('floor')),
    times(9, (i) =>
      stroke(`M${i * 170 - 180} 900L${i * 120 + 120} 690`, t.umber, 3, 'opacity=".5"'),
    ),
    path(window, t.walnut),
    clip(
      'glass',
      path('M84 552V232A96 96 0 0 1 276 232V552Z', '#000'),
      rect(70, 100, 220, 460, t.cream),
      rect(70, 400, 220, 160, t.sky, 'opacity=".7"'),
      path('M60 560L130 420L170 470L230 380L300 470V560Z', t.tealSoft, 'opacity=".55"'),
    ),
    stroke('M180 130V552M84 300H276M84 430H276', t.walnut, 8),
    stroke('M-20 96Q600 150 1220 84', t.umber, 4),
    times(6, (i) => {
      const [x, turn] = [372 + i * 150, [3, -4, 2, -2, 4, -3][i] ?? 0];
      return (
        group(
          'opacity=".98"',
          sheet(
            x,
            214 - (i % 2) * 8,
            108,
            158,
            turn,
            i === 2 ? t.pomegranate : t.ink,
            i % 2 ? '#F6EBD6' : t.cream,
          ),
        ) + rect(x - 6, 122, 12, 28, t.pomegranate)
      );
    }),
    move(760, 720, press()),
    person(478, 716, 372, {
      top: t.teal,
      bottom: t.tealDeep,
      hair: t.umber,
      lean: 8,
      arms: [
        [
          [15, -66],
          [32, -72],
        ],
        [
          [18, -64],
          [33, -71],
        ],
      ],
      legs: [
        [
          [-10, -24],
          [-18, -2],
        ],
        [
          [8, -25],
          [6, -2],
        ],
      ],
    }),
    poly('452,560 512,560 520,640 446,640', t.sand, 'opacity=".9"'),
    beam(
      'light',
      [
        [84, 140],
        [276, 540],
        [1010, 900],
        [420, 900],
      ],
      '#FFF3D2',
      0.5,
    ),
    path('M0 900V770L150 742L330 800V900Z', t.umber),
    times(7, (i) =>
      poly(
        [
          [18, 770 - i * 13],
          [150, 742 - i * 13],
          [318, 792 - i * 13],
          [180, 826 - i * 13],
        ],
        i === 6 ? t.cream : i % 2 ? '#D9C7A5' : '#F1E4CB',
      ),
    ),
    times(8, (i) => stroke(`M${70 + i * 15} ${682 + i * 4}l110 30`, t.ink, 3, 'opacity=".55"')),
  );

function press(): string {
  return [
    path('M-210 20L-180 -20H250L280 20Z', t.ink),
    rect(-190, -190, 420, 26, '#2B2926'),
    rect(-150, -164, 22, 160, '#2B2926'),
    rect(170, -164, 22, 160, '#2B2926'),
    rect(-176, -216, 240, 26, t.oak),
    poly('120,-216 330,-216 430,-372 232,-372', t.walnut),
    poly('146,-230 316,-230 398,-358 240,-358', t.cream),
    times(7, (i) => stroke(`M${186 + i * 10} ${-248 - i * 15}h108`, t.ink, 4, 'opacity=".6"')),
    rect(-138, -478, 40, 480, t.ink),
    rect(78, -478, 40, 480, t.ink),
    rect(-128, -470, 8, 460, '#55504A'),
    rect(88, -470, 8, 460, '#55504A'),
    path('M-170 -470Q-10 -580 150 -470L150 -440H-170Z', t.ink),
    circle(-10, -492, 30, t.saffron),
    `<polygon points="${star(-10, -492, 24)}" fill="${t.ink}"/>`,
    rect(-24, -440, 28, 110, '#55504A'),
    path('M-60 -330H40L64 -268H-84Z', t.pomegranate),
    rect(-96, -268, 172, 46, '#2B2926'),
    stroke('M-8 -318L-156 -272', '#8B8272', 13),
    circle(-158, -271, 14, t.oak),
  ].join('');
}
