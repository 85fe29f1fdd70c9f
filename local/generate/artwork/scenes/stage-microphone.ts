import { beam } from '../light.ts';
import { seatedBack } from '../people.ts';
import {
  circle,
  ellipse,
  galleryScene,
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

/** An empty stage a moment before it begins: the microphone already has its light. */
export const stageMicrophone = () =>
  galleryScene(
    rect(0, 0, 1200, 900, '#2A0A12'),
    times(15, (i) => curtain(i)),
    linear(
      'night',
      [0, 0],
      [0, 900],
      [0, '#14060A', 0.88],
      [0.55, '#14060A', 0.1],
      [1, '#14060A', 0.5],
    ),
    rect(0, 0, 1200, 900, url('night')),
    path('M0 690Q600 640 1200 690V900H0Z', '#3A1A16'),
    tiles('bones', { x: 0, y: 760, width: 1200, height: 60 }, 40, '#2A0F0E', [
      '#4A221A',
      '#3A1A16',
    ]),
    rect(0, 752, 1200, 10, '#8E5A3A'),
    rect(0, 820, 1200, 90, '#14060A'),
    beam(
      'left',
      [
        [150, -20],
        [220, -20],
        [640, 700],
        [240, 730],
      ],
      '#E5B9AE',
      0.4,
    ),
    beam(
      'main',
      [
        [700, -20],
        [800, -20],
        [960, 720],
        [470, 720],
      ],
      '#FFF0C4',
      0.85,
    ),
    ellipse(715, 712, 250, 32, '#FFE7B0', 'opacity=".6"'),
    ellipse(715, 712, 160, 18, '#FFF6DA', 'opacity=".8"'),
    stool(),
    microphone(),
    radial('glow', [700, 270], 330, [0, '#FFF0C4', 0.4], [1, '#FFF0C4', 0]),
    rect(0, 0, 1200, 900, url('glow')),
    times(9, (i) =>
      seatedBack(20 + i * 146, 908 + (i % 2) * 12, 132, {
        coat: '#0E0406',
        hair: '#1C0A0C',
        skin: '#3A1A16',
        style: (['short', 'long', 'bun', 'bald'] as const)[i % 4] ?? 'short',
      }),
    ),
  );

function curtain(index: number): string {
  const x = index * 84 - 20;
  const id = `fold${index}`;
  return (
    linear(
      id,
      [x, 0],
      [x + 84, 0],
      [0, '#5E1020'],
      [0.35, '#B02A40'],
      [0.7, '#7A1426'],
      [1, '#3E0A16'],
    ) +
    path(`M${x} 0H${x + 84}Q${x + 74} 420 ${x + 86} 700H${x - 4}Q${x + 10} 420 ${x} 0Z`, url(id))
  );
}

const stool = () =>
  [
    stroke('M862 572L836 712M930 572L956 712M852 652H940', '#1C0A0C', 9),
    ellipse(896, 570, 54, 13, t.oak),
    poly('866,562 922,548 934,560 880,574', t.cream),
    path('M934 520h22l-4 40h-14Z', '#E1E5EE', 'opacity=".85"'),
  ].join('');

function microphone(): string {
  return [
    ellipse(700, 722, 92, 15, '#0E0406'),
    stroke('M700 716V420', '#1C1B19', 13),
    stroke('M697 716V420', '#8B8272', 3),
    stroke('M636 330Q636 420 700 424Q764 420 764 330', '#1C1B19', 12),
    rect(640, 150, 120, 232, '#C9C0B0', 'rx="60"'),
    rect(640, 150, 46, 232, '#FFFDF9', 'rx="23" opacity=".65"'),
    rect(716, 160, 44, 216, '#55504A', 'rx="22" opacity=".5"'),
    times(5, (i) => stroke(`M${660 + i * 20} 176V288`, '#2B2926', 8)),
    rect(634, 262, 132, 30, '#2B2926', 'rx="6"'),
    rect(634, 262, 132, 7, t.saffron),
    times(5, (i) => stroke(`M${660 + i * 20} 308V356`, '#2B2926', 7)),
    circle(700, 278, 8, t.brick),
  ].join('');
}
