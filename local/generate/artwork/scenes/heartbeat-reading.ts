import { beam } from '../light.ts';
import { person, seatedBack } from '../people.ts';
import {
  circle,
  ellipse,
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

/** A poet standing, a drummer on the floor, and behind them the city drawn in one heartbeat. */
export const heartbeatReading = () =>
  scene(
    1600,
    900,
    linear('room', [0, 0], [1600, 0], [0, '#241014'], [0.6, '#5E1020'], [1, '#2A0C14']),
    rect(0, 0, 1600, 900, url('room')),
    radial(
      'warm',
      [980, 420],
      760,
      [0, '#E5704B', 0.75],
      [0.5, '#9B1B30', 0.45],
      [1, '#9B1B30', 0],
    ),
    rect(0, 0, 1600, 900, url('warm')),
    times(8, (i) =>
      circle(
        980,
        690,
        150 + i * 96,
        'none',
        `stroke="#F6C9A6" stroke-width="3" opacity="${0.34 - i * 0.036}"`,
      ),
    ),
    stroke(
      'M-20 430H180L220 400L260 430H360V330L380 306L400 330V430H452L500 250L548 560L596 360L640 430H720V300H744V270H772V300H800V240H850V300H884V430H960L1010 170L1074 600L1130 330L1170 430H1240V350L1290 310L1340 350V430H1400V290L1410 262L1420 290V430H1620',
      '#FFE7B0',
      7,
    ),
    stroke(
      'M-20 430H180L220 400L260 430H360V330L380 306L400 330V430H452L500 250L548 560L596 360L640 430H720V300H744V270H772V300H800V240H850V300H884V430H960L1010 170L1074 600L1130 330L1170 430H1240V350L1290 310L1340 350V430H1400V290L1410 262L1420 290V430H1620',
      '#FFE7B0',
      24,
      'opacity=".16"',
    ),
    linear('floor', [0, 700], [0, 900], [0, '#7A2A24'], [1, '#1C0610']),
    rect(0, 700, 1600, 200, url('floor')),
    tiles('bones', { x: 0, y: 690, width: 1600, height: 26 }, 26, '#2A0C14', [
      '#4A141E',
      '#5E1020',
    ]),
    beam(
      'spot',
      [
        [640, -30],
        [740, -30],
        [940, 770],
        [420, 770],
      ],
      '#FFF0C4',
      0.72,
    ),
    ellipse(680, 762, 270, 34, '#FFE7B0', 'opacity=".4"'),
    person(680, 770, 520, {
      top: t.ink,
      hem: 14,
      bottom: '#2B2926',
      hair: '#3A2418',
      hairstyle: 'long',
      skin: '#E0AE88',
      lean: 4,
      arms: [
        [
          [13, -66],
          [21, -72],
        ],
        [
          [15, -66],
          [24, -71],
        ],
      ],
    }),
    poly('784,396 842,374 852,410 796,430', t.cream),
    stroke('M818 386l10 34', '#C9A878', 3),
    drummer(),
    beam(
      'side',
      [
        [1130, -30],
        [1200, -30],
        [1340, 800],
        [980, 800],
      ],
      '#F6C9A6',
      0.42,
    ),
    times(10, (i) =>
      seatedBack(30 + i * 172, 912 + (i % 2) * 10, 158, {
        coat: '#14060A',
        hair: '#0E0406',
        skin: '#4A1A1E',
        style: (['short', 'long', 'short', 'bun', 'bald'] as const)[i % 5] ?? 'short',
      }),
    ),
  );

/** She sits on the box that she plays. */
function drummer(): string {
  return [
    ellipse(1160, 790, 160, 20, '#14060A', 'opacity=".6"'),
    rect(1092, 616, 124, 174, '#B98A5E'),
    rect(1092, 616, 30, 174, '#8C5F3C'),
    circle(1166, 712, 30, '#2A0C14'),
    rect(1092, 616, 124, 8, '#E5C6A6'),
    stroke('M1150 606L1250 628L1262 776', t.night, 36),
    stroke('M1140 610L1060 640L1052 778', '#26365E', 36),
    stroke('M1262 782h26M1052 782h-26', t.ink, 20),
    path('M1090 620Q1086 470 1150 462Q1214 468 1214 620Z', t.saffron),
    rect(1138, 430, 26, 44, '#9C6546'),
    ellipse(1152, 410, 32, 38, '#9C6546'),
    path(
      'M1116 416Q1106 356 1154 358Q1200 358 1188 404Q1160 384 1136 396Q1130 410 1116 416Z',
      '#1C0A0C',
    ),
    circle(1120, 366, 26, '#1C0A0C'),
    stroke('M1206 498L1246 560L1190 640', '#DDA02F', 26),
    stroke('M1098 498L1060 570L1126 646', '#B9801C', 26),
    circle(1186, 646, 14, '#9C6546'),
    circle(1130, 650, 14, '#9C6546'),
    path('M1330 770h110q-8 44 -55 44t-55 -44Z', t.tealSoft),
    ellipse(1385, 770, 55, 12, '#CFEDE2'),
    path('M1480 812q10 -50 60 -42t40 42Z', '#8B8272'),
  ].join('');
}
