import { getTranslations } from 'next-intl/server';
import { galleryPictures } from '@/components/art/pictures';
import { Gallery } from '@/components/gallery/gallery';
import { buttonVariants } from '@/components/ui/button';
import { Container, Section } from '@/components/ui/container';
import { Heading } from '@/components/ui/heading';

/** The number of pictures shown at first (requirement 1.12). */
const shownFirst = 9;

/** Spans for the ninth and the last picture: nine leave a gap in two columns, thirteen in three. */
const places: Record<number, string> = {
  8: 'max-md:col-span-2',
  12: 'md:col-span-3 md:[--shape:3/1]',
};

export async function HistoryGallery() {
  const t = await getTranslations('history.gallery');
  return (
    <Section aria-labelledby="imagenes" data-ground="dark" className="bg-ink text-paper">
      <Container>
        <div className="grid gap-x-16 gap-y-4 pb-10 md:pb-14 lg:grid-cols-12 lg:items-end">
          <Heading level={2} id="imagenes" className="lg:col-span-7">
            {t('title')}
          </Heading>
          <p className="max-w-[40ch] text-paper/80 lg:col-span-5">{t('lead')}</p>
        </div>
        <Gallery
          pictures={galleryPictures.map(({ src, small, alt, caption }, index) => ({
            src,
            small: index in places ? src : small,
            alt,
            caption,
            place: places[index],
          }))}
          grey
          shownFirst={shownFirst}
          moreClassName={buttonVariants({ size: 'lg', className: 'mt-10' })}
        />
      </Container>
    </Section>
  );
}
