import { getImageProps } from 'next/image';
import { getFormatter, getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { Mosaic } from '@/components/art/mosaic';
import { CallLink } from '@/components/ui/button';
import { type Arm, arms } from '@/lib/arms';
import {
  type BlogCategory,
  centre,
  objectPosition,
  type PostSummary,
  readPicture,
} from '@/lib/blog/types';
import { pathOf } from '@/lib/parameter-pages';
import { withinQuotes } from '@/lib/text/text';
import { cn } from '@/lib/utils';

type PostTeaserProps = {
  post: PostSummary;
  level: 2 | 3;
  size?: 'lead' | 'normal';
  /** Replace title and excerpt of the post, with the words of a search marked. */
  title?: ReactNode;
  excerpt?: ReactNode;
};

/** Moves an opening « into the margin, so that all lines of the title begin at one edge. */
export const hangingQuote = (title: string) => title.startsWith('«') && 'indent-[-0.46em]';

export async function PostTeaser(props: PostTeaserProps) {
  const { post, level, size = 'normal', title, excerpt } = props;
  const t = await getTranslations('blog');
  const Title = `h${level}` as const;
  return (
    <article
      data-arm={armOf(post.category)}
      className="flex flex-col items-start border-accent border-t-4 pt-5"
    >
      <PostByline post={post} />
      <Title
        dir="auto"
        className={cn(
          'mt-3 tracking-tight wrap-anywhere',
          hangingQuote(post.title),
          size === 'lead' ? 'text-h2 tracking-tighter' : 'text-h3',
        )}
      >
        {title ?? post.title}
      </Title>
      <p
        dir="auto"
        className={cn(
          'mt-4 text-ink-soft wrap-anywhere',
          size === 'lead' && 'max-w-[48ch] text-pretty text-lead',
        )}
      >
        {excerpt ?? post.excerpt}
      </p>
      <p className="mt-3 text-small wrap-anywhere">{t('by', { author: post.author })}</p>
      <ReadLink post={post} />
    </article>
  );
}

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
    sizes: '(width >= 64rem) 44vw, 90vw',
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
      <TeaserPicture {...{ post, sizes, first }} className={`${cut} w-full object-cover`} />
      <PostTeaser post={post} level={level} size={size === 'lead' ? 'lead' : 'normal'} />
    </div>
  );
}

type TeaserPictureProps = Omit<PostPictureProps, 'src'> & { post: PostSummary };

/** The picture of a post, or the tiles of its arm when it has none. */
export function TeaserPicture({ post, ...picture }: TeaserPictureProps) {
  if (post.image) return <PostPicture src={post.image} {...picture} />;
  const arm = armOf(post.category);
  return (
    <div data-arm={arm} className={cn('overflow-hidden bg-accent', picture.className)}>
      <Mosaic wall={arms[arm].group.window} eager={picture.first} />
    </div>
  );
}

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
    unoptimized: !isResized(picture.src),
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

/** The link to an article. Every post has an address and a text, because the database requires them. */
export async function ReadLink({ post }: { post: PostSummary }) {
  const t = await getTranslations('blog');
  return (
    <CallLink href={pathOf('post', post.slug)} className="mt-3">
      {t('read')} <span className="sr-only">{t('about', { title: withinQuotes(post.title) })}</span>
    </CallLink>
  );
}

export async function PostByline({ post }: { post: Pick<PostSummary, 'category' | 'date'> }) {
  const t = await getTranslations('blog');
  return (
    <p className="flex flex-wrap gap-x-3 text-caption text-ink-soft">
      <span className="font-medium text-accent">{t(`categories.${post.category}`)}</span>
      <PostDate date={post.date} />
    </p>
  );
}

export async function PostDate({ date }: { date: string }) {
  const format = await getFormatter();
  return (
    <time dateTime={date}>
      {format.dateTime(new Date(date), { day: 'numeric', month: 'long', year: 'numeric' })}
    </time>
  );
}

/** `literatura` maps to the publisher; the others have the name of their arm. */
export const armOf = (category: BlogCategory): Arm =>
  category === 'literatura' ? 'editorial' : category;

/** Whether Next resizes a picture (`images` in next.config.ts; nginx refuses other spellings). Browsers load all others unchanged. */
export const isResized = (src: string): boolean => /^\/(images|brand)(\/\w[\w.-]*)+$/.test(src);
