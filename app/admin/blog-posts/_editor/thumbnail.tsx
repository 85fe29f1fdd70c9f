import { cn } from '@/lib/utils';

/** A small preview of a picture of any host; renders nothing while the typed text is no address. */
export function Thumbnail({ src, className }: { src: string; className: string }) {
  if (!/^(https:\/\/|\/)/.test(src)) return null;
  return (
    <picture className={cn('block shrink-0 border border-line bg-paper-deep', className)}>
      <img src={src} alt="" loading="lazy" className="size-full object-contain" />
    </picture>
  );
}
