import { getTranslations } from 'next-intl/server';
import { BookCall, isBook } from '@/components/blog/book-call';
import { BookPicture } from '@/components/blog/book-picture';
import { ExternalLink } from '@/components/marketing/external-link';
import { buttonVariants } from '@/components/ui/button';
import type { Post } from '@/lib/blog/types';

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
