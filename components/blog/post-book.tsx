import { clsx } from 'clsx';
import type { Route } from 'next';
import { getImageProps } from 'next/image';
import { getTranslations } from 'next-intl/server';
import { ExternalLink } from '@/components/layout/sections';
import { buttonVariants } from '@/components/ui/button';
import { Link } from '@/components/ui/link';
import { type Post, type PostSummary, pictureSource } from '@/lib/blog/types';
import { isResized } from './post-teaser';

export async function PostBuy({ post }: { post: Post }) {
  const t = await getTranslations('blog.article');
  if (!post.bookLink && !post.amazonLink) return null;
  const paper = isBook(post) || !post.bookLink;
  return (
    <section
      aria-labelledby="comprar"
      className="mt-16 flex flex-col gap-8 bg-accent-tint p-6 sm:flex-row sm:items-center md:p-10"
    >
      {post.bookImage ? <BookPicture src={post.bookImage} className="w-28 md:w-36" /> : null}
      <div>
        <h2 id="comprar" className="text-h3 tracking-tight">
          {t(paper ? 'buy' : 'buyOther')}
        </h2>
        <div className="mt-5 flex flex-wrap gap-3">
          <BookCall post={post} />
          {post.amazonLink ? (
            <ExternalLink
              href={post.amazonLink}
              note={t('newTab')}
              className={buttonVariants({ variant: 'outline' })}
            >
              {t('buyAmazon')}
            </ExternalLink>
          ) : null}
        </div>
      </div>
    </section>
  );
}

type WithBookLink = Pick<PostSummary, 'bookLink'>;

/** Whether the link leads to a book in the shop; other links lead to a collection. */
const isBook = ({ bookLink }: WithBookLink) => bookLink?.startsWith('/producto/') ?? false;

type BookCallProps = { post: WithBookLink; className?: string };

export async function BookCall({ post, className: added }: BookCallProps) {
  const t = await getTranslations('blog.article');
  if (!post.bookLink) return null;
  const label = t(isBook(post) ? 'buyBook' : 'buyCollection');
  const className = buttonVariants({ className: added });
  if (post.bookLink.startsWith('/')) {
    return (
      <Link href={post.bookLink as Route} className={className}>
        {label}
      </Link>
    );
  }
  return (
    <ExternalLink href={post.bookLink} note={t('newTab')} className={className}>
      {label}
    </ExternalLink>
  );
}

/** The cover of a book. It is decorative, because the text beside it names the book. */
export function BookPicture({ src, className }: { src: string; className: string }) {
  const address = pictureSource(src);
  const { props } = getImageProps({
    src: address,
    alt: '',
    width: 480,
    height: 720,
    sizes: '9rem',
    unoptimized: !isResized(address),
  });
  return (
    <picture className={clsx('block shrink-0', className)}>
      <img {...props} alt="" className="aspect-[2/3] w-full object-cover shadow-book" />
    </picture>
  );
}
