import { randomFrom } from '../../covers/random.ts';
import { cypress, stars, tower } from '../landscape.ts';
import { beam } from '../light.ts';
import { seatedBack } from '../people.ts';
import { circle, clip, galleryScene, linear, path, radial, rect, times, url } from '../svg.ts';
import { tiles } from '../tilework.ts';
import { tones as t } from '../tones.ts';

/** Light thrown onto the walls of the Alhambra, seen from the terrace across the valley. */
export const alhambraProjection = () =>
  galleryScene(
    linear('sky', [0, 0], [0, 620], [0, '#0B1126'], [0.6, t.night], [1, '#4A5C8C']),
    rect(0, 0, 1200, 900, url('sky')),
    stars('alhambra', { x: 0, y: 0, width: 1200, height: 330 }, 90, '#E1E5EE'),
    circle(980, 130, 62, t.moon),
    circle(958, 118, 54, '#0F1730'),
    path(
      'M0 420L130 330L230 372L380 262L500 330L640 236L760 316L900 262L1040 340L1200 290V560H0Z',
      '#5F719F',
    ),
    path(
      'M380 262L440 296L410 300L380 290L340 312ZM640 236L720 290L680 286L650 270L610 296L580 284ZM900 262L960 300L920 296L880 300Z',
      '#DCE3EE',
    ),
    path('M0 560Q300 470 600 480T1200 430V900H0Z', '#1D3442'),
    walls(),
    times(24, (i) =>
      cypress(
        10 + i * 52,
        660 + ((i * 29) % 60),
        84 + ((i * 17) % 50),
        i % 3 ? '#122B36' : '#0E222E',
      ),
    ),
    path('M0 720Q300 650 640 690T1200 650V900H0Z', '#11202E'),
    beam(
      'ray-a',
      [
        [236, 820],
        [252, 820],
        [640, 360],
        [120, 420],
      ],
      '#FFE7B0',
      0.55,
    ),
    beam(
      'ray-b',
      [
        [934, 820],
        [950, 820],
        [1130, 390],
        [560, 330],
      ],
      '#F0B8A0',
      0.5,
    ),
    town(),
    radial('warm', [600, 480], 560, [0, '#FFD98A', 0.25], [1, '#FFD98A', 0]),
    rect(0, 0, 1200, 900, url('warm')),
    path('M0 838H1200V900H0Z', '#05070F'),
    times(8, (i) =>
      seatedBack(70 + i * 152 + (i % 3) * 14, 906, 150, {
        coat: '#070A16',
        hair: '#05070F',
        skin: '#1A2138',
        style: (['short', 'bun', 'long', 'short', 'bald'] as const)[i % 5] ?? 'short',
      }),
    ),
  );

function walls(): string {
  const shapes = [
    [90, 540, 130, 110, 5],
    [200, 540, 110, 76, 5],
    [300, 545, 96, 170, 4],
    [390, 540, 170, 90, 7],
    [540, 545, 150, 210, 5],
    [690, 535, 190, 100, 8],
    [850, 535, 92, 160, 4],
    [936, 520, 190, 84, 8],
    [1090, 520, 80, 140, 3],
  ] as const;
  const plain = shapes
    .map(([x, y, w, h, m], i) => tower(x, y + 40, w, h + 70, i % 2 ? '#8E5A3A' : '#A9714A', m))
    .join('');
  const mask = shapes.map(([x, y, w, h, m]) => tower(x, y + 40, w, h + 70, '#fff', m)).join('');
  const windows = shapes
    .map(([x, y, w, h], i) =>
      times(Math.floor(w / 44), (k) =>
        path(
          `M${x + 18 + k * 42} ${y - h + 50}v-18a8 8 0 0 1 16 0v18Z`,
          i % 3 ? '#3A1A16' : '#FFE7B0',
        ),
      ),
    )
    .join('');
  const light = [
    radial('throw-a', [370, 430], 330, [0, '#fff', 1], [0.75, '#fff', 0.8], [1, '#fff', 0]),
    radial('throw-b', [850, 420], 330, [0, '#fff', 1], [0.75, '#fff', 0.7], [1, '#fff', 0]),
  ].join('');
  const lit = (id: string, area: string, art: string) =>
    `<mask id="${id}">${area}</mask><g mask="url(#${id})">${art}</g>`;
  return [
    light,
    plain,
    clip(
      'towers',
      mask,
      lit(
        'm-a',
        rect(40, 200, 560, 400, url('throw-a')),
        tiles('stars', { x: 40, y: 240, width: 620, height: 360 }, 58, '#E9A94E', [
          '#FFF0C4',
          '#FFDF9A',
          '#9B1B30',
        ]),
      ),
      lit(
        'm-b',
        rect(560, 200, 640, 400, url('throw-b')),
        tiles('birds', { x: 560, y: 240, width: 640, height: 360 }, 62, '#9B1B30', [
          '#F3C46F',
          '#E5B9AE',
          '#C4532D',
        ]),
      ),
    ),
    windows,
    path('M40 585Q180 536 300 556T600 552T860 546T1200 520V620H40Z', '#1D3442'),
  ].join('');
}

function town(): string {
  const random = randomFrom('albaicin');
  return times(26, (i) => {
    const [x, w, h] = [i * 48 - 20, random.between(44, 72), random.between(50, 104)];
    const y = 860;
    return (
      rect(x, y - h, w, h + 40, random.pick(['#131B33', '#1A2440', '#0F1730'])) +
      path(`M${x - 5} ${y - h}h${w + 10}l-8 -11h${-w + 6}Z`, '#26365E') +
      (random.next() < 0.6 ? rect(x + 12, y - h + 18, 9, 13, '#FFD98A') : '') +
      (random.next() < 0.4 ? rect(x + 30, y - h + 18, 9, 13, '#F3B562') : '')
    );
  });
}
