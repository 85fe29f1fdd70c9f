/** The few SVG elements the pictures are made of. Coordinates are rounded so that a picture is the same at every run. */
export type Point = readonly [x: number, y: number];

/** A finished drawing, and the size it is drawn at. */
export interface Scene {
  width: number;
  height: number;
  svg: string;
}

const n = (value: number) => String(Math.round(value * 10) / 10);

export const rect = (x: number, y: number, w: number, h: number, fill: string, more = '') =>
  `<rect x="${n(x)}" y="${n(y)}" width="${n(w)}" height="${n(h)}" fill="${fill}" ${more}/>`;

export const circle = (x: number, y: number, r: number, fill: string, more = '') =>
  `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}" fill="${fill}" ${more}/>`;

export const ellipse = (x: number, y: number, rx: number, ry: number, fill: string, more = '') =>
  `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(rx)}" ry="${n(ry)}" fill="${fill}" ${more}/>`;

/** Corners as numbers when they are computed, as SVG's own text when they are drawn by hand. */
export const poly = (points: readonly Point[] | string, fill: string, more = '') => {
  const corners =
    typeof points === 'string' ? points : points.map(([x, y]) => `${n(x)},${n(y)}`).join(' ');
  return `<polygon points="${corners}" fill="${fill}" ${more}/>`;
};

export const path = (d: string, fill: string, more = '') =>
  `<path d="${d}" fill="${fill}" ${more}/>`;

/** A stroke with round ends. */
export const stroke = (d: string, colour: string, width: number, more = '') =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${n(width)}" stroke-linecap="round" stroke-linejoin="round" ${more}/>`;

/** Children under one transformation or one set of attributes. */
export const group = (attributes: string, ...children: string[]) =>
  `<g ${attributes}>${children.join('')}</g>`;

export const move = (x: number, y: number, ...children: string[]) =>
  group(`transform="translate(${n(x)} ${n(y)})"`, ...children);

/** Everything inside is seen through the shape only. */
export const clip = (id: string, shape: string, ...children: string[]) =>
  `<clipPath id="${id}">${shape}</clipPath>${group(`clip-path="url(#${id})"`, ...children)}`;

type Stop = readonly [offset: number, colour: string, opacity?: number];

const stops = (list: readonly Stop[]) =>
  list
    .map(
      ([at, colour, opacity = 1]) =>
        `<stop offset="${at}" stop-color="${colour}" stop-opacity="${opacity}"/>`,
    )
    .join('');

/** A gradient in the coordinates of the picture; use it as `url(#id)`. */
export const linear = (id: string, from: Point, to: Point, ...list: Stop[]) =>
  `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" x1="${from[0]}" y1="${from[1]}" x2="${to[0]}" y2="${to[1]}">${stops(list)}</linearGradient>`;

export const radial = (id: string, [x, y]: Point, radius: number, ...list: Stop[]) =>
  `<radialGradient id="${id}" gradientUnits="userSpaceOnUse" cx="${x}" cy="${y}" r="${radius}">${stops(list)}</radialGradient>`;

export const url = (id: string) => `url(#${id})`;

/** A number of things in a row. */
export const times = (count: number, draw: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => draw(index)).join('');

export const scene = (width: number, height: number, ...children: string[]): Scene => ({
  width,
  height,
  svg: `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${children.join('')}</svg>`,
});

/** The gallery's pictures share one size. */
export const galleryScene = (...children: string[]) => scene(1200, 900, ...children);
