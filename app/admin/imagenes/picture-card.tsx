import type { Route } from 'next';
import Image from 'next/image';
import { useTranslations } from 'next-intl';
import { AdminLink } from '@/app/admin/_frame/navigation';
import type { LibraryImage } from '@/app/admin/imagenes/library-image';
import { Badge } from '@/components/ui/badge';

type Props = { image: LibraryImage; address: Route; isOpen: boolean };

export function PictureCard({ image, address, isOpen }: Props) {
  const t = useTranslations('posts.library');
  const { id, src, alt, fileName, width, height } = image;
  return (
    <li id={`imagen-${id}`} className="min-w-0 scroll-mt-20">
      <AdminLink
        href={address}
        aria-current={isOpen ? 'true' : undefined}
        className="group flex flex-col gap-1 text-caption"
      >
        <Image
          src={src}
          alt=""
          width={width}
          height={height}
          sizes="(min-width: 1280px) 12rem, (min-width: 640px) 30vw, 45vw"
          className="aspect-[4/3] h-auto w-full border border-line bg-paper-deep object-contain group-hover:border-ink group-aria-[current=true]:outline-3 group-aria-[current=true]:outline-accent"
        />
        <span dir="auto" className="truncate group-hover:underline">
          {alt || fileName || t('untitled')}
        </span>
        <span className="text-ink-soft tabular-nums">{`${width} × ${height} px`}</span>
        {alt ? null : (
          <span>
            <Badge tone="warning">{t('altMissing')}</Badge>
          </span>
        )}
      </AdminLink>
    </li>
  );
}
