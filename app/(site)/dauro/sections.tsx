import { getTranslations } from 'next-intl/server';
import { Mosaic } from '@/components/art/mosaic';
import { Heading } from '@/components/ui/heading';
import { Link } from '@/components/ui/link';
import { armNames, armPath, arms } from '@/lib/arms';

/** The outline of the group's star, two squares turned by 45°, in percent of its box. */
const outline = Array.from({ length: 16 }, (_, index) => {
  const angle = (index * Math.PI) / 8;
  const radius = index % 2 === 0 ? 50 : (50 * Math.cos(Math.PI / 4)) / Math.cos(Math.PI / 8);
  const [x, y] = [50 + Math.sin(angle) * radius, 50 - Math.cos(angle) * radius];
  return `${x.toFixed(2)}% ${y.toFixed(2)}%`;
});

export function GroupHero({ title, lead }: { title: string; lead: string }) {
  return (
    <section className="relative overflow-hidden px-(--edge) pt-6 pb-14 lg:flex lg:min-h-[40rem] lg:flex-col lg:justify-center lg:pt-10 lg:pb-24">
      <h1 className="relative max-w-[5.5em] text-[clamp(3.5rem,9.2vw,9.5rem)] leading-[0.92] tracking-tighter">
        {title}
      </h1>
      <p className="relative mt-7 max-w-[36ch] text-ink-soft text-lead">{lead}</p>
      <div
        data-art=""
        aria-hidden="true"
        className="mt-10 -mr-[38%] ml-[16%] grid aspect-square grid-cols-2 grid-rows-2 sm:-mr-[16%] sm:ml-[46%] lg:absolute lg:top-1/2 lg:-right-[4vw] lg:m-0 lg:w-[min(44vw,39rem)] lg:-translate-y-1/2"
        style={{ clipPath: `polygon(${outline.join(',')})` }}
      >
        {/* The star has four fields. */}
        {armNames.slice(0, 4).map((arm, index) => (
          <div key={arm} data-arm={arm} className="min-h-0 overflow-hidden bg-accent">
            <Mosaic wall={arms[arm].group.window} eager={index < 2} />
          </div>
        ))}
      </div>
    </section>
  );
}

export async function ArmIndex() {
  const t = await getTranslations();
  return (
    <section aria-labelledby="arms" className="pb-16 md:pb-24">
      <Heading level={2} id="arms" className="sr-only">
        {t('group.arms.title')}
      </Heading>
      <ul>
        {armNames.map((arm) => (
          <li key={arm} data-arm={arm} className="border-line border-t last:border-b">
            <Link
              href={armPath(arm)}
              className="group/arm grid items-center gap-x-8 gap-y-1 px-(--edge) transition-colors duration-200 hover:bg-accent-tint md:grid-cols-12 lg:gap-x-16"
            >
              <span className="pt-8 font-display text-h2 text-accent tracking-tighter md:col-span-5 md:py-10">
                {t(`${arm}.meta.title`)}
              </span>
              <span className="pb-6 md:col-span-4 md:py-10">{t(`${arm}.arms.group`)}</span>
              <span className="relative -mr-(--edge) block h-16 overflow-hidden md:col-span-3 md:h-auto md:self-stretch">
                <Mosaic wall={arms[arm].group.index} className="absolute inset-0" />
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
