import { Mosaic } from '@/components/art/mosaic';
import { type Arm, arms } from '@/lib/arms';
import { cn } from '@/lib/utils';

const strips: Record<Arm, { size: string; eager?: true }> = {
  editorial: { size: 'basis-[38%] h-full', eager: true },
  arte: { size: 'basis-[14%] h-[72%]' },
  cine: { size: 'basis-[29%] h-[86%]', eager: true },
  ia: { size: 'basis-[19%] h-[60%]' },
};

export function TileStrips({ className }: { className?: string }) {
  return (
    <div data-art="" aria-hidden="true" className={cn('flex items-end', className)}>
      {arms.map((arm) => (
        <div
          key={arm}
          data-arm={arm}
          className={cn('min-w-0 overflow-hidden bg-accent', strips[arm].size)}
        >
          <Mosaic wall={`strip-${arm}`} align="left-top" eager={strips[arm].eager} />
        </div>
      ))}
    </div>
  );
}
