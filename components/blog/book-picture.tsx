import { clsx } from 'clsx';
import { getImageProps } from 'next/image';
import { isResized } from '@/components/blog/is-resized';

/** The cover of a book. It is decorative, because the text beside it names the book. */
export function BookPicture({ src, className }: { src: string; className?: string }) {
  const size = { width: 480, height: 720 };
  const { props } = getImageProps({
    src,
    alt: '',
    ...size,
    sizes: '9rem',
    unoptimized: !isResized(src),
  });
  return (
    <picture className={clsx('block shrink-0', className)}>
      <img {...props} alt="" className="aspect-[2/3] w-full object-cover shadow-book" />
    </picture>
  );
}
