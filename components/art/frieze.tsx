import { planMosaic } from '@/components/art/mosaic-plan';
import { onAccent } from '@/components/art/palettes';
import { cn } from '@/lib/utils';

const period = 48;
const tiles = planMosaic({
  area: 'editorial',
  palette: onAccent.editorial,
  width: period,
  height: 3,
  fade: 'none',
  seed: 4,
});

/** One course of bones along an edge. It repeats, because it is on every page and must weigh nothing. */
export function Frieze({ className }: { className?: string }) {
  return (
    <svg data-art="" aria-hidden="true" className={cn('block w-full', className)}>
      <pattern
        id="frieze"
        width={period * 4}
        height="12"
        patternUnits="userSpaceOnUse"
        viewBox={`0 0 ${period} 3`}
      >
        {tiles.map(({ fill, d }) => (
          <path key={fill} className={cn(fill, 'stroke-[0.14] stroke-ink')} d={d} />
        ))}
      </pattern>
      <rect width="100%" height="100%" fill="url(#frieze)" />
    </svg>
  );
}
