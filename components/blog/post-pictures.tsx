import { getImageProps } from 'next/image';
import { getTranslations } from 'next-intl/server';
import { Gallery } from '@/components/gallery/gallery';
import { Container, Heading } from '@/components/ui/heading';
import { centre, objectPosition, readPicture } from '@/lib/blog/types';
import { isResized, PostPicture } from './post-teaser';

export async function PostPictures({ pictures }: { pictures: string[] }) {
  const t = await getTranslations('blog.article');
  if (pictures.length === 0) return null;
  const spans = pictures.length > 1 ? ['md:col-span-7', 'md:col-span-5'] : ['md:col-span-12'];
  return (
    <section aria-label={t('pictures')} className="mt-16 grid gap-6 md:grid-cols-12 md:items-end">
      {spans.map((span, index) => (
        <div key={span} className={span}>
          <PostPicture
            src={pictures[index] ?? ''}
            sizes="(width >= 64rem) 40vw, 90vw"
            className="aspect-[4/3] w-full object-cover"
          />
        </div>
      ))}
    </section>
  );
}

/** Pictures of this site are resized by the optimiser; those of other sites are loaded unchanged. */
function thumbnail(src: string) {
  if (!isResized(src)) return { small: src };
  const { srcSet } = getImageProps({ src, alt: '', width: 640, height: 480 }).props;
  // The first candidate is for screens of normal density; `src` is made for the largest.
  return { small: srcSet?.split(' ')[0] ?? src, srcSet };
}

export async function PostGallery({ pictures, title }: { pictures: string[]; title: string }) {
  const t = await getTranslations('blog.gallery');
  const shown = [...new Map(pictures.map(readPicture).map((one) => [one.src, one])).values()];
  if (shown.length === 0) return null;
  return (
    <section
      aria-labelledby="galeria"
      data-ground="dark"
      className="bg-ink py-14 text-paper md:py-20"
    >
      <Container>
        <Heading level={2} size="h3" id="galeria" className="mb-8">
          {t('title')}
        </Heading>
        <Gallery
          pictures={shown.map(({ src, focus }, index) => ({
            src,
            ...thumbnail(src),
            alt: t('alt', { title, number: String(index + 1) }),
            caption: title,
            ...(focus !== centre && { position: objectPosition(focus) }),
          }))}
        />
      </Container>
    </section>
  );
}
