import { getTranslations } from 'next-intl/server';
import { Mosaic } from '@/components/art/mosaic';
import { Heading } from '@/components/ui/heading';
import { Link } from '@/components/ui/link';
import { armPath, arms } from '@/lib/arms';

export async function ArmIndex() {
  const t = await getTranslations('group.areas');
  return (
    <section aria-labelledby="areas" className="pb-16 md:pb-24">
      <Heading level={2} id="areas" className="sr-only">
        {t('title')}
      </Heading>
      <ul>
        {arms.map((arm) => (
          <li key={arm} data-arm={arm} className="border-line border-t last:border-b">
            <Link
              href={armPath(arm)}
              className="group/arm grid items-center gap-x-8 gap-y-1 pl-(--edge) transition-colors duration-200 hover:bg-accent-tint md:grid-cols-12"
            >
              <span className="pt-8 pr-(--gutter) font-display text-h2 text-accent tracking-tighter md:col-span-5 md:py-10 md:pr-0">
                {t(`${arm}.name`)}
              </span>
              <span className="pr-(--gutter) pb-6 md:col-span-4 md:py-10 md:pr-0">
                {t(`${arm}.text`)}
              </span>
              <span className="relative block h-16 overflow-hidden md:col-span-3 md:h-auto md:self-stretch">
                <Mosaic wall={`index-${arm}`} className="absolute inset-0" />
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
