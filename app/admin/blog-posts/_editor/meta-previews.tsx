import { useTranslations } from 'next-intl';
import type { PostValues } from '@/app/admin/blog-posts/fields';
import { cardAddress } from '@/lib/public-pages';
import { site } from '@/lib/site';

export function MetaPreviews({ values, siteUrl }: { values: PostValues; siteUrl: string }) {
  const t = useTranslations('posts.meta');
  const host = new URL(siteUrl).host;
  const title = values.meta_title.trim() || values.title.trim() || t('noTitle');
  const description = values.meta_description.trim() || values.excerpt.trim() || t('noDescription');
  const image = values.og_image.trim() || values.image_url.trim();
  return (
    <div className="grid gap-5">
      <figure className="min-w-0">
        <figcaption className="mb-2 text-ink-soft text-small">{t('search')}</figcaption>
        <div className="border border-line bg-paper p-4">
          <p className="truncate text-caption text-ink-soft">{`${host} › blog › ${values.slug}`}</p>
          <p
            dir="auto"
            className="line-clamp-2 text-info text-lead leading-snug"
          >{`${title} · ${site.name}`}</p>
          <p dir="auto" className="mt-1 line-clamp-2 text-small">
            {description}
          </p>
        </div>
      </figure>
      <figure className="min-w-0">
        <figcaption className="mb-2 text-ink-soft text-small">{t('card')}</figcaption>
        <div className="border border-line bg-paper">
          <picture>
            <img
              src={/^(https:\/\/|\/)/.test(image) ? image : cardAddress('/blog')}
              alt=""
              width={1200}
              height={630}
              loading="lazy"
              className="block aspect-[1200/630] h-auto w-full bg-paper-deep object-cover"
            />
          </picture>
          <div className="p-4">
            <p className="text-caption text-ink-soft">{host}</p>
            <p dir="auto" className="line-clamp-2 font-medium text-small">
              {title}
            </p>
            <p dir="auto" className="line-clamp-2 text-caption text-ink-soft">
              {description}
            </p>
          </div>
        </div>
      </figure>
    </div>
  );
}
