import { useMessages } from 'next-intl';
import { getTranslations } from 'next-intl/server';
import { Mosaic } from '@/components/art/mosaic';
import { galleryPictures } from '@/components/art/pictures';
import { Gallery } from '@/components/gallery/gallery';
import { buttonVariants } from '@/components/ui/button';
import { Container, Heading, Section } from '@/components/ui/heading';

export function Story() {
  const { story, paragraphs, cards } = useMessages().history;
  return (
    <Section aria-label={story}>
      <Container className="grid gap-x-16 gap-y-14 lg:grid-cols-12">
        <div className="prose lg:col-span-7">
          {Object.entries(paragraphs).map(([key, paragraph]) => (
            <p
              key={key}
              className="first:font-display first:text-h3 first:leading-[1.28] first:tracking-tight"
            >
              {paragraph}
            </p>
          ))}
        </div>
        <div className="grid content-start gap-12 sm:grid-cols-2 lg:col-span-4 lg:col-start-9 lg:grid-cols-1 lg:pt-2">
          {Object.entries(cards).map(([key, { title, text }]) => (
            <article
              key={key}
              className="flex flex-col items-start gap-3 border-pomegranate border-t-4 pt-5"
            >
              <Heading level={2} className="text-pomegranate">
                {title}
              </Heading>
              <p className="text-ink-soft">{text}</p>
            </article>
          ))}
        </div>
      </Container>
    </Section>
  );
}

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
            ...(index in places ? { small: src } : { small, srcSet: `${src} 2x` }),
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

export function SinceBanner({ text }: { text: string }) {
  return (
    <div data-ground="dark" className="relative overflow-hidden bg-pomegranate text-paper">
      <div className="absolute inset-y-0 right-0 left-[70%] md:left-1/2">
        <Mosaic wall="since-2000" />
      </div>
      <p className="relative px-(--edge) py-12 font-italic text-h1 italic tracking-tighter md:py-20">
        {text}
      </p>
    </div>
  );
}
