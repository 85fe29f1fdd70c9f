import { randomFrom } from '../../covers/random.ts';
import { stars } from '../landscape.ts';
import { beam } from '../light.ts';
import { person } from '../people.ts';
import {
  circle,
  clip,
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

/** A still: one window is awake over a street of steps, and somebody below has stopped to listen. */
export const litWindow = () =>
  scene(
    1280,
    720,
    linear('sky', [0, 0], [0, 420], [0, '#0B1126'], [1, '#33457A']),
    rect(0, 0, 1280, 720, url('sky')),
    stars('calle', { x: 430, y: 44, width: 420, height: 200 }, 40, '#E1E5EE'),
    path('M400 430L520 350L600 372L700 318L820 380L900 350V560H400Z', '#26365E'),
    path(
      'M470 560V420L560 372V330h16v-14h12v14h20v-34h30v34h22v-14h12v14h18V352L800 400V560Z',
      '#3D4E7C',
    ),
    linear('left', [0, 0], [520, 0], [0, '#1A2446'], [1, '#3D4E7C']),
    poly('0,0 330,0 330,70 520,210 520,560 0,720', url('left')),
    poly('320,76 540,220 540,204 330,40', '#131B33'),
    linear('right', [1280, 0], [760, 0], [0, '#0F1730'], [1, '#26365E']),
    poly('1280,0 900,0 900,90 770,240 770,560 1280,720', url('right')),
    poly('908,60 748,236 748,220 900,20', '#0B1126'),
    poly('0,720 520,552 770,552 1280,720', '#1A2446'),
    steps(),
    plaster(),
    radial('glow', [256, 270], 430, [0, '#FFD98A', 0.5], [1, '#FFD98A', 0]),
    rect(0, 0, 1280, 720, url('glow')),
    beam(
      'spill',
      [
        [150, 440],
        [366, 412],
        [980, 720],
        [330, 720],
      ],
      '#FFD98A',
      0.55,
    ),
    windowLight(),
    dark(),
    lamp(),
    listener(),
    rect(0, 0, 1280, 44, '#060812'),
    rect(0, 676, 1280, 44, '#060812'),
  );

const steps = () =>
  times(11, (i) => {
    const v = (i / 11) ** 1.5;
    const y = 556 + v * 160;
    const [l, r] = [520 - v * 510, 770 + v * 500];
    return (
      poly(
        [
          [l, y],
          [r, y],
          [r + 10, y + 5 + v * 8],
          [l - 12, y + 5 + v * 8],
        ],
        i % 2 ? '#4A5C8C' : '#3D4E7C',
      ) + rect(l, y + 5 + v * 8, r - l, 4 + v * 6, '#0F1730', 'opacity=".6"')
    );
  });

function plaster(): string {
  const random = randomFrom('plaster');
  return (
    times(16, () =>
      rect(
        random.between(20, 480),
        random.between(300, 560),
        random.between(20, 60),
        10,
        '#131B33',
        'opacity=".35"',
      ),
    ) + stroke('M1010 120V560M1012 300L1280 240', '#0B1126', 5)
  );
}

function windowLight(): string {
  const frame = 'M150 440V200L366 226V412Z';
  return [
    path('M132 456V184L382 216V424Z', '#0F1730'),
    clip(
      'pane',
      path(frame, '#000'),
      linear('in', [0, 200], [0, 440], [0, '#F3B562'], [1, '#FFF0C4']),
      rect(140, 180, 240, 270, url('in')),
      rect(150, 210, 60, 130, '#C98A4B', 'opacity=".6"'),
      person(286, 560, 300, {
        top: t.pomegranate,
        hair: t.umber,
        skin: '#8E5A3A',
        hairstyle: 'bun',
        arms: [
          [
            [14, -70],
            [20, -80],
          ],
          [
            [16, -68],
            [22, -78],
          ],
        ],
      }),
      rect(216, 330, 30, 24, t.umber, 'rx="6"'),
      path('M224 330q-20 -46 24 -60l4 8q-26 14 -16 52Z', t.umber),
      path('M150 196Q200 260 158 450H140V190Z', t.wine),
      path('M366 220Q330 280 362 420H380V216Z', t.wine),
    ),
    stroke('M258 214V426M150 320L366 318', '#0F1730', 6),
    path('M120 452L392 420V434L120 470Z', '#5F719F'),
    times(13, (i) => stroke(`M${132 + i * 21} ${468 - i * 2.5}v34`, '#060812', 4)),
    stroke('M126 508L392 472', '#060812', 6),
    ...[150, 210, 330].map(
      (x, i) =>
        circle(x, 446 - i * 9, 15, t.teal) +
        circle(x + 12, 440 - i * 9, 11, '#1D6A60') +
        circle(x + 4, 434 - i * 9, 5, t.brick),
    ),
  ].join('');
}

const dark = () =>
  [
    poly('870,210 960,180 960,330 870,336', '#0B1126'),
    poly('1080,150 1200,116 1200,316 1080,326', '#0B1126'),
    poly('430,270 484,290 484,390 430,386', '#131B33'),
    poly('840,600 840,420 930,404 930,632', '#0B1126'),
    circle(918, 516, 4, t.saffron),
    clip(
      'dado',
      poly('1000,652 1000,520 1280,500 1280,740', '#000'),
      tiles('stars', { x: 1000, y: 490, width: 290, height: 250 }, 48, '#1A2446', [
        '#26365E',
        '#33457A',
      ]),
    ),
  ].join('');

const lamp = () =>
  [
    radial('lamplight', [772, 260], 150, [0, '#FFF0C4', 0.8], [1, '#FFD98A', 0]),
    circle(772, 260, 150, url('lamplight')),
    stroke('M840 214Q800 200 772 226', '#060812', 6),
    poly('756,236 788,236 796,274 772,290 748,274', '#FFE7B0'),
    poly('752,236 792,236 772,216', '#060812'),
  ].join('');

const listener = () =>
  poly('700,640 740,640 1010,716 900,716', '#060812', 'opacity=".55"') +
  person(690, 646, 214, {
    top: '#0B1126',
    bottom: '#0B1126',
    skin: '#8E5A3A',
    hair: '#060812',
    hairstyle: 'hat',
    hem: 26,
    flip: true,
    lean: -14,
  });
