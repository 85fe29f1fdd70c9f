import { getTranslations } from 'next-intl/server';
import { ArmBlock, type Block } from '@/components/marketing/home/arm-block';
import { type Arm, arms } from '@/lib/arms';

const blocks: Record<Arm, Block> = {
  editorial: {
    dark: true,
    span: 'md:col-span-7 md:min-h-[38rem]',
    inset: 'md:pl-(--edge)',
    place: 'xl:absolute xl:inset-y-0 xl:right-0 xl:left-[62%]',
  },
  arte: { span: 'md:col-span-5' },
  cine: { dark: true, span: 'md:col-span-5 md:min-h-[36rem]', inset: 'md:pl-(--edge)' },
  ia: { span: 'md:col-span-7', place: 'xl:absolute xl:inset-y-0 xl:right-0 xl:left-[62%]' },
};

export async function ArmWall() {
  const t = await getTranslations('home.areas');
  return (
    <section aria-labelledby="areas">
      <h2 id="areas" className="sr-only">
        {t('title')}
      </h2>
      <div className="grid md:grid-cols-12">
        {arms.map((arm) => (
          <ArmBlock key={arm} arm={arm} {...blocks[arm]} />
        ))}
      </div>
    </section>
  );
}
