import { Mosaic } from '@/components/art/mosaic';
import { services } from '@/components/marketing/services/service-entries';

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
        {services.map(({ arm, wall }) => (
          <div key={wall} data-arm={arm} className="aspect-square overflow-hidden bg-accent">
            <Mosaic wall={wall} />
          </div>
        ))}
      </div>
    </section>
  );
}
