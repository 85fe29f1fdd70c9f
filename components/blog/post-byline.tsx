import { getTranslations } from 'next-intl/server';
import { PostDate } from '@/components/blog/post-date';
import type { PostSummary } from '@/lib/blog/types';

export async function PostByline({ post }: { post: Pick<PostSummary, 'category' | 'date'> }) {
  const t = await getTranslations('blog');
  return (
    <p className="flex flex-wrap gap-x-3 text-caption text-ink-soft">
      <span className="font-medium text-accent">{t(`categories.${post.category}`)}</span>
      <PostDate date={post.date} />
    </p>
  );
}
