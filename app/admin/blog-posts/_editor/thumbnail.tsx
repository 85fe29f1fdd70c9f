import { isImageAddress } from '@/lib/markdown/addresses';
import { cardAddress } from '@/lib/public-pages';
import { cn } from '@/lib/utils';

/** A small preview of a picture of any host; renders nothing while the typed text is no address. */
export function Thumbnail({ src, className }: { src: string; className: string }) {
  if (!isImageAddress(src)) return null;
  return (
    <picture className={cn('block shrink-0 border border-line bg-paper-deep', className)}>
      <img src={src} alt="" loading="lazy" className="size-full object-contain" />
    </picture>
  );
}

/** The picture that networks show with a post: its own, else the blog's. */
export function CardPicture({ src, alt }: { src: string; alt: string }) {
  return (
    <picture>
      <img
        src={isImageAddress(src) ? src : cardAddress('/blog')}
        alt={alt}
        width={1200}
        height={630}
        loading="lazy"
        className="block aspect-[1200/630] h-auto w-full bg-paper-deep object-cover"
      />
    </picture>
  );
}
