import { circle, ellipse, poly, rect, times } from '../svg.ts';
import { tones as t } from '../tones.ts';

/** The fronts behind the stalls, in the colours of limewash. */
export function houses(): string {
  return [
    [-20, 300, 220, '#E8D3B4'],
    [190, 250, 190, '#D9B58C'],
    [640, 270, 220, '#E5C6A6'],
    [850, 230, 200, '#EADCC2'],
    [1040, 290, 200, '#D9B58C'],
  ]
    .map(([x, y, w, fill]) => {
      const [left, top, wide] = [Number(x), Number(y), Number(w)];
      return (
        rect(left, top, wide, 400, String(fill)) +
        poly(
          [
            [left - 10, top],
            [left + wide + 10, top],
            [left + wide - 6, top - 26],
            [left + 6, top - 26],
          ],
          '#B5744F',
        ) +
        times(6, (i) =>
          rect(
            left + 28 + (i % 3) * 60,
            top + 44 + Math.floor(i / 3) * 110,
            28,
            62,
            '#8A6A50',
            'rx="14"',
          ),
        )
      );
    })
    .join('');
}

/** A plane tree; x and y are its foot. */
export function plane(x: number, y: number): string {
  const crown = [
    [0, -320, 110, t.teal],
    [-80, -270, 84, t.tealSoft],
    [86, -276, 90, t.leaf],
    [10, -390, 80, t.tealSoft],
    [30, -250, 70, t.tealDeep],
  ] as const;
  return (
    rect(x - 13, y - 260, 26, 270, '#7A5B42') +
    crown.map(([dx, dy, r, fill]) => circle(x + dx, y + dy, r, fill, 'opacity=".9"')).join('') +
    ellipse(x, y + 8, 100, 14, t.umber, 'opacity=".25"')
  );
}
