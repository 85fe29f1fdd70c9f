import { Mosaic } from '@/components/art/mosaic';
import { arms } from '@/lib/arms';

type GroupHeroProps = { title: string; lead: string };

/** The outline of the group's star, two squares turned by 45°, in percent of its box. */
const outline = Array.from({ length: 16 }, (_, index) => {
  const angle = (index * Math.PI) / 8;
  const radius = index % 2 === 0 ? 50 : (50 * Math.cos(Math.PI / 4)) / Math.cos(Math.PI / 8);
  const [x, y] = [50 + Math.sin(angle) * radius, 50 - Math.cos(angle) * radius];
  return `${x.toFixed(2)}% ${y.toFixed(2)}%`;
});

export function GroupHero({ title, lead }: GroupHeroProps) {
  return (
    <section className="relative overflow-hidden px-(--edge) pt-6 pb-14 lg:flex lg:min-h-[40rem] lg:flex-col lg:justify-center lg:pt-10 lg:pb-24">
      <h1 className="relative max-w-[9ch] text-[clamp(3.5rem,9.2vw,9.5rem)] leading-[0.92] tracking-tighter">
        {title}
      </h1>
      <p className="relative mt-7 max-w-[36ch] text-ink-soft text-lead">{lead}</p>
      <div
        data-art=""
        aria-hidden="true"
        className="mt-10 -mr-[38%] ml-[16%] grid aspect-square grid-cols-2 grid-rows-2 sm:-mr-[16%] sm:ml-[46%] lg:absolute lg:top-1/2 lg:-right-[4vw] lg:m-0 lg:w-[min(44vw,39rem)] lg:-translate-y-1/2"
        style={{ clipPath: `polygon(${outline.join(',')})` }}
      >
        {arms.map((arm, index) => (
          <div key={arm} data-arm={arm} className="min-h-0 overflow-hidden bg-accent">
            <Mosaic wall={`window-${arm}`} eager={index < 2} />
          </div>
        ))}
      </div>
    </section>
  );
}
