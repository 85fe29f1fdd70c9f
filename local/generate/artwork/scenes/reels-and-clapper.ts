import { star } from '../../covers/tiles.ts';
import { beam } from '../light.ts';
import {
  circle,
  clip,
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

/** Reels, a strip of film and a clapper on the table of the projection room. */
export const reelsAndClapper = () =>
  galleryScene(
    linear('room', [0, 0], [1200, 700], [0, t.nightDeep], [1, '#2B3B68']),
    rect(0, 0, 1200, 900, url('room')),
    tiles('stars', { x: 0, y: 0, width: 1200, height: 610 }, 120, '#0000', [
      '#FFFFFF0D',
      '#FFFFFF05',
      '#FFFFFF00',
    ]),
    beam(
      'throw',
      [
        [-20, 110],
        [-20, 150],
        [1220, 560],
        [1220, -120],
      ],
      '#FFF0C4',
      0.62,
    ),
    beam(
      'core',
      [
        [-20, 120],
        [-20, 140],
        [1220, 400],
        [1220, 60],
      ],
      '#FFFBEA',
      0.5,
    ),
    times(26, (i) =>
      circle(
        80 + ((i * 157) % 1080),
        110 + ((i * 83) % 260),
        1.4 + (i % 3),
        '#FFF6DA',
        'opacity=".5"',
      ),
    ),
    linear('table', [0, 600], [0, 900], [0, '#7A4A30'], [1, '#2B1A14']),
    rect(0, 606, 1200, 294, url('table')),
    rect(0, 606, 1200, 6, '#C98F5E'),
    ellipse(400, 760, 330, 40, '#14060A', 'opacity=".5"'),
    ellipse(900, 800, 260, 34, '#14060A', 'opacity=".5"'),
    reel(250, 440, 190, '#8FA0C6', '#3D4E7C'),
    reel(500, 520, 236, '#DCE3EE', '#5F719F'),
    strip(),
    clapper(),
    radial('dark', [560, 420], 820, [0.5, t.ink, 0], [1, t.ink, 0.5]),
    rect(0, 0, 1200, 900, url('dark')),
  );

function reel(x: number, y: number, r: number, light: string, dark: string): string {
  return [
    circle(x + 14, y + 8, r, t.nightDeep),
    circle(x, y, r, dark),
    circle(x, y, r * 0.97, light),
    circle(x, y, r * 0.86, '#2B2926'),
    times(5, (i) =>
      circle(x, y, r * (0.84 - i * 0.07), 'none', 'stroke="#55504A" stroke-width="2"'),
    ),
    times(5, (i) => {
      const a = (i * 2 * Math.PI) / 5 - 0.3;
      const b = a + 0.62;
      const at = (angle: number, reach: number) =>
        `${x + Math.cos(angle) * r * reach} ${y + Math.sin(angle) * r * reach}`;
      return path(
        `M${at(a, 0.94)}A${r} ${r} 0 0 1 ${at(b, 0.94)}L${at(b + 0.2, 0.22)}L${at(a - 0.2, 0.22)}Z`,
        light,
      );
    }),
    circle(x, y, r * 0.34, light),
    circle(x, y, r * 0.34, 'none', `stroke="${dark}" stroke-width="6"`),
    `<polygon points="${star(x, y, r * 0.24)}" fill="${dark}"/>`,
    circle(x, y, r * 0.07, t.ink),
    path(
      `M${x - r * 0.9} ${y - r * 0.3}A${r * 0.95} ${r * 0.95} 0 0 1 ${x - r * 0.1} ${y - r * 0.94}`,
      'none',
      'stroke="#FFF6DA" stroke-width="7" stroke-linecap="round" opacity=".8"',
    ),
  ].join('');
}

function strip(): string {
  const frames = [t.saffron, t.rose, t.sky, t.sage, t.saffron, t.rose] as const;
  return group(
    'transform="translate(36 700) rotate(4)"',
    path('M0 0H690Q780 0 780 60V110H0Z', '#14100E'),
    times(
      17,
      (i) =>
        rect(10 + i * 44, 6, 22, 13, '#F6E6BE', 'rx="3" opacity=".85"') +
        rect(10 + i * 44, 91, 22, 13, '#F6E6BE', 'rx="3" opacity=".85"'),
    ),
    times(
      6,
      (i) =>
        rect(12 + i * 116, 26, 104, 58, frames[i] ?? t.sky, 'rx="3"') +
        path(`M${12 + i * 116} 84V66l26 -18l22 14l30 -24l26 22V84Z`, t.night, 'opacity=".75"') +
        circle(40 + i * 116 + i * 9, 42, 8, t.cream),
    ),
  );
}

function clapper(): string {
  return group(
    'transform="translate(720 470) rotate(-6)"',
    rect(12, 100, 400, 270, '#0E0D0C', 'rx="8" opacity=".5"'),
    rect(0, 88, 400, 270, '#1C1B19', 'rx="8"'),
    stroke('M24 170H376M24 232H376M150 170V232M262 170V232', '#C9C0B0', 4),
    stroke('M44 204h70M172 204h64M286 204h60', '#F6E6BE', 9),
    clip(
      'bird',
      rect(24, 246, 352, 96, '#000'),
      tiles('birds', { x: 24, y: 246, width: 352, height: 96 }, 66, '#1C1B19', [
        '#3D4E7C',
        '#9B1B30',
        '#DDA02F',
      ]),
    ),
    slat('a', 'translate(0 88)'),
    slat('b', 'translate(0 80) rotate(-17)'),
    circle(20, 96, 10, '#8B8272'),
  );
}

const slat = (id: string, place: string) =>
  group(
    `transform="${place}"`,
    clip(
      id,
      rect(0, -2, 400, 54, '#000', 'rx="6"'),
      rect(0, -2, 400, 54, t.cream),
      times(5, (i) =>
        poly(
          [
            [i * 96 - 20, 60],
            [i * 96 + 28, 60],
            [i * 96 + 70, -10],
            [i * 96 + 22, -10],
          ],
          '#1C1B19',
        ),
      ),
    ),
  );
