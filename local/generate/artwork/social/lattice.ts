import { randomFrom } from '../../covers/random.ts';
import { type Rect, star } from '../../covers/tiles.ts';
import { times } from '../svg.ts';

type Glazes = readonly [large: string, gap: string, heart: string];

/** Strapwork of eight: large stars whose points touch, a heart in each, small ones in the gaps; fewer to the left. */
export function latticeField(
  { x, y, width, height }: Rect,
  size: number,
  glazes: Glazes,
  seed: string,
) {
  const random = randomFrom(seed);
  const [columns, rows] = [Math.ceil(width / size) + 1, Math.ceil(height / size) + 1];
  const cells = times(rows * columns, (index) => {
    const [column, row] = [index % columns, Math.floor(index / columns)];
    if (column === 0 || random.next() > column * 0.36) return '';
    const [cx, cy] = [column * size, row * size];
    const small = random.next() < 0.85 ? 1 : 0;
    return (
      `<polygon points="${star(cx, cy, size * 0.52, Math.PI / 8)}" fill="${glazes[0]}"/>` +
      `<polygon points="${star(cx, cy, size * 0.24)}" fill="${random.next() < 0.7 ? glazes[2] : glazes[1]}"/>` +
      `<polygon points="${star(cx + size / 2, cy + size / 2, size * 0.17 * small)}" fill="${glazes[1]}"/>`
    );
  });
  return `<svg x="${x}" y="${y}" width="${width}" height="${height}">${cells}</svg>`;
}
