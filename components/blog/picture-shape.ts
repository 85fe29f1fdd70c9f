type Shape = { width: number; height: number };

/** The folders of drawn pictures, each in one shape (local/generate/artwork.ts). */
const shapes: [prefix: string, shape: Shape][] = [
  ['/images/blog/', { width: 1600, height: 900 }],
  ['/images/gallery/', { width: 1200, height: 900 }],
  ['/images/film/', { width: 1280, height: 720 }],
];

/** The measures of one of our own pictures, or null for any other address. */
export function pictureShape(src: string): Shape | null {
  return shapes.find(([prefix]) => src.startsWith(prefix))?.[1] ?? null;
}
