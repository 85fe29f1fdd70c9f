import { Mosaic } from '@/components/art/mosaic';

type HeroProps = { title: string; lead: string };

export function EditorialHero({ title, lead }: HeroProps) {
  const [first, ...rest] = title.split(' ');
  return (
    <section
      data-ground="dark"
      className="relative overflow-hidden bg-pomegranate text-paper lg:min-h-[42rem]"
    >
      <div className="h-56 sm:h-72 lg:absolute lg:inset-y-0 lg:right-0 lg:left-[56%] lg:h-auto">
        <Mosaic wall="hero-editorial" eager />
      </div>
      <div className="relative flex flex-col justify-end px-(--edge) pt-10 pb-14 lg:min-h-[42rem] lg:max-w-[62%] lg:pr-0 lg:pb-20">
        <h1 className="text-[clamp(min(4.5rem,20vw),13vw,13rem)] leading-[0.88] tracking-tighter">
          {first} <br />
          {rest.join(' ')}
        </h1>
        <p className="mt-8 max-w-[34ch] text-lead">{lead}</p>
      </div>
    </section>
  );
}
