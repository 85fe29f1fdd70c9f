import { Mosaic } from '@/components/art/mosaic';
import type { Area } from '@/components/art/palettes';
import { cn } from '@/lib/utils';

type Spine = { area: Area; classes: string; width: number; height: number; seed: number };

/** Wide and narrow, tall and short: a shelf that somebody uses. */
const spines: readonly Spine[] = [
  {
    area: 'editorial',
    classes: 'basis-[38%] h-full bg-pomegranate',
    width: 24,
    height: 28,
    seed: 3,
  },
  { area: 'arte', classes: 'basis-[14%] h-[72%] bg-ochre', width: 8, height: 18, seed: 5 },
  { area: 'cine', classes: 'basis-[29%] h-[86%] bg-night', width: 20, height: 24, seed: 8 },
  { area: 'ia', classes: 'basis-[19%] h-[60%] bg-teal', width: 18, height: 24, seed: 2 },
];

/** The four tilings as four books on one shelf. */
export function TileShelf({ className }: { className?: string }) {
  return (
    <div data-art="" aria-hidden="true" className={cn('flex items-end', className)}>
      {spines.map(({ area, classes, ...plan }) => (
        <div key={area} className={cn('min-w-0 overflow-hidden', classes)}>
          <Mosaic area={area} ground="accent" align="xMinYMin" {...plan} />
        </div>
      ))}
    </div>
  );
}
