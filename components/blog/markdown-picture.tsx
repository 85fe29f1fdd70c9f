import { getImageProps } from 'next/image';
import type { ComponentProps } from 'react';
import { uploadedImageShape } from '@/lib/blog/uploaded-image';
import { pictureFacts } from '@/lib/seo/social/picture-facts';

/** Pictures of this site are optimised and have a size, so that the layout does not shift; others load unchanged. */
export async function MarkdownPicture({ src, alt = '', title }: ComponentProps<'img'>) {
  if (typeof src !== 'string') return null;
  const facts = uploadedImageShape(src) ?? (await pictureFacts(src));
  const props = facts
    ? getImageProps({
        src,
        alt,
        width: facts.width,
        height: facts.height,
        sizes: '(width >= 48rem) 42rem, 90vw',
      }).props
    : { src, loading: 'lazy' as const };
  return (
    <picture>
      <img {...props} alt={alt} title={title} decoding="async" className="h-auto max-w-full" />
    </picture>
  );
}
