import type { Area } from '@/components/art/areas';
import { Mosaic } from '@/components/art/mosaic';
import { cn } from '@/lib/utils';

/** The outline of the group's star, two squares turned by 45°, in percent of its box. */
const outline = Array.from({ length: 16 }, (_, index) => {
  const angle = (index * Math.PI) / 8;
  const radius = index % 2 === 0 ? 50 : (50 * Math.cos(Math.PI / 4)) / Math.cos(Math.PI / 8);
  const [x, y] = [50 + Math.sin(angle) * radius, 50 - Math.cos(angle) * radius];
  return `${x.toFixed(2)}% ${y.toFixed(2)}%`;
});

const quarters: readonly (readonly [Area, ground: string, eager: boolean])[] = [
  ['editorial', 'bg-pomegranate', true],
  ['arte', 'bg-ochre', true],
  ['cine', 'bg-night', false],
  ['ia', 'bg-teal', false],
];

/** The group's own star as a window, with one of the four tilings in each quarter. */
export function StarWindow({ className }: { className?: string }) {
  return (
    <div
      data-art=""
      aria-hidden="true"
      className={cn('grid aspect-square grid-cols-2 grid-rows-2', className)}
      style={{ clipPath: `polygon(${outline.join(',')})` }}
    >
      {quarters.map(([area, ground, eager]) => (
        <div key={area} className={cn('min-h-0 overflow-hidden', ground)}>
          <Mosaic wall={`window-${area}`} eager={eager} />
        </div>
      ))}
    </div>
  );
}
