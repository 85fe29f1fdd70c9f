import { Mosaic } from '@/components/art/mosaic';
import type { Area } from '@/components/art/palettes';
import { cn } from '@/lib/utils';

type Sample = { area: Area; ground: string; width: number; height: number; seed: number };

/** Six samples, one for each service, in the order and colours of the list below. */
const samples: readonly Sample[] = [
  { area: 'editorial', ground: 'bg-pomegranate', width: 12, height: 12, seed: 4 },
  { area: 'cine', ground: 'bg-night', width: 10, height: 10, seed: 6 },
  { area: 'cine', ground: 'bg-night', width: 16, height: 16, seed: 40 },
  { area: 'editorial', ground: 'bg-pomegranate', width: 18, height: 18, seed: 9 },
  { area: 'arte', ground: 'bg-ochre', width: 10, height: 10, seed: 12 },
  { area: 'ia', ground: 'bg-teal', width: 16, height: 16, seed: 2 },
];

/** A sample book that lies open at the right edge: six tiles of what the house can do. */
export function ServicesHero({ title, lead }: { title: string; lead: string }) {
  const [first, ...rest] = title.split(' ');
  return (
    <section className="overflow-hidden lg:grid lg:grid-cols-12">
      <div className="px-(--edge) pt-8 pb-12 lg:col-span-7 lg:flex lg:flex-col lg:justify-between lg:pt-14 lg:pr-0 lg:pb-20">
        <h1 className="text-h1 tracking-tighter lg:text-[clamp(5rem,8.6vw,9rem)] lg:leading-[0.9]">
          {first} <br />
          {rest.join(' ')}
        </h1>
        <p className="mt-8 max-w-[36ch] text-lead">{lead}</p>
      </div>
      <div
        data-art=""
        aria-hidden="true"
        className="grid grid-cols-6 lg:col-span-5 lg:grid-cols-3 lg:self-start"
      >
        {samples.map(({ area, ground, seed, width, height }) => (
          <div key={seed} className={cn('aspect-square overflow-hidden', ground)}>
            <Mosaic area={area} ground="accent" width={width} height={height} seed={seed} />
          </div>
        ))}
      </div>
    </section>
  );
}
