import { clsx } from 'clsx';
import { type Wall, type WallName, walls } from '@/components/art/walls';

type MosaicProps = {
  wall: WallName;
  /**
   * Which part stays visible when the place has another aspect ratio; walls that fade into their background set it
   * themselves.
   */
  align?: keyof typeof positions;
  /**
   * The largest thing on the first screen, which must not queue behind the page's scripts. Two at most: over HTTP/1.1 each holds one
   * of six connections, and with two typefaces a fourth would keep the style sheet waiting.
   */
  eager?: boolean | undefined;
  className?: string | undefined;
};

const positions = {
  center: 'object-center',
  left: 'object-left',
  'left-top': 'object-left-top',
} as const;

/** Pixels per unit: nominal, since the drawing has no size of its own. */
const scale = 20;

/**
 * A wall of Nasrid tiles as a separate picture, so that no page contains its paths. It is hidden from assistive
 * technology.
 */
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
