/** The walls of tiles in public/images/walls, one SVG file each. `width` and `height` are units of the drawing, a tile is about four wide. */
export type Wall = {
  width: number;
  height: number;
  /** The SVG sets `preserveAspectRatio`, so that no tile is cut in a container of another shape. */
  fit?: true;
};

export const walls = {
  'strip-editorial': { width: 24, height: 28 },
  'strip-arte': { width: 8, height: 18 },
  'strip-cine': { width: 20, height: 24 },
  'strip-ia': { width: 18, height: 24 },
  'home-editorial': { width: 14, height: 31, fit: true },
  'home-arte': { width: 32, height: 14.2, fit: true },
  'home-cine': { width: 44, height: 14, fit: true },
  'home-ia': { width: 24, height: 51, fit: true },
  'window-editorial': { width: 24, height: 24 },
  'window-arte': { width: 18, height: 18 },
  'window-cine': { width: 20, height: 20 },
  'window-ia': { width: 28, height: 28 },
  'index-editorial': { width: 20, height: 27, fit: true },
  'index-arte': { width: 20, height: 27, fit: true },
  'index-cine': { width: 20, height: 26, fit: true },
  'index-ia': { width: 24, height: 33, fit: true },
  'hero-editorial': { width: 24, height: 39, fit: true },
  'hero-arte': { width: 62, height: 14.2, fit: true },
  'hero-cine': { width: 58, height: 24 },
  'hero-ia': { width: 48, height: 63, fit: true },
  'soon-arte': { width: 20, height: 28.1, fit: true },
  'since-2000': { width: 44, height: 27, fit: true },
  vision: { width: 18, height: 45.3, fit: true },
  'frame-reports': { width: 12, height: 12 },
  'frame-valuation': { width: 12, height: 12 },
  'frame-authenticity': { width: 12, height: 12 },
  'frame-sales': { width: 12, height: 12 },
  'frame-portfolio': { width: 12, height: 12 },
  'frame-museums': { width: 12, height: 12 },
  'sample-publishing': { width: 12, height: 12 },
  'sample-script': { width: 10, height: 10 },
  'sample-audiovisual': { width: 16, height: 16 },
  'sample-writing': { width: 18, height: 18 },
  'sample-design': { width: 10, height: 10 },
  'sample-innovation': { width: 16, height: 16 },
  contact: { width: 40, height: 18, fit: true },
  thanks: { width: 36, height: 22, fit: true },
  missing: { width: 28, height: 26, fit: true },
  margin: { width: 20, height: 78, fit: true },
} as const satisfies Record<string, Wall>;

export type WallName = keyof typeof walls;
