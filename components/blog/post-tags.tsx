import { getTranslations } from 'next-intl/server';
import { searchAddress } from '@/lib/blog/search/address';
import { distinctLabels } from '@/lib/text/without-accents';

export async function PostTags({ tags }: { tags: string[] }) {
  const t = await getTranslations('blog.article');
  if (tags.length === 0) return null;
  return (
    <section aria-labelledby="temas">
      <h2 id="temas" className="font-medium font-sans text-small">
        {t('tags')}
      </h2>
      <ul className="mt-3 flex flex-wrap gap-2">
        {distinctLabels(tags).map((tag) => (
          <li key={tag} className="min-w-0">
            <a
              href={searchAddress(tag)}
              rel="nofollow"
              dir="auto"
              className="inline-flex min-h-8 items-center rounded-full border border-line-strong px-3 py-0.5 text-caption wrap-anywhere hover:border-ink hover:bg-ink hover:text-paper"
            >
              {tag}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
