import { randomFrom } from '../../covers/random.ts';
import { beam } from '../light.ts';
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

/** A pile of proofs under the lamp; the red pencil has been busy. */
export const correctedProofs = () =>
  galleryScene(
    linear('desk', [0, 0], [1200, 900], [0, '#24463F'], [1, '#0C2723']),
    rect(0, 0, 1200, 900, url('desk')),
    tiles('stars', { x: 0, y: 0, width: 1200, height: 900 }, 150, '#0000', [
      '#FFFFFF08',
      '#0000000F',
      '#FFFFFF00',
    ]),
    radial('pool', [600, 400], 640, [0, '#FFE7B0', 0.6], [0.7, '#FFE7B0', 0.14], [1, '#FFE7B0', 0]),
    rect(0, 0, 1200, 900, url('pool')),
    group(
      'transform="translate(600 500)"',
      times(13, (i) =>
        group(
          `transform="translate(${12 - i * 2.4} ${60 - i * 7}) rotate(${-9 + ((i * 5) % 7) * 0.7})"`,
          rect(-250, -330, 520, 690, '#0A1F1B', 'opacity=".28" transform="translate(10 14)"'),
          rect(-260, -340, 520, 690, i % 2 ? '#D9C7A5' : '#EADCC2'),
        ),
      ),
      group('transform="translate(-22 -34) rotate(-7)"', page()),
    ),
    cup(),
    spectacles(),
    pencil(),
    otherPile(),
    beam(
      'lamp',
      [
        [560, -60],
        [680, -60],
        [1130, 900],
        [60, 900],
      ],
      '#FFF6DA',
      0.3,
    ),
    radial('edge', [600, 440], 800, [0.55, '#05140F', 0], [1, '#05140F', 0.75]),
    rect(0, 0, 1200, 900, url('edge')),
  );

function page(): string {
  const random = randomFrom('proof');
  const row = (i: number) => -190 + i * 25;
  return [
    rect(-250, -338, 520, 690, '#0A1F1B', 'opacity=".3"'),
    rect(-260, -345, 520, 690, t.cream),
    rect(-190, -290, 250, 26, t.ink),
    rect(-190, -254, 160, 12, t.ink, 'opacity=".6"'),
    times(20, (i) =>
      rect(
        -190,
        row(i),
        i % 7 === 6 ? 190 : 350 * random.between(0.96, 1),
        9,
        t.ink,
        'opacity=".72"',
      ),
    ),
    rect(80, -296, 80, 30, 'none', `stroke="${t.pomegranate}" stroke-width="3"`),
    stroke(`M-110 ${row(3) + 4}h120`, t.pomegranate, 4),
    stroke(
      `M10 ${row(3) + 4}C120 ${row(3) - 60} 160 ${row(2) - 20} 196 ${row(3) - 8}`,
      t.pomegranate,
      3.5,
    ),
    stroke(`M196 ${row(3) - 14}q10 -12 18 0t18 0M200 ${row(3) + 8}h30`, t.pomegranate, 4),
    stroke(`M-60 ${row(6) - 6}l12 26M-54 ${row(6) + 20}l-16 0`, t.pomegranate, 4),
    stroke(`M190 ${row(6) - 6}v26M178 ${row(6) + 6}h26`, t.pomegranate, 4),
    ellipse(20, row(9) + 5, 74, 21, 'none', `stroke="${t.pomegranate}" stroke-width="4"`),
    stroke(`M94 ${row(9) + 6}Q150 ${row(9) + 20} 186 ${row(10)}`, t.pomegranate, 3.5),
    stroke(`M190 ${row(10) - 4}q12 -16 14 2t-14 14q18 -4 30 2`, t.pomegranate, 4),
    stroke(`M-190 ${row(13) + 4}H160M-190 ${row(14) + 4}H40`, t.pomegranate, 5),
    stroke(`M182 ${row(13)}q24 -20 26 6t-22 20q30 4 32 -20`, t.pomegranate, 4),
    stroke(`M-214 ${row(16)}q-16 26 0 52`, t.pomegranate, 4),
    stroke(`M-238 ${row(17)}l-8 -14M-238 ${row(17)}l10 -12`, t.pomegranate, 4),
    stroke(`M100 ${row(18) + 20}l12 -28l12 28`, t.pomegranate, 4),
  ].join('');
}

const cup = () =>
  [
    ellipse(1000, 222, 130, 128, '#05140F', 'opacity=".45"'),
    circle(986, 206, 124, '#E3D9C6'),
    circle(986, 206, 104, '#C9BCA2'),
    circle(986, 206, 78, t.cream),
    circle(986, 206, 64, '#3A2418'),
    path(
      'M940 182A54 54 0 0 1 1000 154',
      'none',
      'stroke="#8C5F3C" stroke-width="7" stroke-linecap="round"',
    ),
    path('M1052 176q58 -14 56 30t-54 30', 'none', `stroke="${t.cream}" stroke-width="17"`),
  ].join('');

const spectacles = () =>
  group(
    'transform="translate(150 190) rotate(18)"',
    ...[0, 150].map(
      (x) =>
        circle(x + 6, 8, 58, 'none', 'stroke="#05140F" stroke-width="11" opacity=".4"') +
        circle(x, 0, 58, '#FFFFFF', 'opacity=".18"') +
        circle(x, 0, 58, 'none', 'stroke="#1C1008" stroke-width="10"') +
        stroke(`M${x - 30} -20L${x - 6} -40`, '#FFFFFF', 6, 'opacity=".7"'),
    ),
    stroke('M58 -8Q75 -24 92 -8', '#1C1008', 10),
    stroke('M-56 -12L-70 -130M206 -12L236 -126', '#1C1008', 9),
  );

const pencil = () =>
  group(
    'transform="translate(726 640) rotate(34)"',
    rect(10, 14, 330, 30, '#05140F', 'opacity=".35"'),
    poly('-58,15 0,0 0,32', '#E8C79A'),
    poly('-58,15 -36,9 -36,22', t.pomegranate),
    rect(0, 0, 300, 32, t.pomegranate),
    rect(0, 0, 300, 10, '#C4566A'),
    rect(0, 22, 300, 10, t.wine),
    rect(300, 0, 18, 32, t.saffron),
    rect(318, 0, 20, 32, '#EADCC2'),
  );

const otherPile = () =>
  group(
    'transform="translate(60 760) rotate(14)"',
    times(7, (i) => rect(-200 + i * 2, -110 - i * 5, 330, 380, i % 2 ? '#EADCC2' : '#D9C7A5')),
    rect(-188, -146, 330, 380, t.cream),
    times(9, (i) => rect(-140, -90 + i * 26, 240, 8, t.ink, 'opacity=".5"')),
    rect(-150, -150, 26, 60, '#8B8272', 'rx="13"'),
  );
