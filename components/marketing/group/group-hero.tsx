import { StarWindow } from '@/components/marketing/group/star-window';

type GroupHeroProps = { title: string; lead: string };

/** The title keeps to the left; the star, too large for the page, leaves it on the right. */
export function GroupHero({ title, lead }: GroupHeroProps) {
  return (
    <section className="relative overflow-hidden px-(--edge) pt-6 pb-14 lg:flex lg:min-h-[40rem] lg:flex-col lg:justify-center lg:pt-10 lg:pb-24">
      <h1 className="relative max-w-[9ch] text-[clamp(3.5rem,9.2vw,9.5rem)] leading-[0.92] tracking-tighter">
        {title}
      </h1>
      <p className="relative mt-7 max-w-[36ch] text-ink-soft text-lead">{lead}</p>
      <StarWindow className="mt-10 -mr-[38%] ml-[16%] sm:-mr-[16%] sm:ml-[46%] lg:absolute lg:top-1/2 lg:-right-[4vw] lg:m-0 lg:w-[min(44vw,39rem)] lg:-translate-y-1/2" />
    </section>
  );
}
