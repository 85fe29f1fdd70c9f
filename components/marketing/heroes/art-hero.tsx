import { Mosaic } from '@/components/art/mosaic';

type HeroProps = { title: string; lead: string };

export function ArtHero({ title, lead }: HeroProps) {
  return (
    <section className="relative overflow-hidden bg-ochre-tint">
      <div className="h-64 sm:h-80 lg:h-[25rem]">
        <Mosaic wall="hero-arte" eager />
      </div>
      <div className="relative grid items-end gap-x-16 gap-y-6 px-(--edge) pt-8 pb-14 lg:grid-cols-12 lg:pb-20">
        <h1 className="text-[clamp(min(4rem,18vw),12.5vw,13rem)] leading-[0.86] tracking-tighter lg:col-span-7">
          {title}
        </h1>
        <p className="max-w-[36ch] text-lead lg:col-span-5">{lead}</p>
      </div>
    </section>
  );
}
