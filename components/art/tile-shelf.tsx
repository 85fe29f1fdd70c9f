import type { Area } from '@/components/art/areas';
import { Mosaic } from '@/components/art/mosaic';
import { cn } from '@/lib/utils';

/** Books of different widths and heights on a shelf. */
const spines: readonly (readonly [Area, classes: string, eager: boolean])[] = [
  ['editorial', 'basis-[38%] h-full bg-pomegranate', true],
  ['arte', 'basis-[14%] h-[72%] bg-ochre', false],
  ['cine', 'basis-[29%] h-[86%] bg-night', true],
  ['ia', 'basis-[19%] h-[60%] bg-teal', false],
];

/** The four tilings as four books on one shelf. */
export function TileShelf({ className }: { className?: string }) {
  return (
    <div data-art="" aria-hidden="true" className={cn('flex items-end', className)}>
      {spines.map(([area, classes, eager]) => (
        <div key={area} className={cn('min-w-0 overflow-hidden', classes)}>
          <Mosaic wall={`shelf-${area}`} align="left-top" eager={eager} />
        </div>
      ))}
    </div>
  );
}
