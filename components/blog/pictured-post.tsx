import { PostPicture } from '@/components/blog/post-picture';
import { PostTeaser } from '@/components/blog/post-teaser';
import type { PostSummary } from '@/lib/blog/types';

type PicturedPostProps = {
  post: PostSummary;
  level?: 2 | 3;
  /** `strip` is a wide, low picture, for teasers stacked in a column. */
  size?: 'lead' | 'normal' | 'strip';
  /** Whether the post is the first on the page, so that its picture is loaded eagerly. */
  first?: boolean;
  className?: string;
};

const looks = {
  lead: { cut: 'aspect-[3/2]', sizes: '(width >= 64rem) 54vw, 90vw' },
  normal: {
    cut: 'aspect-[3/2]',
    sizes: '(width >= 64rem) 28vw, (width >= 40rem) 44vw, 90vw',
  },
  strip: {
    cut: 'aspect-[3/2] lg:aspect-[5/2]',
    sizes: '(width >= 64rem) 36vw, (width >= 40rem) 44vw, 90vw',
  },
};

export function PicturedPost(props: PicturedPostProps) {
  const { post, level = 3, size = 'normal', first = false, className } = props;
  const { cut, sizes } = looks[size];
  return (
    <div className={className}>
      {post.image ? (
        <PostPicture
          src={post.image}
          sizes={sizes}
          first={first}
          className={`${cut} w-full object-cover`}
        />
      ) : null}
      <PostTeaser post={post} level={level} size={size === 'lead' ? 'lead' : 'normal'} />
    </div>
  );
}
