import { type Fade, planMosaic } from '@/components/art/mosaic-plan';
import { type Area, onAccent, onPaper } from '@/components/art/palettes';
import { cn } from '@/lib/utils';

type MosaicProps = {
  area: Area;
  /** Size of the wall in units of the tiling; a tile is about 4 wide. Fewer units mean larger tiles. */
  width: number;
  height: number;
  fade?: Fade;
  ground?: 'paper' | 'accent';
  seed?: number;
  className?: string | undefined;
  align?: `x${'Min' | 'Mid' | 'Max'}Y${'Min' | 'Mid' | 'Max'}`;
};

/** A wall of Nasrid tiles. Pure ornament: assistive technology does not hear of it. */
export function Mosaic({
  area,
  width,
  height,
  fade = 'none',
  ground = 'paper',
  seed = 1,
  className,
  align = 'xMidYMid',
}: MosaicProps) {
  const palette = ground === 'paper' ? onPaper[area] : onAccent[area];
  return (
    <svg
      data-art=""
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio={`${align} slice`}
      className={cn(
        'pointer-events-none block size-full stroke-[0.14]',
        ground === 'paper' ? 'stroke-paper' : strokes[area],
        className,
      )}
      aria-hidden="true"
    >
      {planMosaic({ area, palette, width, height, fade, seed }).map(({ fill, d }) => (
        <path key={fill} className={fill} d={d} />
      ))}
    </svg>
  );
}

/** The joint between tiles shows the ground behind them. */
const strokes: Record<Area, string> = {
  editorial: 'stroke-pomegranate',
  arte: 'stroke-ochre',
  cine: 'stroke-night',
  ia: 'stroke-teal',
};
