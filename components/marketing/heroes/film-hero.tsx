import { Mosaic } from '@/components/art/mosaic';

type HeroProps = { title: string; lead: string };

export function FilmHero({ title, lead }: HeroProps) {
  return (
    <section data-ground="dark" className="overflow-hidden bg-night-deep text-paper">
      <div className="grid gap-y-8 pt-10 lg:grid-cols-12 lg:pt-16">
        <h1 className="px-(--edge) text-[clamp(min(4rem,18vw),14vw,15rem)] leading-[0.86] tracking-tighter lg:col-span-12">
          {title}
        </h1>
      </div>
      <div className="mt-8 ml-(--edge) aspect-[4/3] overflow-hidden bg-night sm:aspect-[2.39] lg:mt-12">
        <Mosaic wall="hero-cine" align="left" eager />
      </div>
      <p className="max-w-[34ch] px-(--edge) pt-8 pb-14 box-content text-lead lg:ml-[41.6%] lg:px-0 lg:pb-20">
        {lead}
      </p>
    </section>
  );
}
