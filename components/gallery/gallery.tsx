import { getMessages, getTranslations } from 'next-intl/server';
import { ArrowLeftIcon, CloseIcon } from '@/components/ui/icons';
import { GalleryGrid, type GalleryGridProps } from './gallery-grid';

export async function Gallery(props: Omit<GalleryGridProps, 'texts' | 'marks'>) {
  const t = await getTranslations('gallery');
  const { gallery } = await getMessages();
  const total = String(props.pictures.length);
  return (
    <GalleryGrid
      {...props}
      texts={{
        ...gallery,
        positions: props.pictures.map((_, index) =>
          t('position', { number: String(index + 1), total }),
        ),
      }}
      marks={{
        previous: <ArrowLeftIcon className="size-6" />,
        next: <ArrowLeftIcon className="size-6 rotate-180" />,
        close: <CloseIcon />,
      }}
    />
  );
}
