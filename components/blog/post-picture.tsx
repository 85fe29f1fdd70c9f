import { getImageProps } from 'next/image';
import { centre, objectPosition, readPicture } from '@/lib/blog/focus-point';

type PostPictureProps = {
  src: string;
  sizes: string;
  className: string;
  /** The one picture that the page is judged by: loaded at once. */
  first?: boolean;
};

/** The size a picture is cut to on the way: blog pictures are landscapes, whatever their own size. */
const [width, height] = [1200, 800];

/**
 * The picture above a post; the title beside it says what it is about, so it stays silent. Our own files go through the
 * optimiser, cut around their focus point; editors may also name any https address (requirement 6.6), which the browser fetches as it is.
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
    unoptimized: !/^\/(images|brand)\//.test(src),
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
