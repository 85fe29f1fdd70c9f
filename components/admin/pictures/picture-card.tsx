import type { Route } from 'next';
import Image from 'next/image';
import { useMessages, useTranslations } from 'next-intl';
import { AdminForm } from '@/components/admin/admin-form';
import { formatDate } from '@/components/admin/format';
import { AdminLink } from '@/components/admin/navigation';
import { PictureTools } from '@/components/admin/pictures/picture-tools';
import { TextareaField } from '@/components/forms/field';
import { Badge } from '@/components/ui/badge';
import { maxAlt } from '@/lib/blog/editor/image-rules';
import { describe } from '@/lib/blog/editor/library-actions';
import type { LibraryImage } from '@/lib/blog/editor/library-image';

/** One picture of the library: what it shows, the words for it, where it is used, and what can be done with it. */
export function PictureCard({ image }: { image: LibraryImage }) {
  const t = useTranslations('posts');
  const { image: words, library } = useMessages().posts;
  const { id, src, alt, width, height, createdAt, used, posts } = image;
  return (
    <li id={`imagen-${id}`} className="flex min-w-0 flex-col gap-3 scroll-mt-20">
      <a
        href={src}
        target="_blank"
        rel="noopener"
        className="block border border-line bg-paper-deep"
        aria-label={t('library.open', { name: alt || t('library.untitled') })}
      >
        <Image
          src={src}
          alt=""
          width={width}
          height={height}
          sizes="(min-width: 1280px) 22rem, (min-width: 640px) 45vw, 90vw"
          className="aspect-[4/3] h-auto w-full object-contain"
        />
      </a>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-caption text-ink-soft">
        <span>{`${width} × ${height} px`}</span>
        <time dateTime={createdAt}>{formatDate(createdAt)}</time>
        {alt ? null : <Badge tone="warning">{t('library.altMissing')}</Badge>}
      </p>
      <AdminForm
        action={describe}
        texts={{ ...library.alt, fields: words.errors }}
        hidden={{ id }}
        button={{ variant: 'outline' }}
        className="gap-2"
      >
        <TextareaField
          name="alt"
          label={words.alt}
          defaultValue={alt}
          maxLength={maxAlt}
          rows={2}
        />
      </AdminForm>
      {posts.length > 0 ? (
        <div className="text-small">
          <p className="text-ink-soft">{t('library.usedIn')}</p>
          <ul>
            {posts.map((post) => (
              <li key={post.id}>
                <AdminLink
                  href={`/admin/blog-posts/edit/${post.id}` as Route}
                  className="inline-block py-1 underline underline-offset-4 [overflow-wrap:anywhere]"
                >
                  {post.title}
                </AdminLink>
              </li>
            ))}
          </ul>
        </div>
      ) : (
        <p className="text-ink-soft text-small">
          {t(used ? 'library.usedBefore' : 'library.unused')}
        </p>
      )}
      <PictureTools image={image} />
    </li>
  );
}
