import { clsx } from 'clsx';
import { armNames, arms } from '@/lib/arms';
import { cn } from '@/lib/utils';
import { walls } from './walls.gen';

/** The walls of tiles in public/images/walls. */
export type WallName = keyof typeof walls;

/** Measures in units of the drawing; a tile is about four wide. */
type Wall = {
  width: number;
  height: number;
  /** The SVG sets `preserveAspectRatio`, so that no tile is cut in a container of another shape. */
  fit?: true;
};

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

/**
 * A strip of tiles at the right edge of a form page, on wide screens only; the footer omits its own tiles below it. The
 * parent must be `relative`.
 */
export function MarginWall() {
  return (
    <div
      data-wall=""
      className="absolute inset-y-0 right-0 left-[76%] hidden overflow-hidden xl:block"
    >
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
