import { randomFrom } from '../../covers/random.ts';
import { star } from '../../covers/tiles.ts';
import { beam } from '../light.ts';
import {
  circle,
  clip,
  group,
  linear,
  path,
  poly,
  radial,
  rect,
  scene,
  stroke,
  url,
} from '../svg.ts';
import { tiles } from '../tilework.ts';
import { tones as t } from '../tones.ts';

/** A hand with a compass draws the first star on paper; where the paper ends, the rule goes on by itself as a net of lights. */
export const compassAndNet = () =>
  scene(
    1600,
    900,
    linear('dark', [0, 0], [1600, 900], [0, '#14524B'], [1, '#061F1C']),
    rect(0, 0, 1600, 900, url('dark')),
    radial('glow', [1120, 340], 760, [0, '#4F9187', 0.65], [1, '#4F9187', 0]),
    rect(0, 0, 1600, 900, url('glow')),
    net(),
    poly('-40,70 760,-40 900,900 20,980', '#04140F', 'opacity=".45" transform="translate(26 20)"'),
    clip(
      'sheet',
      poly('-40,70 760,-40 900,940 -40,980', '#000'),
      rect(-40, -60, 960, 1040, '#FBF6EA'),
      group('transform="rotate(-7 400 450)"', drawing()),
      beam(
        'raking',
        [
          [900, -60],
          [960, 300],
          [-60, 980],
          [-60, 300],
        ],
        '#DDA02F',
        0.16,
      ),
    ),
    hand(),
  );

/** Constructed as alarifes did: circles and diameters first, the star comes out of them; only some are inked. */
function drawing(): string {
  const cells = Array.from(
    { length: 30 },
    (_, i) => [30 + (i % 5) * 190, -30 + Math.floor(i / 5) * 190] as const,
  );
  return cells
    .map(([x, y], i) => {
      const order = (i * 7) % 5;
      const inked = x > 360 || order < 2;
      return (
        circle(x, y, 95, 'none', 'stroke="#8B8272" stroke-width="1.5" opacity=".7"') +
        stroke(
          `M${x - 95} ${y}h190M${x} ${y - 95}v190M${x - 67} ${y - 67}l134 134M${x + 67} ${y - 67}l-134 134`,
          '#8B8272',
          1.2,
          'opacity=".55"',
        ) +
        (inked
          ? `<polygon points="${star(x, y, 95)}" fill="${order === 0 ? '#14524B' : order === 3 ? '#DBE9E3' : 'none'}" stroke="#14524B" stroke-width="4"/>`
          : '') +
        (inked && order === 0 ? `<polygon points="${star(x, y, 42)}" fill="#DDA02F"/>` : '')
      );
    })
    .join('');
}

function net(): string {
  const random = randomFrom('net');
  const nodes = Array.from({ length: 48 }, (_, i) => {
    const [column, row] = [i % 8, Math.floor(i / 8)];
    const loose = column / 8;
    return [
      800 + column * 118 + random.between(-1, 1) * 46 * loose,
      20 + row * 172 + random.between(-1, 1) * 60 * loose,
    ] as const;
  });
  const links = nodes.flatMap(([x, y], i) =>
    [1, 8, 9, 7].flatMap((step) => {
      const to = nodes[i + step];
      if (!to || (step !== 8 && Math.abs((i % 8) - ((i + step) % 8)) > 1)) return [];
      return [
        stroke(
          `M${x.toFixed(1)} ${y.toFixed(1)}L${to[0].toFixed(1)} ${to[1].toFixed(1)}`,
          '#BCD0C3',
          step > 8 || step === 7 ? 1.6 : 3,
          `opacity="${random.between(0.25, 0.6).toFixed(2)}"`,
        ),
      ];
    }),
  );
  const lights = nodes.map(([x, y], i) => {
    const size = (i % 8 < 3 ? 44 : 30) * random.between(0.5, 1.1);
    const fill = random.pick(['#4F9187', '#DBE9E3', '#DDA02F', '#BCD0C3', '#2B7268']);
    return (
      circle(x, y, size * 1.7, fill, 'opacity=".12"') +
      `<polygon points="${star(x, y, size)}" fill="${fill}"/><polygon points="${star(x, y, size * 0.42)}" fill="#0C3833"/>`
    );
  });
  return (
    tiles('stars', { x: 760, y: 0, width: 840, height: 900 }, 118, '#0000', [
      '#FFFFFF0A',
      '#FFFFFF00',
    ]) +
    links.join('') +
    lights.join('')
  );
}

const hand = () =>
  [
    stroke('M560 250L420 610', '#6B655B', 17),
    stroke('M556 256L424 596', '#E3D9C6', 6),
    stroke('M420 610L412 640', '#2B2926', 6),
    stroke('M566 250L690 560', '#6B655B', 17),
    stroke('M568 262L686 552', '#C9C0B0', 6),
    poly('680,556 698,550 700,596', '#2B2926'),
    rect(546, 160, 32, 60, '#8A6116', 'rx="8"'),
    circle(562, 244, 34, '#8A6116'),
    circle(562, 244, 15, '#DDA02F'),
    path(
      'M600 -40Q700 20 690 110Q690 190 640 214L592 232Q570 240 566 220Q570 204 590 196L610 150Q560 190 546 214Q530 226 520 210Q526 170 560 130L500 190Q486 202 476 186Q480 150 520 104L560 20L560 -40Z',
      '#D7A27E',
    ),
    path(
      'M640 214L592 232Q570 240 566 220Q570 204 590 196L624 160Q660 150 690 110Q690 190 640 214Z',
      '#B57E5A',
    ),
    path('M540 -60H760L720 40Q640 70 548 20Z', t.pomegranate),
    stroke('M548 22Q640 72 720 42', t.cream, 12),
  ].join('');
