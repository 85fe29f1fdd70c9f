import { getTranslations } from 'next-intl/server';
import { areaOfCategory } from '@/components/blog/category-area';
import { PostBody } from '@/components/blog/post-body';
import { PostDate } from '@/components/blog/post-date';
import { Container } from '@/components/ui/container';
import { Link } from '@/components/ui/link';
import { linkVariants } from '@/components/ui/text-link';
import type { Post } from '@/lib/blog/types';

/** One article: where it belongs, its title, who wrote it and when, and the text. */
export async function PostArticle({ post }: { post: Post }) {
  const t = await getTranslations('blog');
  return (
    <article data-area={areaOfCategory[post.category]}>
      <Container className="grid gap-x-16 gap-y-8 pt-8 pb-24 lg:grid-cols-12">
        <header className="lg:col-span-11">
          <p className="font-medium text-accent">{t(`categories.${post.category}`)}</p>
          <h1 className="mt-4 text-h1 tracking-tighter">{post.title}</h1>
        </header>
        <p className="text-ink-soft text-small lg:col-span-3 lg:pt-2">
          {t('by', { author: post.author })}
          <br />
          <PostDate date={post.date} />
        </p>
        <div className="prose lg:col-span-8 lg:col-start-5">
          <p className="font-display text-h3 leading-[1.28] tracking-tight">{post.excerpt}</p>
          <PostBody content={post.content} />
          <p>
            <Link href="/blog" className={linkVariants({ variant: 'call' })}>
              {t('article.all')}
            </Link>
          </p>
        </div>
      </Container>
    </article>
  );
}
