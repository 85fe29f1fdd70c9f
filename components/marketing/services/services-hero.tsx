import { Mosaic } from '@/components/art/mosaic';
import { cn } from '@/lib/utils';

/** Six samples, one for each service, in the order and colours of the list below. */
const samples = [
  ['sample-publishing', 'bg-pomegranate'],
  ['sample-script', 'bg-night'],
  ['sample-audiovisual', 'bg-night'],
  ['sample-writing', 'bg-pomegranate'],
  ['sample-design', 'bg-ochre'],
  ['sample-innovation', 'bg-teal'],
] as const;

/** A sample book at the right edge: six tiles, one for each service. */
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
        {samples.map(([wall, ground]) => (
          <div key={wall} className={cn('aspect-square overflow-hidden', ground)}>
            <Mosaic wall={wall} />
          </div>
        ))}
      </div>
    </section>
  );
}
