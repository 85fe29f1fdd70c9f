import { clsx } from 'clsx';
import { type Wall, type WallName, walls } from '@/components/art/walls';

type MosaicProps = {
  wall: WallName;
  /** The part that stays visible at another aspect ratio. Walls that fade out set it in their class. */
  align?: keyof typeof positions;
  /**
   * Loads the image with high priority, before the page's scripts; for the largest image of the first screen. Use at
   * most two: over HTTP/1.1 each takes one of six connections, and with two fonts a fourth request would delay the
   * style sheet.
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
