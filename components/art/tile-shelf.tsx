import type { Area } from '@/components/art/areas';
import { Mosaic } from '@/components/art/mosaic';
import { cn } from '@/lib/utils';

/** Wide and narrow, tall and short: a shelf that somebody uses. */
const spines: readonly (readonly [Area, classes: string])[] = [
  ['editorial', 'basis-[38%] h-full bg-pomegranate'],
  ['arte', 'basis-[14%] h-[72%] bg-ochre'],
  ['cine', 'basis-[29%] h-[86%] bg-night'],
  ['ia', 'basis-[19%] h-[60%] bg-teal'],
];

/** The four tilings as four books on one shelf. */
export function TileShelf({ className }: { className?: string }) {
  return (
    <div data-art="" aria-hidden="true" className={cn('flex items-end', className)}>
      {spines.map(([area, classes]) => (
        <div key={area} className={cn('min-w-0 overflow-hidden', classes)}>
          <Mosaic wall={`shelf-${area}`} align="left-top" eager />
        </div>
      ))}
    </div>
  );
}
