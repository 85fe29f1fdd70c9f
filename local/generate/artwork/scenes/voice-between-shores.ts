import { cypress, ripples, stars } from '../landscape.ts';
import {
  circle,
  clip,
  ellipse,
  group,
  linear,
  path,
  poly,
  rect,
  scene,
  stroke,
  times,
  url,
} from '../svg.ts';
import { tiles } from '../tilework.ts';
import { tones as t } from '../tones.ts';

/** A voice crosses the sea from one shore to the other; a book with a sail goes with it. */
export const voiceBetweenShores = () =>
  scene(
    1600,
    900,
    linear('sky', [0, 0], [0, 520], [0, '#5E1020'], [0.5, '#B5443F'], [1, '#F3B562']),
    rect(0, 0, 1600, 900, url('sky')),
    stars('voice', { x: 0, y: 0, width: 1600, height: 240 }, 46, '#FFE7B0'),
    times(9, (i) =>
      circle(
        800,
        470,
        130 + i * 92,
        'none',
        `stroke="#FFE7B0" stroke-width="${5 - i * 0.45}" opacity="${0.62 - i * 0.062}"`,
      ),
    ),
    circle(800, 470, 132, '#FFF0C4'),
    clip(
      'sun',
      circle(800, 470, 132, '#000'),
      tiles('bones', { x: 660, y: 330, width: 280, height: 280 }, 62, '#0000', [
        '#F3B56266',
        '#F3B56222',
        '#F3B56244',
      ]),
    ),
    linear('sea', [0, 520], [0, 900], [0, '#E58A4B'], [0.25, '#9B3A44'], [1, '#2A0A1A']),
    rect(0, 520, 1600, 380, url('sea')),
    linear('path', [0, 520], [0, 900], [0, '#FFF0C4', 0.8], [1, '#FFF0C4', 0]),
    poly('700,520 900,520 1060,900 540,900', url('path')),
    ripples('strait', { x: 0, y: 534, width: 1600, height: 360 }, 70, '#FFE7B0', 0.4),
    shoreOfGranada(),
    shoreOfMontevideo(),
    boat(),
    path('M0 900V836Q200 800 420 850T820 866T1240 844T1600 830V900Z', '#1C0610'),
  );

function shoreOfGranada(): string {
  const houses = [
    [20, 520, 90, 110],
    [100, 500, 80, 150],
    [176, 536, 90, 96],
    [258, 556, 74, 76],
    [60, 440, 84, 120],
    [150, 452, 70, 90],
  ] as const;
  return [
    path('M0 330Q120 300 200 380Q320 420 380 520Q470 560 560 620Q300 660 0 650Z', '#4A1220'),
    houses
      .map(
        ([x, y, w, h], i) =>
          rect(x, y, w, h, i % 2 ? '#E9C9A0' : '#F6E3C4') +
          poly(
            [
              [x + w * 0.66, y],
              [x + w, y],
              [x + w, y + h],
              [x + w * 0.66, y + h],
            ],
            '#B5744F',
            'opacity=".6"',
          ) +
          rect(x + 14, y + 26, 13, 24, '#4A1220') +
          rect(x + 40, y + 26, 13, 24, i % 3 ? '#4A1220' : '#FFD98A'),
      )
      .join(''),
    rect(296, 452, 30, 110, '#F6E3C4'),
    poly('290,452 332,452 311,420', '#7A1426'),
    cypress(16, 540, 130, '#2A0A14'),
    cypress(392, 610, 100, '#2A0A14'),
    path('M0 640Q300 610 600 632Q420 680 0 740Z', '#2A0A14'),
  ].join('');
}

function shoreOfMontevideo(): string {
  return [
    path('M1600 430Q1480 420 1400 500Q1260 560 1060 620Q1300 660 1600 650Z', '#3A0E1C'),
    ...[
      [1260, 520, 70, 104],
      [1330, 470, 64, 160],
      [1400, 430, 80, 200],
      [1486, 480, 60, 150],
      [1540, 400, 80, 240],
    ].map(
      ([x = 0, y = 0, w = 0, h = 0], i) =>
        rect(x, y, w, h, i % 2 ? '#7A2A34' : '#8E3A3E') +
        times(8, (k) =>
          rect(
            x + 12 + (k % 2) * (w * 0.46),
            y + 22 + Math.floor(k / 2) * 34,
            13,
            18,
            (i + k) % 3 ? '#4A1220' : '#FFD98A',
          ),
        ),
    ),
    stroke(
      'M1300 520L1322 240L1344 520M1308 440H1336M1312 380H1332M1306 480L1336 440M1310 440L1332 380',
      '#1C0610',
      6,
    ),
    circle(1322, 232, 9, t.saffron),
    times(3, (i) =>
      path(
        `M${1322 - 30 - i * 26} ${200 - i * 10}Q${1300 - i * 40} 236 ${1322 - 30 - i * 26} ${268 + i * 10}`,
        'none',
        `stroke="#FFE7B0" stroke-width="5" stroke-linecap="round" opacity="${0.9 - i * 0.22}"`,
      ),
    ),
    path('M1600 640Q1300 612 1020 632Q1200 690 1600 740Z', '#2A0A14'),
  ].join('');
}

const boat = () =>
  group(
    'transform="translate(800 690)"',
    ellipse(0, 66, 210, 18, '#1C0610', 'opacity=".5"'),
    stroke('M0 10V-220', '#1C0610', 9),
    path('M10 -214Q150 -150 168 -20L10 0Z', t.cream),
    times(8, (i) =>
      stroke(`M26 ${-150 + i * 18}L${80 + i * 9} ${-132 + i * 14}`, '#5E1020', 4, 'opacity=".55"'),
    ),
    path('M-10 -190Q-110 -120 -126 -16L-10 0Z', '#EADCC2'),
    times(6, (i) =>
      stroke(
        `M-24 ${-120 + i * 18}L${-62 - i * 6} ${-104 + i * 14}`,
        '#5E1020',
        4,
        'opacity=".45"',
      ),
    ),
    path('M-216 8Q-110 -22 0 14Q110 -22 216 8L176 66H-176Z', t.pomegranate),
    path('M-204 4Q-110 -34 0 4Q110 -34 204 4L198 14Q110 -20 0 18Q-110 -20 -198 14Z', t.cream),
    path('M0 18V66H176L216 8Q110 -18 0 18Z', t.wine),
  );
