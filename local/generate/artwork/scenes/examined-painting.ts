import { cypress, tower } from '../landscape.ts';
import { beam } from '../light.ts';
import {
  circle,
  clip,
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

/** A painting under raking light, part of it under ultraviolet; the lens is not on the signature. */
export const examinedPainting = () =>
  scene(
    1600,
    900,
    linear('table', [0, 0], [1600, 900], [0, '#4A3A1A'], [1, '#1C1408']),
    rect(0, 0, 1600, 900, url('table')),
    tiles('birds', { x: 0, y: 0, width: 1600, height: 900 }, 130, '#0000', [
      '#FFFFFF08',
      '#00000014',
      '#FFFFFF00',
    ]),
    group(
      'transform="translate(700 450) rotate(-5)"',
      rect(-556, -356, 1130, 740, '#0E0A04', 'opacity=".55"'),
      rect(-570, -370, 1130, 740, '#8A6116'),
      rect(-556, -356, 1102, 712, '#CFA146'),
      rect(-540, -340, 1070, 680, '#8A6116'),
      tiles('bones', { x: -540, y: -340, width: 1070, height: 680 }, 34, '#8A6116', [
        '#B98A2F',
        '#A97A22',
      ]),
      rect(-506, -306, 1002, 612, '#2B1F0C'),
      clip('canvas', rect(-498, -298, 986, 596, '#000'), landscape(), ultraviolet(), cracks()),
      signature(),
    ),
    beam(
      'raking',
      [
        [-60, 120],
        [-60, 330],
        [1660, 1000],
        [1660, -200],
      ],
      '#FFF0C4',
      0.46,
    ),
    lens(),
    ruler(),
    report(),
    radial('edge', [760, 430], 1050, [0.5, '#0E0A04', 0], [1, '#0E0A04', 0.72]),
    rect(0, 0, 1600, 900, url('edge')),
  );

const landscape = () =>
  [
    linear('l-sky', [0, -298], [0, 120], [0, '#5C8FA0'], [1, '#F6DFB0']),
    rect(-500, -300, 1000, 600, url('l-sky')),
    circle(-250, -120, 54, '#FFF3D2'),
    path('M-500 40L-330 -90L-200 -10L-40 -150L130 0L300 -80L500 30V300H-500Z', '#8FA59A'),
    path('M-500 120Q-200 0 100 70T500 50V300H-500Z', t.leaf),
    tower(-60, 66, 120, 110, '#D9A06A', 4),
    tower(50, 62, 70, 170, '#C4804E', 3),
    tower(116, 66, 150, 86, '#E2B98C', 6),
    times(9, (i) => cypress(-430 + i * 52, 170 - (i % 3) * 18, 120, '#1F4A3A')),
    path('M-500 300V200Q-100 110 500 220V300Z', '#A9713A'),
    path('M-60 300Q20 190 150 176Q90 220 130 300Z', '#F1DDB8'),
  ].join('');

/** Fluorescence: retouches that the eye does not see come out dark. */
const ultraviolet = () =>
  [
    poly('210,-300 500,-300 500,300 90,300', '#2A2AA0', 'opacity=".72"'),
    poly('210,-300 224,-300 104,300 90,300', '#B9C8FF', 'opacity=".8"'),
    ellipse(300, -60, 60, 38, '#0B0B3A', 'opacity=".75"'),
    path('M360 90q60 -40 90 10t-20 70q-80 20 -70 -80Z', '#0B0B3A', 'opacity=".7"'),
    ellipse(250, 190, 40, 22, '#0B0B3A', 'opacity=".7"'),
    times(9, (i) =>
      circle(240 + ((i * 61) % 230), -230 + ((i * 97) % 480), 5, '#C9D6FF', 'opacity=".9"'),
    ),
  ].join('');

const cracks = () =>
  times(34, (i) => {
    const [x, y] = [-480 + ((i * 211) % 960), -290 + ((i * 131) % 560)];
    return stroke(
      `M${x} ${y}l${14 + (i % 5) * 4} 22l-8 26l20 18m-12 -18l-26 10m18 -36l24 -8`,
      '#2B1F0C',
      1.2,
      'opacity=".32"',
    );
  });

const signature = () =>
  stroke(
    'M300 256q16 -40 22 0t20 -6q8 -26 14 0t22 -8q10 -18 14 4t22 -2M300 272q70 -12 130 -2',
    '#F6E6BE',
    4,
  );

const lens = () =>
  [
    ellipse(420, 520, 210, 206, '#0E0A04', 'opacity=".45"'),
    stroke('M540 640L700 850', '#3A2418', 46),
    stroke('M536 634L694 842', '#8C5F3C', 14),
    clip(
      'glass',
      circle(396, 488, 186, '#000'),
      rect(200, 290, 400, 400, '#4F6F58'),
      path('M200 470Q400 380 600 450V700H200Z', '#7A8F4A'),
      path('M200 600Q400 520 600 580V700H200Z', '#C48A4A'),
      times(3, (i) => cypress(290 + i * 110, 620, 260, '#17392C')),
      times(22, (i) =>
        stroke(
          `M${210 + ((i * 83) % 370)} ${300 + ((i * 59) % 360)}l30 40l-16 44l38 30m-22 -30l-46 16m30 -60l44 -14`,
          '#1C1408',
          3,
          'opacity=".6"',
        ),
      ),
      times(12, (i) =>
        stroke(
          `M${220 + ((i * 67) % 340)} ${330 + ((i * 47) % 300)}q40 -14 76 4`,
          '#F6E6BE',
          6,
          'opacity=".22"',
        ),
      ),
    ),
    circle(396, 488, 186, '#FFFFFF', 'opacity=".1"'),
    circle(396, 488, 190, 'none', 'stroke="#1C1408" stroke-width="22"'),
    circle(396, 488, 190, 'none', 'stroke="#CFA146" stroke-width="10"'),
    path(
      'M276 400A150 150 0 0 1 380 336',
      'none',
      'stroke="#FFFFFF" stroke-width="13" stroke-linecap="round" opacity=".75"',
    ),
  ].join('');

const ruler = () =>
  group(
    'transform="translate(1010 800) rotate(-9)"',
    rect(6, 8, 520, 44, '#0E0A04', 'opacity=".5"'),
    rect(0, 0, 520, 44, t.cream),
    times(26, (i) => rect(i * 20, 0, i % 2 ? 10 : 20, i % 5 ? 12 : 22, i % 2 ? t.ink : '#C9C0B0')),
  );

const report = () =>
  group(
    'transform="translate(1400 300) rotate(9)"',
    rect(-120, -170, 330, 440, '#0E0A04', 'opacity=".45"'),
    rect(-132, -182, 330, 440, t.cream),
    rect(-96, -142, 140, 16, t.ink),
    times(9, (i) => rect(-96, -96 + i * 26, i % 4 === 3 ? 130 : 250, 8, t.ink, 'opacity=".5"')),
    circle(110, 190, 34, 'none', `stroke="${t.pomegranate}" stroke-width="5"`),
    stroke('M-96 190h110', t.night, 4),
  );
