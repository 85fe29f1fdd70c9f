import { cypress, tower } from '../landscape.ts';
import { beam } from '../light.ts';
import { person } from '../people.ts';
import {
  circle,
  clip,
  ellipse,
  galleryScene,
  group,
  linear,
  path,
  poly,
  rect,
  stroke,
  times,
  url,
} from '../svg.ts';
import { tiles } from '../tilework.ts';
import { tones as t } from '../tones.ts';

/** A picture half freed from its old varnish, in the north light of the workshop. */
export const restorersEasel = () =>
  galleryScene(
    linear('wall', [0, 0], [1200, 300], [0, '#E9E4D6'], [1, '#B9AC94']),
    rect(0, 0, 1200, 900, url('wall')),
    tiles('birds', { x: 0, y: 560, width: 1200, height: 140 }, 66, '#9A8A6C', [
      '#B9A57F',
      '#8A7A5C',
      '#A8966F',
    ]),
    rect(0, 548, 1200, 12, '#6A5A42'),
    linear('floor', [0, 700], [0, 900], [0, '#8C6A48'], [1, '#4A3328']),
    rect(0, 700, 1200, 200, url('floor')),
    rect(40, 70, 250, 420, '#6A5A42'),
    rect(54, 84, 222, 392, '#F4F8F6'),
    path('M54 476V380L130 330L180 370L276 300V476Z', t.sage),
    stroke('M165 84V476M54 214H276M54 346H276', '#6A5A42', 9),
    stroke('M760 120L640 860M860 120L1000 860M808 90V830', '#5B4030', 20),
    rect(560, 676, 520, 24, '#6A4A35'),
    rect(560, 168, 520, 510, '#B98A3C'),
    rect(572, 180, 496, 486, '#DDA02F'),
    rect(594, 202, 452, 442, '#5B4030'),
    painting(),
    person(498, 880, 560, {
      top: t.paper,
      bottom: '#4A3328',
      hair: '#C9C0B0',
      hairstyle: 'bun',
      lean: 4,
      arms: [
        [
          [12, -68],
          [24, -76],
        ],
        [
          [15, -70],
          [28, -79],
        ],
      ],
      legs: [
        [
          [-6, -24],
          [-9, -2],
        ],
        [
          [6, -24],
          [8, -2],
        ],
      ],
    }),
    poly('452,486 546,486 556,730 440,730', t.ochre),
    stroke('M470 420L462 500M528 420L536 500', t.ochre, 14),
    stroke('M652 438L700 420', '#3A2A22', 6),
    circle(702, 419, 8, t.cream),
    beam(
      'north',
      [
        [60, 90],
        [270, 470],
        [1200, 900],
        [900, 120],
      ],
      '#FFFFFF',
      0.34,
    ),
    bench(),
  );

function painting(): string {
  const scene = [
    linear('p-sky', [0, 206], [0, 460], [0, '#6FA3B5'], [1, '#F6DFB0']),
    rect(598, 206, 444, 434, url('p-sky')),
    circle(930, 300, 36, '#FFF6DA'),
    path('M598 430L700 350L790 410L890 340L1042 420V640H598Z', '#8FB0A8'),
    path('M598 520Q760 400 1042 470V640H598Z', t.leaf),
    tower(760, 452, 110, 84, '#E2A56B', 4),
    tower(840, 448, 54, 120, '#C9804A', 3),
    tower(890, 452, 120, 66, '#EBC08A', 5),
    times(7, (i) => cypress(640 + i * 58, 560 - (i % 2) * 22, 92, t.tealDeep)),
    path('M598 640V590Q780 520 1042 600V640Z', t.brick),
    path('M760 640Q800 570 880 560Q850 600 860 640Z', '#F6DFB0'),
  ].join('');
  return [
    clip(
      'canvas',
      rect(598, 206, 444, 434, '#000'),
      scene,
      path(
        'M730 200Q700 300 752 380Q690 440 742 520Q716 590 750 650H1060V190Z',
        '#3A2410',
        'opacity=".68"',
      ),
      times(16, (i) =>
        stroke(
          `M${790 + ((i * 67) % 250)} ${220 + i * 26}q16 12 10 30t18 22`,
          '#1C1008',
          1.4,
          'opacity=".5"',
        ),
      ),
    ),
    rect(598, 206, 444, 10, t.ink, 'opacity=".35"'),
  ].join('');
}

function bench(): string {
  const jar = (x: number, h: number, fill: string) =>
    rect(x, 800 - h, 56, h, fill, 'rx="6"') +
    ellipse(x + 28, 800 - h, 28, 7, '#FFFDF9', 'opacity=".7"') +
    rect(x + 8, 806 - h, 8, h - 14, '#FFFFFF', 'opacity=".35"');
  return [
    poly('0,800 420,800 360,900 0,900', '#3A2A22'),
    rect(0, 792, 430, 16, '#6A4A35'),
    group(
      '',
      ...[0, 1, 2, 3, 4].map(
        (i) =>
          stroke(
            `M${88 + i * 8} 730L${66 + i * 22} ${590 + (i % 3) * 22}`,
            i % 2 ? t.oak : '#2B2926',
            6,
          ) + ellipse(66 + i * 22, 584 + (i % 3) * 22, 7, 15, i % 2 ? t.umber : t.ochre),
      ),
    ),
    jar(76, 84, t.sky),
    jar(156, 62, t.brick),
    jar(228, 92, '#DDA02F'),
    jar(300, 54, t.teal),
    path('M20 792q20 -34 60 -20l-10 20Z', t.cream),
  ].join('');
}
