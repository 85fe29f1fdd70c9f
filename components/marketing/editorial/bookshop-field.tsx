import { boneOutline } from '@/components/art/tilings/bone';
import { cn } from '@/lib/utils';

/** One bone in a cell of one unit, lying or standing. */
const lying = 'translate(0.5 0.5) scale(0.15)';
const standing = 'translate(0.5 0.5) rotate(90) scale(0.15)';

/** The pattern repeats every ten by four cells; these bones catch the light, the rest stay in the shade. */
const bright = new Set([3, 16, 28, 35]);
const rose = new Set([0, 7, 12, 21, 24, 38]);

const cells = Array.from({ length: 40 }, (_, index) => ({
  index,
  x: index % 10,
  y: Math.floor(index / 10),
  fill: bright.has(index)
    ? 'fill-ochre-soft'
    : rose.has(index)
      ? 'fill-pomegranate-soft'
      : 'fill-pomegranate-tint',
}));

function Field({
  id,
  columns,
  rows,
  className,
}: {
  id: string;
  columns: number;
  rows: number;
  className: string;
}) {
  return (
    <svg
      data-art=""
      viewBox={`0 0 ${columns} ${rows}`}
      aria-hidden="true"
      className={cn('w-full', className)}
    >
      <pattern id={id} width="10" height="4" patternUnits="userSpaceOnUse">
        {cells.map(({ index, x, y, fill }) => (
          <path
            key={index}
            d={boneOutline}
            className={fill}
            transform={`translate(${x} ${y}) ${(x + y) % 2 ? standing : lying}`}
          />
        ))}
      </pattern>
      <rect width={columns} height={rows} fill={`url(#${id})`} />
    </svg>
  );
}

/** Exactly four thousand bones, one for each bookshop: a broad field, and a tall one where the screen is narrow. */
export function BookshopField() {
  return (
    <>
      <Field id="librerias-alto" columns={50} rows={80} className="block md:hidden" />
      <Field id="librerias" columns={160} rows={25} className="hidden md:block" />
    </>
  );
}
