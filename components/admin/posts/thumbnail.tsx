import { cn } from '@/lib/utils';

/** A small view of an address typed or chosen, which may be of any host; nothing while it is no address. */
export function Thumbnail({ src, className }: { src: string; className: string }) {
  if (!/^(https:\/\/|\/)/.test(src)) return null;
  return (
    <picture className={cn('block shrink-0 border border-line bg-paper-deep', className)}>
      <img src={src} alt="" loading="lazy" className="size-full object-contain" />
    </picture>
  );
}
