import { getTranslations } from 'next-intl/server';
import { PicturedPost } from '@/components/blog/pictured-post';
import { buttonVariants } from '@/components/ui/button';
import { Heading } from '@/components/ui/heading';
import { Link } from '@/components/ui/link';
import type { PostSummary } from '@/lib/blog/types';

export async function RelatedPosts({ posts }: { posts: PostSummary[] }) {
  const t = await getTranslations('blog.article');
  return (
    <section aria-labelledby="relacionados">
      <div className="flex flex-wrap items-end justify-between gap-6">
        <Heading level={2} size="h3" id="relacionados">
          {t('related')}
        </Heading>
        <Link href="/blog" className={buttonVariants({ variant: 'outline', size: 'sm' })}>
          {t('all')}
        </Link>
      </div>
      <div className="mt-10 grid gap-x-12 gap-y-14 sm:grid-cols-2 lg:grid-cols-3">
        {posts.map((post) => (
          <PicturedPost key={post.slug} post={post} level={3} />
        ))}
      </div>
    </section>
  );
}
