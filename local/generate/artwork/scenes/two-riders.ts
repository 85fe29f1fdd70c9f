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

/** A still: a rider and the man on the mule who writes everything down, at the end of a day on the road. */
export const twoRiders = () =>
  scene(
    1280,
    720,
    linear(
      'sky',
      [0, 0],
      [0, 470],
      [0, '#3B2A52'],
      [0.35, '#9B3A44'],
      [0.7, '#E58A4B'],
      [1, '#FBD58A'],
    ),
    rect(0, 0, 1280, 720, url('sky')),
    radial('sun', [820, 430], 420, [0, '#FFF0C4', 0.95], [0.25, '#FFD98A', 0.6], [1, '#FFD98A', 0]),
    rect(0, 0, 1280, 720, url('sun')),
    circle(820, 432, 84, '#FFF3D2'),
    clip(
      'disc',
      circle(820, 432, 84, '#000'),
      tiles('stars', { x: 730, y: 340, width: 190, height: 190 }, 42, '#0000', [
        '#F3B56255',
        '#F3B56222',
      ]),
    ),
    times(5, (i) =>
      path(
        `M${[60, 420, 900, 180, 1010][i]} ${[150, 96, 170, 236, 270][i]}q80 -22 180 -6t190 -4q-70 26 -190 20t-180 -10Z`,
        '#FFE7B0',
        `opacity="${0.34 - i * 0.04}"`,
      ),
    ),
    path(
      'M0 470L150 400L300 440L470 366L640 436L900 400L1060 440L1280 372V720H0Z',
      '#B5605A',
      'opacity=".85"',
    ),
    path('M0 510Q200 440 430 476T900 456T1280 440V720H0Z', '#7A3A44'),
    mill(1010, 468),
    mill(1120, 456, 0.8),
    mill(924, 474, 0.62),
    path('M0 560Q400 486 760 528T1280 500V720H0Z', '#4A2434'),
    path(
      'M380 720Q620 610 760 560Q860 530 900 520L918 522Q900 546 840 580Q780 630 800 720Z',
      '#C97A4E',
      'opacity=".7"',
    ),
    path('M0 640Q380 556 700 610T1280 590V720H0Z', '#241222'),
    beam(
      'shine',
      [
        [760, 432],
        [880, 432],
        [1280, 720],
        [380, 720],
      ],
      '#FFD98A',
      0.26,
    ),
    group('transform="translate(520 612) scale(1.12)"', horse('#170B17'), rider()),
    group('transform="translate(296 628) scale(.86)"', horse('#170B17', true), scribe()),
    times(30, (i) =>
      stroke(
        `M${(i * 91) % 1280} 720q${(i % 5) - 2} -30 ${((i * 7) % 22) - 10} -${40 + ((i * 13) % 46)}`,
        '#120812',
        3.4,
      ),
    ),
    rect(0, 0, 1280, 44, '#0B060B'),
    rect(0, 676, 1280, 44, '#0B060B'),
  );

function mill(x: number, y: number, scale = 1): string {
  return group(
    `transform="translate(${x} ${y}) scale(${scale})"`,
    path('M-24 30L-18 -52H18L24 30Z', '#3A1A2C'),
    path('M-21 -50L0 -80L21 -50Z', '#2B1424'),
    ...[20, 110, 200, 290].map((turn) =>
      group(
        `transform="translate(0 -52) rotate(${turn})"`,
        stroke('M0 0V-70', '#2B1424', 3),
        rect(-2, -68, 15, 52, '#2B1424', 'opacity=".75"'),
      ),
    ),
  );
}

function horse(fill: string, mule = false): string {
  const ear = mule
    ? 'M118 -150L112 -190L126 -156L130 -192L136 -150Z'
    : 'M120 -152L124 -174L132 -152Z';
  return [
    ellipse(0, 4, 130, 9, '#0B060B', 'opacity=".5"'),
    path(
      'M-84 -100Q-40 -116 20 -108Q58 -108 82 -130L116 -158Q132 -160 138 -150L168 -112Q172 -98 156 -98L128 -112Q112 -90 96 -70Q84 -44 50 -44Q0 -34 -50 -44Q-90 -50 -84 -100Z',
      fill,
    ),
    path(ear, fill),
    mule ? '' : path('M116 -160Q92 -150 70 -112L84 -104Q104 -130 122 -150Z', '#0B060B'),
    path('M-82 -96Q-112 -92 -108 -30Q-98 -60 -88 -66Z', fill),
    stroke(
      'M-66 -54L-78 -28L-70 0M-48 -48L-40 -24L-48 2M56 -52L70 -28L62 0M76 -58L94 -38L92 -12',
      fill,
      12,
    ),
  ].join('');
}

function rider(): string {
  const c = '#170B17';
  return [
    stroke('M-4 -106L28 -84L18 -46', c, 17),
    path('M-30 -104Q-34 -176 -4 -184Q24 -180 24 -104Z', '#3A1220'),
    path('M-30 -172Q-74 -150 -92 -84Q-58 -96 -24 -100Z', '#5E1020'),
    rect(-9, -196, 14, 18, c),
    ellipse(0, -206, 14, 17, c),
    poly('0,-196 15,-200 13,-180', c),
    ellipse(-2, -218, 34, 7, c),
    path('M-20 -218L-14 -242Q0 -250 14 -242L18 -218Z', c),
    path('M-14 -240Q-50 -262 -62 -224Q-40 -238 -14 -228Z', t.pomegranate),
    stroke('M8 -164L44 -138L62 -126', c, 12),
    stroke('M62 -300L36 -20', c, 5),
    path('M62 -300L54 -276H68Z', c),
    stroke('M64 -128Q100 -130 142 -118', c, 3),
  ].join('');
}

const scribe = () =>
  [
    stroke('M-4 -104L24 -80L14 -44', '#1E0F1C', 17),
    path('M-34 -102Q-38 -164 -4 -172Q28 -166 28 -102Z', '#2B1A34'),
    ellipse(2, -190, 15, 17, '#170B17'),
    path('M-16 -194Q-14 -214 6 -212Q24 -208 22 -198Z', '#0B060B'),
    stroke('M10 -154L40 -128L56 -132', '#170B17', 11),
    poly('40,-132 92,-150 98,-138 46,-118', '#F6DFB0'),
    stroke('M58 -134L72 -172', '#F6DFB0', 3),
    rect(-66, -104, 40, 40, '#3A1A16', 'rx="6"'),
  ].join('');
