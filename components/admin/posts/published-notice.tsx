import { getTranslations } from 'next-intl/server';
import { SharePanel } from '@/components/admin/posts/share-panel';
import type { StoredPost } from '@/lib/blog/editor/stored-post';

/** The share texts as part of the page, after publishing without JavaScript. */
export async function PublishedNotice({ post, siteUrl }: { post: StoredPost; siteUrl: string }) {
  const t = await getTranslations('posts.share');
  const { title, excerpt, slug, tags } = post;
  return (
    <section aria-label={t('title')} className="mb-8 max-w-prose">
      <h2 className="text-h4">{t('title')}</h2>
      <p className="mt-1 mb-6 text-ink-soft">{t('description')}</p>
      <SharePanel
        facts={{ title, excerpt, tags, url: new URL(`/blog/${slug}`, siteUrl).href }}
        image={post.og_image ?? post.image_url ?? ''}
      />
    </section>
  );
}
