import { randomFrom } from '../../covers/random.ts';
import { star } from '../../covers/tiles.ts';
import { shelf } from '../books.ts';
import { beam } from '../light.ts';
import { person, seatedBack } from '../people.ts';
import {
  circle,
  clip,
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

const coats = [t.wine, t.night, '#3F4E3A', t.umber, t.teal, t.ochre, t.ink, '#55504A'] as const;
const hairs = [t.ink, '#4A3328', '#6B5A4A', '#8B8272', '#C9C0B0', '#2B2926'] as const;

/** A full hall from the last row: at the front a star is being explained. */
export const lectureHall = () =>
  galleryScene(
    rect(0, 0, 1200, 900, '#C9A06A'),
    ceiling(),
    linear('back', [0, 210], [0, 600], [0, '#EAD9B8'], [1, '#D2B383']),
    rect(230, 210, 740, 420, url('back')),
    poly('0,0 230,210 230,630 0,900', '#A97F4E'),
    poly('1200,0 970,210 970,630 1200,900', '#8E683F'),
    wallShelves(),
    poly('0,900 230,600 970,600 1200,900', '#6A4A35'),
    tiles('bones', { x: 230, y: 560, width: 740, height: 50 }, 26, t.ochre, [
      '#B98A3C',
      '#6F4D12',
      '#A9771F',
    ]),
    rect(230, 596, 740, 18, '#5B4030'),
    rect(404, 236, 392, 262, '#3A2A22'),
    rect(412, 244, 376, 246, t.night),
    clip(
      'screen',
      rect(412, 244, 376, 246, '#000'),
      tiles('stars', { x: 412, y: 244, width: 376, height: 246 }, 62, t.night, [
        '#2B3B68',
        '#263561',
      ]),
      construction(),
    ),
    beam(
      'projector',
      [
        [592, 60],
        [608, 60],
        [790, 490],
        [410, 490],
      ],
      '#FFFFFF',
      0.28,
    ),
    rect(576, 30, 48, 34, t.ink, 'rx="6"'),
    person(858, 604, 196, {
      top: t.pomegranate,
      hem: 10,
      bottom: t.wine,
      hair: t.umber,
      hairstyle: 'bun',
      flip: true,
      arms: [
        [
          [12, -70],
          [17, -62],
        ],
        [
          [16, -82],
          [32, -92],
        ],
      ],
    }),
    stroke('M796 424L700 380', '#3A2A22', 4),
    path('M266 500h100l-8 12v92h-84v-92Z', '#5B4030'),
    path('M268 500l12 -14h76l12 14Z', '#8C6A48'),
    rows(),
    linear('front', [0, 640], [0, 900], [0, t.ink, 0], [1, t.ink, 0.5]),
    rect(0, 640, 1200, 260, url('front')),
  );

/** The coffers run towards the front wall, as a ceiling does. */
function ceiling(): string {
  const edge = (v: number, u: number) => [230 * v + u * (1200 - 460 * v), 210 * v] as const;
  const random = randomFrom('coffers');
  return (
    poly('0,0 1200,0 970,210 230,210', '#5B3A22') +
    times(32, (i) => {
      const [column, row] = [i % 8, Math.floor(i / 8)];
      const [near, far] = [1 - (1 - row / 4) ** 1.3, 1 - (1 - (row + 1) / 4) ** 1.3];
      const [a, b] = [column / 8 + 0.008, (column + 1) / 8 - 0.008];
      const [x1, y1] = edge((near + far) / 2, (a + b) / 2);
      const wide = ((b - a) * (1200 - 460 * near)) / 2;
      const shape = `<g transform="translate(${x1} ${y1}) scale(1 ${(((far - near) * 210) / 2 / wide) * 0.92})"><polygon points="${star(0, 0, wide * 0.84)}" fill="${random.pick(['#DDA02F', '#C98F3A', '#B5744F'])}"/><polygon points="${star(0, 0, wide * 0.36)}" fill="#5B3A22"/></g>`;
      return (
        poly([edge(near + 0.01, a), edge(near + 0.01, b), edge(far, b), edge(far, a)], '#7A4F2C') +
        shape
      );
    })
  );
}

function wallShelves(): string {
  const spines = [t.wine, t.walnut, t.tealDeep, t.night, '#6F4D12'] as const;
  const side = (flip: string) =>
    `<g transform="${flip}">${times(3, (i) => `<g transform="translate(34 ${250 + i * 140}) skewY(${26 - i * 20})">${rect(0, -86, 160, 100, '#5B4030')}${shelf(`hall${i}`, 6, 4, 150, 78, spines)}</g>`)}</g>`;
  return side('') + side('translate(1200 0) scale(-1 1)');
}

const construction = () =>
  [
    circle(600, 367, 96, 'none', 'stroke="#F6E6BE" stroke-width="2" opacity=".7"'),
    stroke(
      'M480 367H720M600 250V486M516 283L684 451M684 283L516 451',
      '#F6E6BE',
      1.5,
      'opacity=".6"',
    ),
    `<polygon points="${star(600, 367, 96)}" fill="none" stroke="#FFF6DA" stroke-width="5"/>`,
    `<polygon points="${star(600, 367, 44)}" fill="#DDA02F"/>`,
  ].join('');

function rows(): string {
  const random = randomFrom('hall');
  const sizes = [
    [628, 58, 13],
    [668, 76, 11],
    [722, 100, 9],
    [800, 136, 7],
    [918, 196, 6],
  ] as const;
  return sizes
    .map(([y, width, count], row) =>
      times(count, (i) => {
        const span = 1200 - (4 - row) * 112;
        const x = 600 - span / 2 + ((i + (row % 2 ? 0.2 : 0.72)) / count) * span;
        return seatedBack(Math.round(x + random.between(-6, 6)), y, width, {
          coat: random.pick(coats),
          hair: random.pick(hairs),
          skin: random.pick([t.skinDeep, t.skin]),
          style: random.pick(['short', 'short', 'bun', 'long', 'bald', 'long']),
        });
      }),
    )
    .join('');
}
