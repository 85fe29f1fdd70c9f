import { getImageProps } from 'next/image';
import { getMessages, getTranslations } from 'next-intl/server';
import { GalleryGrid } from '@/components/gallery/gallery-grid';
import { Container } from '@/components/ui/container';
import { Heading } from '@/components/ui/heading';
import { ArrowLeftIcon, CloseIcon } from '@/components/ui/icons';

/** Our own pictures are made small on the way; those an editor linked from elsewhere are fetched as they are. */
function thumbnail(src: string): string {
  if (!src.startsWith('/images/')) return src;
  const { srcSet } = getImageProps({ src, alt: '', width: 640, height: 480 }).props;
  // The first one is that for ordinary screens; `src` itself is made for the largest.
  return srcSet?.split(' ')[0] ?? src;
}

/** The pictures that go with an article, in the dark, each of them larger on demand. */
export async function PostGallery({ pictures, title }: { pictures: string[]; title: string }) {
  const t = await getTranslations('blog.gallery');
  const { gallery } = (await getMessages()).blog;
  const addresses = [...new Set(pictures)];
  if (addresses.length === 0) return null;
  const number = (index: number) => String(index + 1);
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
        <GalleryGrid
          pictures={addresses.map((src, index) => ({
            src,
            small: thumbnail(src),
            alt: t('alt', { title, number: number(index) }),
            caption: title,
          }))}
          texts={{
            ...gallery,
            positions: addresses.map((_, index) =>
              t('position', { number: number(index), total: String(addresses.length) }),
            ),
          }}
          marks={{
            previous: <ArrowLeftIcon className="size-6" />,
            next: <ArrowLeftIcon className="size-6 rotate-180" />,
            close: <CloseIcon />,
          }}
        />
      </Container>
    </section>
  );
}
