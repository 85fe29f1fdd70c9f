import { randomFrom } from '../../covers/random.ts';
import { beam } from '../light.ts';
import {
  circle,
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

/** Wood letters as they lie in the case, on a body of 60 by 80; mirrored when they are set. */
const letters: Readonly<Record<string, string>> = {
  D: 'M10 8H32Q54 8 54 40Q54 72 32 72H10ZM24 20V60H30Q40 60 40 40Q40 20 30 20Z',
  A: 'M24 8H38L56 72H42L39 60H23L20 72H6ZM31 24L26 48H36Z',
  U: 'M8 8H22V50Q22 60 31 60Q40 60 40 50V8H54V50Q54 73 31 73Q8 73 8 50Z',
  R: 'M8 8H34Q53 8 53 30Q53 44 43 49L55 72H40L30 51H22V72H8ZM22 20V40H31Q39 40 39 30Q39 20 31 20Z',
  O: 'M31 7Q56 7 56 40Q56 73 31 73Q6 73 6 40Q6 7 31 7ZM31 20Q20 20 20 40Q20 60 31 60Q42 60 42 40Q42 20 31 20Z',
};

/** Cases of movable type; the name of the house stands in the composing stick, reversed as printers read it. */
export const typeCases = () =>
  galleryScene(
    rect(0, 0, 1200, 900, '#2B1A14'),
    cabinet(),
    linear('desk', [0, 300], [0, 900], [0, '#A9714A'], [1, '#5B3A28']),
    poly('0,330 1200,250 1200,900 0,900', url('desk')),
    group('transform="translate(70 372) rotate(-4) skewX(-8)"', openCase()),
    radial('lamp', [820, 430], 640, [0, '#FFE7B0', 0.55], [1, '#FFE7B0', 0]),
    rect(0, 0, 1200, 900, url('lamp')),
    group('transform="translate(336 640) rotate(-7)"', stick()),
    tweezers(),
    beam(
      'cone',
      [
        [980, -20],
        [1090, -20],
        [1240, 900],
        [420, 900],
      ],
      '#FFF0C4',
      0.3,
    ),
    radial('edge', [640, 480], 860, [0.5, '#14060A', 0], [1, '#14060A', 0.72]),
    rect(0, 0, 1200, 900, url('edge')),
  );

function cabinet(): string {
  return times(4, (row) =>
    times(5, (column) => {
      const [x, y] = [column * 246 - 20, row * 84 - 30];
      return (
        rect(x, y, 236, 76, row % 2 ? '#5B4030' : '#6A4A35') +
        rect(x, y + 66, 236, 10, '#3A2A22') +
        rect(x + 80, y + 24, 76, 26, '#DDC9A0') +
        rect(x + 90, y + 34, 50, 5, '#5B4030') +
        circle(x + 190, y + 38, 8, '#B98A3C')
      );
    }),
  );
}

function openCase(): string {
  const random = randomFrom('case');
  const names = Object.values(letters);
  const boxes = times(30, (i) => {
    const [x, y] = [16 + (i % 6) * 168, 16 + Math.floor(i / 6) * 104];
    const sorts = times(4, (s) => {
      const glyph = names[Math.floor(random.next() * names.length)] ?? '';
      const body = random.pick(['#C9C0B0', '#9A9184', '#E3D9C6', '#B98A5E', '#D9B58C']);
      return group(
        `transform="translate(${x + 14 + s * 34 - (s % 2) * 6} ${y + 14 + (s % 2) * 16}) rotate(${random.between(-24, 24)}) scale(.66)"`,
        rect(0, 0, 62, 80, '#14060A', 'opacity=".5" transform="translate(6 7)"'),
        rect(0, 0, 62, 80, body),
        path(glyph, '#2B1A14', 'transform="translate(62 0) scale(-1 1)" fill-rule="evenodd"'),
      );
    });
    return rect(x, y, 156, 92, '#3A2418') + rect(x, y, 156, 12, '#14060A', 'opacity=".5"') + sorts;
  });
  return (
    rect(-16, -16, 1068, 560, '#14060A', 'opacity=".4" transform="translate(14 22)"') +
    rect(-14, -14, 1064, 556, '#8C6A48') +
    rect(0, 0, 1036, 528, '#6A4A35') +
    boxes
  );
}

function stick(): string {
  const faces = [...'ORUAD'].map((name, index) => {
    const x = 34 + index * 112;
    return (
      rect(x, -16, 104, 148, '#B98A5E') +
      poly(
        [
          [x, -16],
          [x + 104, -16],
          [x + 92, -4],
          [x + 12, -4],
        ],
        '#F1DDB8',
      ) +
      poly(
        [
          [x + 104, -16],
          [x + 104, 132],
          [x + 92, 120],
          [x + 92, -4],
        ],
        '#8C5F3C',
      ) +
      rect(x + 12, -4, 80, 124, '#DDB991') +
      path(
        letters[name] ?? '',
        t.pomegranate,
        `transform="translate(${x + 92} 2) scale(-1.32 1.44)" fill-rule="evenodd"`,
      )
    );
  });
  return [
    rect(-16, -10, 740, 196, '#14060A', 'opacity=".5" transform="translate(12 18)"'),
    rect(-20, -34, 740, 26, '#8B8272'),
    rect(-20, -34, 740, 7, '#E3D9C6'),
    rect(-20, -34, 26, 200, '#6B655B'),
    rect(-20, 132, 740, 40, '#A9A192'),
    rect(-20, 132, 740, 8, '#F1E9DA'),
    ...faces,
    rect(600, -30, 50, 176, '#55504A'),
    circle(625, 40, 15, '#C9C0B0'),
    stroke('M617 40h16', '#55504A', 4),
    tiles('bones', { x: 6, y: 148, width: 690, height: 18 }, 18, '#8B8272', ['#6B655B', '#A9A192']),
  ].join('');
}

const tweezers = () =>
  stroke('M1010 690L870 812M1030 712L874 816', '#E3D9C6', 9) +
  stroke('M1010 690Q1040 676 1030 712', '#C9C0B0', 10);
