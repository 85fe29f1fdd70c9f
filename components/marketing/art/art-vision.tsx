import { getTranslations } from 'next-intl/server';
import { Mosaic } from '@/components/art/mosaic';
import { Container } from '@/components/ui/container';
import { Heading } from '@/components/ui/heading';

export async function ArtVision() {
  const t = await getTranslations('art.vision');
  return (
    <section
      aria-labelledby="vision"
      data-ground="dark"
      className="relative overflow-hidden bg-ochre-deep text-paper"
    >
      <div className="h-40 sm:ml-auto sm:w-1/2 lg:absolute lg:inset-y-0 lg:right-0 lg:h-auto lg:w-[26%]">
        <Mosaic wall="vision" />
      </div>
      <Container className="relative py-16 md:py-24 xl:py-32">
        <div className="lg:max-w-[68%]">
          <Heading level={2} id="vision" size="h4">
            {t('title')}
          </Heading>
          <p className="mt-6 max-w-[26ch] font-display text-h2 tracking-tighter lg:max-w-none">
            {t('first')}
          </p>
          <div className="mt-10 grid gap-x-12 gap-y-6 md:grid-cols-2">
            <p className="max-w-(--measure)">{t('second')}</p>
            <p className="max-w-(--measure)">{t('third')}</p>
          </div>
        </div>
      </Container>
    </section>
  );
}
