import { clsx } from 'clsx';
import { armNames, arms } from '@/lib/arms';
import { cn } from '@/lib/utils';

/** The walls of tiles in public/images/walls, one SVG file each. `width` and `height` are units of the drawing, a tile is about four wide. */
type Wall = {
  width: number;
  height: number;
  /** The SVG sets `preserveAspectRatio`, so that no tile is cut in a container of another shape. */
  fit?: true;
};

const walls = {
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

type MosaicProps = {
  wall: WallName;
  /** The part that stays visible at another aspect ratio. Walls that fade out set it in their class. */
  align?: keyof typeof positions;
  /**
   * Loads the image with high priority, before the page's scripts; for the largest image of the first screen. Use at
   * most three: over HTTP/1.1 each takes one of six connections, and shares the line with the style sheet.
   */
  eager?: boolean | undefined;
  className?: string | undefined;
};

const positions = {
  center: 'object-center',
  left: 'object-left',
  'left-top': 'object-left-top',
} as const;

/** Pixels per unit of the drawing. Only the ratio of the resulting width and height matters. */
const scale = 20;

/** A separate image, so that no page contains the paths of the tiles. */
export function Mosaic({ wall, align = 'center', eager = false, className }: MosaicProps) {
  const { width, height, fit }: Wall = walls[wall];
  return (
    <img
      data-art=""
      src={`/images/walls/${wall}.svg`}
      alt=""
      width={width * scale}
      height={height * scale}
      loading={eager ? 'eager' : 'lazy'}
      fetchPriority={eager ? 'high' : 'low'}
      decoding="async"
      className={clsx(
        'pointer-events-none block size-full',
        !fit && ['object-cover', positions[align]],
        className,
      )}
    />
  );
}

/** A strip of tiles at the right edge of a form page, on wide screens only. Its parent must be `relative`. */
export function MarginWall() {
  return (
    <div className="absolute inset-y-0 right-0 left-[76%] hidden overflow-hidden xl:block">
      <Mosaic wall="margin" />
    </div>
  );
}

export function TileStrips({ className }: { className?: string }) {
  return (
    <div data-art="" aria-hidden="true" className={cn('flex items-end', className)}>
      {armNames.map((arm) => {
        const { strip } = arms[arm];
        return (
          <div
            key={arm}
            data-arm={arm}
            className={cn('min-w-0 overflow-hidden bg-accent', strip.size)}
          >
            <Mosaic wall={strip.wall} align="left-top" eager={'eager' in strip} />
          </div>
        );
      })}
    </div>
  );
}
