import { randomFrom } from '../../covers/random.ts';
import { cypress, ripples, tower } from '../landscape.ts';
import {
  circle,
  clip,
  ellipse,
  galleryScene,
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

/** The Darro under a stone bridge at first light, the walls of the hill above it. */
export const darroBridge = () =>
  galleryScene(
    linear('sky', [0, 0], [0, 460], [0, '#8FB0BC'], [0.6, '#DCE3D2'], [1, '#F8E6BE']),
    rect(0, 0, 1200, 900, url('sky')),
    circle(420, 330, 74, '#FFF6DA'),
    path('M0 380L140 300L230 340L380 250L520 330L640 280L800 350V520H0Z', '#A9BDB8'),
    path('M0 440Q300 340 620 430V560H0Z', '#7FA093'),
    path('M520 520Q700 300 900 210Q1060 160 1200 170V700H520Z', t.tealSoft),
    path('M640 560Q800 380 1000 290Q1110 250 1200 250V700H640Z', t.teal),
    tower(860, 250, 120, 90, '#D9A877', 5),
    tower(980, 236, 70, 130, '#C98F5E', 3),
    tower(1050, 220, 150, 76, '#E2B98C', 6),
    tower(800, 286, 60, 66, '#C98F5E', 3),
    times(8, (i) => rect(880 + i * 40, 196 + (i % 3) * 4, 9, 18, '#6A4A35')),
    times(13, (i) =>
      cypress(
        700 + i * 42,
        470 - i * 15 + (i % 3) * 26,
        96 + (i % 4) * 14,
        i % 2 ? t.tealDeep : '#1F6A60',
      ),
    ),
    houses(),
    linear('water', [0, 560], [0, 900], [0, '#CFE0D6'], [0.35, '#5F9A92'], [1, t.tealDeep]),
    path('M470 560H740L1010 900H150Z', url('water')),
    clip(
      'river',
      path('M470 560H740L1010 900H150Z', '#000'),
      tiles('stars', { x: 100, y: 640, width: 940, height: 280 }, 70, '#0000', [
        '#FFFFFF14',
        '#FFFFFF00',
        '#0000001C',
      ]),
    ),
    ripples('darro', { x: 330, y: 590, width: 520, height: 300 }, 34, '#F6EFDA', 0.55),
    path('M470 560L150 900H0V560Z', '#7A5B42'),
    path('M740 560L1010 900H1200V560Z', '#5B4030'),
    stones(),
    bridge(),
    path('M0 900V620Q60 560 110 640Q150 590 190 680Q250 680 250 900Z', t.tealDeep),
    path('M1200 900V650Q1130 610 1100 700Q1050 680 1020 770Q960 790 950 900Z', '#0A2E2A'),
    stroke('M120 900Q130 760 90 640M60 900Q40 760 30 690M1130 900Q1120 780 1160 690', '#1F6A60', 5),
  );

function houses(): string {
  const list = [
    [0, 250, 120, 340, '#EBD9BC'],
    [110, 310, 110, 280, '#F6EBD6'],
    [210, 360, 90, 230, '#DDB991'],
    [290, 402, 84, 190, '#EFDFC0'],
    [364, 440, 70, 140, '#D9A877'],
  ] as const;
  return list
    .map(
      ([x, y, w, h, fill]) =>
        rect(x, y, w, h + 40, fill) +
        rect(x + w * 0.72, y, w * 0.28, h + 40, '#6A4A35', 'opacity=".25"') +
        poly(
          [
            [x - 8, y],
            [x + w + 8, y],
            [x + w - 8, y - w * 0.17],
            [x + 8, y - w * 0.17],
          ],
          '#A85F3F',
        ) +
        times(6, (i) =>
          rect(
            x + w * (0.14 + (i % 2) * 0.32),
            y + 26 + Math.floor(i / 2) * (h / 3.4),
            w * 0.16,
            h * 0.14,
            t.umber,
            'rx="3"',
          ),
        ),
    )
    .join('');
}

function stones(): string {
  const random = randomFrom('embankment');
  return times(60, (i) => {
    const left = i % 2 === 0;
    const y = 590 + random.next() * 300;
    const edge = left ? 470 - (y - 560) * 0.94 : 740 + (y - 560) * 0.79;
    const x = left ? edge - random.next() * 170 : edge + random.next() * 150;
    return rect(x - 34, y, 60, 20, left ? '#9A7856' : '#7A5B42', 'rx="4" opacity=".7"');
  });
}

function bridge(): string {
  return [
    path('M270 640V520Q600 400 930 520V640H820A222 190 0 0 0 382 640Z', '#D0A67A'),
    path('M382 640A222 190 0 0 1 820 640H784A186 160 0 0 0 418 640Z', '#8A6242'),
    times(15, (i) => {
      const a = Math.PI * (1 - (i + 0.5) / 15);
      return stroke(
        `M${601 + Math.cos(a) * 190} ${640 - Math.sin(a) * 164}L${601 + Math.cos(a) * 216} ${640 - Math.sin(a) * 188}`,
        '#5B4030',
        4,
      );
    }),
    path('M256 528Q600 392 944 528V504Q600 368 256 504Z', '#EBCDA2'),
    times(12, (i) =>
      rect(
        290 + i * 52,
        560 - 68 * Math.sin(((i + 0.7) / 12.5) * Math.PI),
        34,
        12,
        '#B98E62',
        'rx="3"',
      ),
    ),
    ellipse(601, 648, 190, 20, t.tealDeep, 'opacity=".55"'),
    person(520),
    person(548),
  ].join('');
}

const person = (x: number) =>
  circle(x, 398, 8, t.umber) +
  path(
    `M${x - 10} 442Q${x - 12} 408 ${x} 408Q${x + 12} 408 ${x + 10} 442Z`,
    x < 530 ? t.pomegranate : t.night,
  );
