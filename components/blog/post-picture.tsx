import { getImageProps } from 'next/image';
import { isResized } from '@/components/blog/is-resized';
import { centre, objectPosition, readPicture } from '@/lib/blog/focus-point';

type PostPictureProps = {
  src: string;
  sizes: string;
  className: string;
  /** The largest picture of the page (LCP), so it is loaded at once. */
  first?: boolean;
};

/** The size that pictures are cropped to: landscape, whatever their original shape. */
const [width, height] = [1200, 800];

/**
 * The picture above a post. It is decorative, because the title beside it names the subject. Our own files are resized
 * by the optimiser and cropped around their focus point; editors may also name any https address (requirement 6.6),
 * which the browser loads unchanged.
 */
export function PostPicture({ src, sizes, className, first = false }: PostPictureProps) {
  const picture = readPicture(src);
  const isCentred = picture.focus === centre;
  const { props } = getImageProps({
    src: picture.src,
    alt: '',
    width,
    height,
    sizes,
    unoptimized: !isResized(src),
    ...(first && { loading: 'eager', fetchPriority: 'high' }),
  });
  return (
    <picture>
      <img
        {...props}
        alt=""
        style={isCentred ? undefined : { objectPosition: objectPosition(picture.focus) }}
        className={className}
      />
    </picture>
  );
}
