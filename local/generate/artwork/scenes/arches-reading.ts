import { beam } from '../light.ts';
import { person, seatedBack } from '../people.ts';
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
import { arch, tiles } from '../tilework.ts';
import { tones as t } from '../tones.ts';

const coats = [t.night, t.wine, t.tealDeep, t.umber, t.nightDeep, '#4A3A1A', t.ink] as const;
const hairs = [t.ink, '#4A3328', '#2B2926', '#6B5A4A', '#8B8272'] as const;
const styles = ['short', 'bun', 'long', 'bald', 'short', 'long'] as const;

/** Somebody reads aloud under the middle arch of a courtyard, against the evening light. */
export const archesReading = () =>
  galleryScene(
    linear('wall', [0, 0], [0, 720], [0, '#8E5A3A'], [1, '#5E3A28']),
    rect(0, 0, 1200, 900, url('wall')),
    tiles('stars', { x: 0, y: 36, width: 1200, height: 92 }, 46, '#7A4A30', ['#A9714A', '#8E5A3A']),
    rect(0, 30, 1200, 8, '#C79A6B'),
    rect(0, 128, 1200, 8, '#C79A6B'),
    [
      [210, 250],
      [600, 330],
      [990, 250],
    ]
      .map(([x, w]) => opening(Number(x), Number(w)))
      .join(''),
    linear('floor', [0, 690], [0, 900], [0, '#A9714A'], [1, '#3A2A22']),
    rect(0, 690, 1200, 210, url('floor')),
    beam(
      'light',
      [
        [440, 690],
        [760, 690],
        [1080, 900],
        [120, 900],
      ],
      '#FFE7B0',
      0.75,
    ),
    [60, 400, 800, 1140].map((x) => column(x)).join(''),
    person(600, 712, 300, {
      top: t.pomegranate,
      hem: 12,
      bottom: t.wine,
      hair: t.ink,
      hairstyle: 'long',
      lean: 6,
      arms: [
        [
          [13, -68],
          [22, -66],
        ],
        [
          [14, -64],
          [24, -63],
        ],
      ],
    }),
    path('M664 540L724 522L730 534L668 554Z', t.cream),
    path('M684 548h22l6 150h34v14h-96v-14h28Z', t.umber),
    lantern(600, 210),
    times(7, (i) =>
      seatedBack(110 + i * 164, 806, 120, {
        coat: coats[(i * 3) % 7] ?? t.ink,
        hair: hairs[(i * 2) % 5] ?? t.ink,
        style: styles[i % 6] ?? 'short',
      }),
    ),
    times(6, (i) =>
      seatedBack(40 + i * 226, 912, 186, {
        coat: coats[(i * 2 + 1) % 7] ?? t.ink,
        hair: hairs[(i + 3) % 5] ?? t.ink,
        style: styles[(i * 5 + 2) % 6] ?? 'bun',
      }),
    ),
    linear('dusk', [0, 700], [0, 900], [0, t.ink, 0], [1, t.ink, 0.55]),
    rect(0, 700, 1200, 200, url('dusk')),
  );

function opening(x: number, width: number): string {
  const outline = arch(x, 692, width, width * 1.5);
  const id = `a${x}`;
  return [
    rect(x - width * 0.64, 690 - width * 1.62, width * 1.28, width * 0.95, '#C79A6B'),
    tiles(
      'birds',
      { x: x - width * 0.6, y: 690 - width * 1.58, width: width * 1.2, height: width * 0.88 },
      34,
      '#B5744F',
      ['#D9B58C', '#B98455', '#E5C6A6'],
    ),
    path(arch(x, 692, width * 1.1, width * 1.58), '#F1DDB8'),
    clip(
      id,
      path(outline, '#000'),
      linear(`${id}s`, [0, 250], [0, 690], [0, '#F3B562'], [0.55, '#FBE3AE'], [1, '#FFF3D2']),
      rect(x - width, 100, width * 2, 620, url(`${id}s`)),
      radial(`${id}g`, [600, 470], 330, [0, '#FFFBEA', 0.95], [1, '#FFFBEA', 0]),
      rect(x - width, 100, width * 2, 620, url(`${id}g`)),
      path(
        `M${x - 260} 692V610L${x - 120} 560L${x - 60} 590L${x + 40} 548L${x + 130} 600L${x + 260} 566V692Z`,
        '#C98A4B',
        'opacity=".65"',
      ),
      [
        [-90, 0],
        [-62, 30],
        [96, 10],
      ]
        .map(([dx, dy]) =>
          path(
            `M${x + Number(dx)} ${430 + Number(dy)}q22 150 8 262h-18q-14 -112 10 -262Z`,
            '#6B5A2E',
            'opacity=".8"',
          ),
        )
        .join(''),
    ),
  ].join('');
}

const column = (x: number) =>
  rect(x - 15, 400, 30, 292, '#EAD3A9') +
  rect(x + 3, 400, 12, 292, '#B98455') +
  path(`M${x - 34} 352H${x + 34}L${x + 18} 402H${x - 18}Z`, '#F1DDB8') +
  rect(x - 24, 684, 48, 18, '#D9B58C') +
  stroke(`M${x - 26} 374H${x + 26}`, '#B98455', 4);

const lantern = (x: number, y: number) =>
  group(
    '',
    stroke(`M${x} 0V${y - 50}`, t.umber, 4),
    circle(x, y, 70, '#FFE7B0', 'opacity=".18"'),
    poly(
      [
        [x - 26, y],
        [x, y - 52],
        [x + 26, y],
        [x, y + 40],
      ],
      t.saffron,
    ),
    stroke(`M${x} ${y - 52}V${y + 40}M${x - 26} ${y}H${x + 26}`, t.umber, 4),
  );
