import { randomFrom } from '../../covers/random.ts';
import { beam } from '../light.ts';
import {
  circle,
  ellipse,
  group,
  linear,
  path,
  poly,
  radial,
  rect,
  scene,
  stroke,
  times,
  url,
} from '../svg.ts';
import { tiles } from '../tilework.ts';
import { tones as t } from '../tones.ts';

/** An open script; across its pages falls the shadow of the man it is about. */
export const scriptAndShadow = () =>
  scene(
    1600,
    900,
    linear('desk', [0, 0], [1600, 900], [0, '#2B3B68'], [1, t.nightDeep]),
    rect(0, 0, 1600, 900, url('desk')),
    tiles('stars', { x: 0, y: 0, width: 1600, height: 900 }, 160, '#0000', [
      '#FFFFFF0A',
      '#00000012',
      '#FFFFFF00',
    ]),
    beam(
      'low',
      [
        [1640, 20],
        [1640, 220],
        [-60, 900],
        [-60, 120],
      ],
      '#FFD98A',
      0.6,
    ),
    group(
      'transform="translate(800 470) rotate(-4)"',
      poly(
        '-570,-330 0,-310 570,-330 596,372 0,396 -596,372',
        '#05070F',
        'opacity=".5" transform="translate(18 26)"',
      ),
      poly('-578,-330 578,-330 600,372 -600,372', '#D9C7A5'),
      linear('verso', [-560, 0], [0, 0], [0, t.cream], [0.85, '#F1E4CB'], [1, '#B9A98A']),
      path('M-566 -340Q-260 -366 0 -326V366Q-270 330 -588 356Z', url('verso')),
      linear('recto', [0, 0], [560, 0], [0, '#C9B896'], [0.12, '#F6EBD6'], [1, t.cream]),
      path('M566 -340Q260 -366 0 -326V366Q270 330 588 356Z', url('recto')),
      dialogue(-470),
      dialogue(96),
      cuts(),
      rider(),
    ),
    pencil(),
    clapper(),
    radial('edge', [820, 430], 1000, [0.55, '#05070F', 0], [1, '#05070F', 0.7]),
    rect(0, 0, 1600, 900, url('edge')),
  );

/** A script's page: headings, action over the full measure, speech in a narrow column. */
function dialogue(x: number): string {
  const random = randomFrom(`script${x}`);
  return times(21, (i) => {
    const kind = i % 7;
    const y = -268 + i * 28;
    if (kind === 0) return rect(x, y, 210, 11, t.ink);
    if (kind === 3) return rect(x + 150, y, 76, 9, t.ink, 'opacity=".85"');
    if (kind > 3) return rect(x + 84, y, random.between(170, 226), 8, t.ink, 'opacity=".6"');
    return rect(x, y, kind === 2 ? random.between(190, 300) : 372, 8, t.ink, 'opacity=".6"');
  });
}

const cuts = () =>
  [
    stroke('M-480 -232L-90 -206M-480 -206L-90 -232', t.pomegranate, 6),
    stroke('M-400 14Q-270 0 -150 16', t.pomegranate, 5),
    stroke('M180 210H396M170 238H370', t.pomegranate, 5),
    stroke('M452 196q34 -26 36 8t-30 26q44 4 48 -24', t.pomegranate, 5),
    stroke('M-506 96q-20 40 0 84', t.pomegranate, 5),
    ellipse(230, -188, 92, 26, 'none', `stroke="${t.pomegranate}" stroke-width="5"`),
  ].join('');

/** Horse, rider and lance, long as shadows are in the last hour of the day. */
const rider = () =>
  group(
    `transform="translate(-150 300) scale(1.5 1.4) skewX(-14)" opacity=".8"`,
    path(
      'M-84 -100Q-40 -116 20 -108Q58 -108 82 -130L116 -158L122 -176L132 -156L168 -112Q172 -98 156 -98L128 -112Q112 -90 96 -70Q84 -44 50 -44Q0 -34 -50 -44Q-90 -50 -84 -100Z',
      t.night,
    ),
    path('M-82 -96Q-112 -92 -108 -30Q-98 -60 -88 -66Z', t.night),
    stroke(
      'M-66 -54L-82 -20L-72 20M-48 -48L-38 -14L-46 24M56 -52L72 -16L62 22M76 -58L100 -34L96 0',
      t.night,
      12,
    ),
    path('M-30 -100Q-36 -176 -4 -184Q26 -180 26 -100Z', t.night),
    path('M-28 -172Q-74 -150 -88 -84L-24 -96Z', t.night),
    ellipse(0, -206, 14, 17, t.night),
    ellipse(-2, -217, 34, 7, t.night),
    path('M-20 -217L-14 -240Q0 -248 14 -240L18 -217Z', t.night),
    path('M-12 -238Q-48 -260 -60 -222Q-38 -236 -12 -226Z', t.night),
    poly('0,-196 15,-200 13,-180', t.night),
    stroke('M8 -164L48 -136', t.night, 13),
    stroke('M112 -300L20 -20', t.night, 5),
    stroke('M-4 -106L28 -84L18 -40', t.night, 17),
  );

const pencil = () =>
  group(
    'transform="translate(1090 700) rotate(-28)"',
    rect(8, 20, 380, 30, '#05070F', 'opacity=".4"'),
    poly('-58,16 0,0 0,33', '#E8C79A'),
    poly('-58,16 -36,10 -36,22', t.pomegranate),
    rect(0, 0, 340, 33, t.saffron),
    rect(0, 22, 340, 11, t.ochre),
    rect(340, 0, 18, 33, '#C9C0B0'),
    rect(358, 0, 28, 33, t.rose),
  );

const clapper = () =>
  group(
    'transform="translate(-70 610) rotate(12)"',
    rect(12, 14, 360, 280, '#05070F', 'opacity=".5"'),
    rect(0, 0, 360, 280, '#1C1B19', 'rx="8"'),
    rect(0, 0, 360, 56, t.cream),
    times(5, (i) =>
      poly(
        [
          [i * 88 - 10, 56],
          [i * 88 + 34, 56],
          [i * 88 + 64, 0],
          [i * 88 + 20, 0],
        ],
        '#1C1B19',
      ),
    ),
    stroke('M150 100H330M150 150H330', '#8B8272', 4),
    circle(90, 130, 30, t.pomegranate),
  );
