import { Mosaic } from '@/components/art/mosaic';

type HeroProps = { title: string; lead: string };

export function AiHero({ title, lead }: HeroProps) {
  return (
    <section className="relative overflow-hidden bg-teal-tint lg:min-h-[42rem]">
      <div className="h-64 sm:h-80 lg:absolute lg:inset-y-0 lg:right-0 lg:left-[46%] lg:h-auto">
        <Mosaic wall="hero-ia" eager />
      </div>
      <div className="relative flex flex-col px-(--edge) pt-8 pb-14 lg:min-h-[42rem] lg:max-w-[60%] lg:justify-between lg:pt-16 lg:pr-0 lg:pb-20">
        <h1 className="text-[clamp(min(4.5rem,20vw),11.6vw,13rem)] text-teal-deep leading-[0.86] tracking-tighter">
          {title}
        </h1>
        <p className="mt-8 max-w-[30ch] text-lead">{lead}</p>
      </div>
    </section>
  );
}
