import type { Route } from 'next';
import Image from 'next/image';
import { getMessages, getTranslations } from 'next-intl/server';
import { AdminForm } from '@/app/admin/_frame/admin-form';
import { formatDate } from '@/app/admin/_frame/format';
import { AdminLink } from '@/app/admin/_frame/navigation';
import { describe } from '@/app/admin/imagenes/actions';
import type { LibraryImage } from '@/app/admin/imagenes/library-image';
import { PictureTools } from '@/app/admin/imagenes/picture-tools';
import { TextareaField } from '@/components/forms/field';
import { maxAlt } from '@/lib/blog/image-rules';

type Props = {
  image: LibraryImage;
  /** The address of the list without the panel. */
  list: Route;
};

export async function PicturePanel({ image, list }: Props) {
  const t = await getTranslations('posts');
  const { image: words, library } = (await getMessages()).posts;
  const { id, src, alt, fileName, width, height, createdAt, used, posts } = image;
  return (
    <section
      id="imagen-abierta"
      aria-label={t('library.opened')}
      tabIndex={-1}
      className="mb-8 flex min-w-0 scroll-mt-20 flex-col gap-3 border border-line bg-paper-bright p-4 xl:sticky xl:top-18 xl:order-2 xl:max-h-[calc(100dvh-5.5rem)] xl:overflow-y-auto"
    >
      <div className="flex items-start justify-between gap-3">
        <p className="min-w-0 text-caption text-ink-soft wrap-anywhere">
          {fileName ? <span className="block">{fileName}</span> : null}
          <span>{`${width} × ${height} px`}</span> ·{' '}
          <time dateTime={createdAt}>{formatDate(createdAt)}</time>
        </p>
        <AdminLink href={list} button="ghost">
          {t('library.close')}
        </AdminLink>
      </div>
      <a
        href={src}
        target="_blank"
        rel="noopener"
        className="block border border-line bg-paper-deep"
        aria-label={t('library.open', { name: alt || fileName || t('library.untitled') })}
      >
        <Image
          src={src}
          alt=""
          width={width}
          height={height}
          sizes="(min-width: 1280px) 22rem, 90vw"
          className="h-auto max-h-64 w-full object-contain"
        />
      </a>
      <AdminForm
        key={`alt-${id}`}
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
                  dir="auto"
                  className="inline-block py-1 underline underline-offset-4 wrap-anywhere"
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
      <PictureTools key={`tools-${id}`} image={image} />
    </section>
  );
}
