import { getTranslations } from 'next-intl/server';
import { AreaBlock, type Block } from '@/components/marketing/home/area-block';

/** Four fields of colour that meet without a joint, as tiles do; none is the size of its neighbour. */
const blocks: readonly Block[] = [
  {
    area: 'editorial',
    href: '/dauro/editorial',
    dark: true,
    span: 'bg-pomegranate md:col-span-7 md:min-h-[38rem]',
    inset: 'md:pl-(--edge)',
    place: 'xl:absolute xl:inset-y-0 xl:right-0 xl:left-[62%]',
  },
  {
    area: 'arte',
    href: '/dauro/arte',
    dark: false,
    span: 'bg-ochre-tint md:col-span-5',
  },
  {
    area: 'cine',
    href: '/dauro/cine',
    dark: true,
    span: 'bg-night md:col-span-5 md:min-h-[36rem]',
    inset: 'md:pl-(--edge)',
  },
  {
    area: 'ia',
    href: '/dauro/ia',
    dark: false,
    span: 'bg-teal-tint md:col-span-7',
    place: 'xl:absolute xl:inset-y-0 xl:right-0 xl:left-[62%]',
  },
];

/** The four areas, each with its own colour, its own tiling and its own way in. */
export async function AreaWall() {
  const t = await getTranslations('home.areas');
  return (
    <section aria-labelledby="areas">
      <h2 id="areas" className="sr-only">
        {t('title')}
      </h2>
      <div className="grid md:grid-cols-12">
        {blocks.map((block) => (
          <AreaBlock key={block.area} {...block} />
        ))}
      </div>
    </section>
  );
}
