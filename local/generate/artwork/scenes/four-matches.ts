import { randomFrom } from '../../covers/random.ts';
import { star } from '../../covers/tiles.ts';
import { beam } from '../light.ts';
import { seatedBack } from '../people.ts';
import {
  circle,
  clip,
  group,
  linear,
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

const skies = ['#74ACDF', '#5C97CF', '#8FBFE6', '#4A86BF'] as const;

/** Four matches drawn by their passes, hung like prints on the wall of a gallery. */
export const fourMatches = () =>
  scene(
    1600,
    900,
    linear('wall', [0, 0], [0, 700], [0, '#DCE6EE'], [1, '#F8F3E6']),
    rect(0, 0, 1600, 900, url('wall')),
    tiles('birds', { x: 0, y: 640, width: 1600, height: 80 }, 60, '#B9C8DF', [
      '#CFDCEA',
      '#A9BCD6',
      '#DCE6EE',
    ]),
    rect(0, 632, 1600, 8, '#8FA6C4'),
    linear('floor', [0, 720], [0, 900], [0, '#A98A62'], [1, '#6A4A35']),
    rect(0, 720, 1600, 180, url('floor')),
    times(4, (i) =>
      group(`transform="translate(${90 + i * 366} ${110 + (i % 2) * 14})"`, picture(i)),
    ),
    times(4, (i) =>
      beam(
        `spot${i}`,
        [
          [240 + i * 366, -30],
          [290 + i * 366, -30],
          [430 + i * 366, 720],
          [90 + i * 366, 720],
        ],
        '#FFFFFF',
        0.55,
      ),
    ),
    group(
      '',
      seatedBack(1010, 910, 240, { coat: t.night, hair: '#2B2926', style: 'short' }),
      seatedBack(1210, 910, 200, { coat: t.pomegranate, hair: '#4A3328', style: 'bun' }),
      seatedBack(330, 912, 260, { coat: t.ochre, hair: '#1C1B19', style: 'long' }),
    ),
    linear('near', [0, 700], [0, 900], [0, t.ink, 0], [1, t.ink, 0.4]),
    rect(0, 700, 1600, 200, url('near')),
  );

function picture(index: number): string {
  const random = randomFrom(`match${index}`);
  const [w, h] = [322, 450];
  const calm = index === 1 || index === 2;
  const passes = Array.from(
    { length: [46, 17, 26, 34][index] ?? 20 },
    () => [random.between(40, w - 40), random.between(40, h - 80)] as const,
  );
  const lines = passes.slice(1).map(([x, y], i) => {
    const [fromX, fromY] = passes[i] ?? [x, y];
    const bend = calm ? 90 : 26;
    const [mx, my] = [
      (fromX + x) / 2 + random.between(-bend, bend),
      (fromY + y) / 2 + random.between(-bend, bend),
    ];
    return stroke(
      `M${fromX.toFixed(1)} ${fromY.toFixed(1)}Q${mx.toFixed(1)} ${my.toFixed(1)} ${x.toFixed(1)} ${y.toFixed(1)}`,
      i % 7 === 3 ? '#FFE08A' : '#FFFFFF',
      calm ? 4 : 2.6,
      `opacity="${calm ? 0.95 : 0.85}"`,
    );
  });
  const [endX, endY] = passes.at(-1) ?? [160, 200];
  const id = `pitch${index}`;
  return [
    rect(14, 20, w, h, t.ink, 'opacity=".25"'),
    rect(-10, -10, w + 20, h + 20, t.night),
    rect(-4, -4, w + 8, h + 8, '#F8F3E6'),
    clip(
      id,
      rect(14, 14, w - 28, h - 60, '#000'),
      times(6, (i) =>
        rect(14, 14 + i * 66, w - 28, 66, i % 2 ? (skies[index] ?? t.sky) : '#6BA3D6'),
      ),
      tiles('stars', { x: 14, y: 14, width: w - 28, height: h - 60 }, 74, '#0000', [
        '#FFFFFF1C',
        '#1E2A4A14',
        '#FFFFFF00',
      ]),
      stroke(
        `M24 ${h / 2 - 16}H${w - 24}M${w / 2 - 62} 14v58h124v-58M${w / 2 - 62} ${h - 46}v-58h124v58`,
        '#FFFFFF',
        2,
        'opacity=".6"',
      ),
      circle(w / 2, h / 2 - 16, 46, 'none', 'stroke="#FFFFFF" stroke-width="2" opacity=".6"'),
      lines.join(''),
      passes
        .map(([x, y], i) => circle(x, y, i % 4 ? 3.4 : 6, i % 5 ? t.night : '#FFFFFF'))
        .join(''),
      radial(`${id}g`, [endX, endY], 70, [0, '#FFF0C4', 0.9], [1, '#FFF0C4', 0]),
      circle(endX, endY, 70, url(`${id}g`)),
      `<polygon points="${star(endX, endY, 27)}" fill="#DDA02F"/><polygon points="${star(endX, endY, 12)}" fill="#FFFDF9"/>`,
    ),
    stroke(`M20 ${h - 24}h60M${w - 74} ${h - 24}h54`, '#8B8272', 4),
    poly(
      [
        [w / 2 - 8, h - 30],
        [w / 2, h - 38],
        [w / 2 + 8, h - 30],
        [w / 2, h - 22],
      ],
      '#DDA02F',
    ),
  ].join('');
}
