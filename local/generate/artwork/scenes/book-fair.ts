import { star } from '../../covers/tiles.ts';
import { pile, shelf } from '../books.ts';
import { person } from '../people.ts';
import { clip, galleryScene, linear, path, poly, rect, stroke, times, url } from '../svg.ts';
import { tiles } from '../tilework.ts';
import { tones as t } from '../tones.ts';
import { houses, plane } from './book-fair-street.ts';

const spines = [t.pomegranate, t.night, t.teal, t.ochre, t.brick, t.wine, t.rose] as const;

/** A stall of the book fair under a striped awning, plane trees behind it. */
export const bookFair = () =>
  galleryScene(
    linear('sky', [0, 0], [0, 620], [0, '#CBD9DC'], [1, '#F6EBD6']),
    rect(0, 0, 1200, 900, url('sky')),
    houses(),
    times(4, (i) => plane(70 + i * 350, 640)),
    linear('ground', [0, 620], [0, 900], [0, '#E3CFA8'], [1, '#C9A877']),
    rect(0, 620, 1200, 280, url('ground')),
    person(180, 690, 190, {
      top: t.night,
      hem: 20,
      bottom: t.nightSoft,
      hair: t.ink,
      hairstyle: 'bun',
    }),
    person(258, 684, 176, { top: t.ochre, bottom: t.umber, hairstyle: 'hat', hair: t.ink }),
    person(1086, 676, 170, { top: t.brick, bottom: t.ink, hair: t.umber, flip: true }),
    rect(322, 330, 18, 420, t.walnut),
    rect(1010, 330, 18, 420, t.walnut),
    rect(340, 352, 670, 260, '#4A3328'),
    rect(340, 606, 670, 50, '#1F130D'),
    shelf('fair-high', 356, 466, 638, 96, spines),
    rect(348, 466, 654, 12, t.oak),
    shelf('fair-low', 356, 596, 638, 100, spines),
    rect(348, 596, 654, 14, t.oak),
    linear('deep', [0, 340], [0, 560], [0, t.ink, 0.65], [1, t.ink, 0]),
    rect(340, 352, 670, 260, url('deep')),
    person(690, 770, 330, {
      top: t.paper,
      skin: t.skinDeep,
      hair: t.ink,
      hairstyle: 'long',
      arms: [
        [
          [-18, -66],
          [-22, -56],
        ],
        [
          [17, -66],
          [22, -57],
        ],
      ],
    }),
    rect(700, 486, 1, 1, t.paper),
    awning(),
    table(),
    person(296, 884, 400, {
      top: t.pomegranate,
      bottom: t.night,
      hair: t.ink,
      hairstyle: 'bun',
      arms: [
        [
          [15, -68],
          [27, -60],
        ],
        [
          [16, -64],
          [29, -57],
        ],
      ],
      lean: 10,
    }),
    poly('398,614 454,600 472,644 416,660', t.cream),
    stroke('M427 607l18 44', '#8B8272', 3),
    person(1010, 890, 300, {
      top: t.teal,
      hem: 26,
      bottom: t.tealDeep,
      hair: t.umber,
      hairstyle: 'long',
      flip: true,
      arms: [
        [
          [15, -74],
          [27, -80],
        ],
        [
          [15, -66],
          [24, -72],
        ],
      ],
    }),
    bunting(),
  );

function awning(): string {
  return times(9, (i) => {
    const [a, b] = [300 + i * 84, 384 + i * 84];
    const [c, d] = [366 + i * 68.6, 366 + (i + 1) * 68.6];
    const fill = i % 2 ? t.cream : t.pomegranate;
    return (
      poly(
        [
          [c, 226],
          [d, 226],
          [b - 26, 342],
          [a - 26, 342],
        ],
        fill,
      ) +
      path(`M${a - 26} 342H${b - 26}V366A42 34 0 0 1 ${a - 26} 366Z`, i % 2 ? '#EADCC2' : t.wine)
    );
  });
}

function table(): string {
  return [
    poly('300,640 1040,640 1100,716 236,716', '#6A4A35'),
    ...[372, 470, 580, 800, 905, 990].map((x, i) =>
      pile(`fair${i}`, x, 672 + (i % 2) * 26, 92, 2 + ((i * 3) % 4), spines),
    ),
    times(4, (i) =>
      poly(
        [
          [520 + i * 84, 700],
          [588 + i * 86, 700],
          [580 + i * 82, 662],
          [520 + i * 80, 662],
        ],
        spines[i] ?? t.teal,
      ),
    ),
    clip(
      'cloth',
      path(
        'M236 716H1100V860Q1058 846 1014 860T928 860T842 860T756 860T670 860T584 860T498 860T412 860T326 860T236 860Z',
        '#000',
      ),
      tiles('bones', { x: 236, y: 716, width: 864, height: 150 }, 54, t.paper, [
        t.night,
        t.nightSoft,
        t.night,
      ]),
    ),
    linear('fold', [0, 716], [0, 866], [0, t.ink, 0.35], [0.3, t.ink, 0]),
    rect(236, 716, 864, 140, url('fold')),
  ].join('');
}

function bunting(): string {
  return (
    stroke('M-10 60Q600 240 1210 50', t.umber, 3) +
    times(15, (i) => {
      const x = 40 + i * 80;
      const y = 60 + 2 * 90 * (x / 1200) * (1 - x / 1200) * 2 + 14;
      return `<polygon points="${star(x, y + 16, 24)}" fill="${spines[i % 6]}"/>`;
    })
  );
}
