import Image from 'next/image';
import { useTranslations } from 'next-intl';
import { getMessages, getTranslations } from 'next-intl/server';
import { AdminForm } from '@/app/admin/_frame/admin-form';
import { ConfirmForm } from '@/app/admin/_frame/confirm-form';
import { formatDate } from '@/app/admin/_frame/labels';
import { SeenVersion } from '@/app/admin/_frame/leave-guard';
import { AdminLink, type AdminPath } from '@/app/admin/_frame/navigation';
import { Badge } from '@/app/admin/_frame/ui/badge';
import { TextareaField } from '@/components/forms/field';
import { buttonVariants } from '@/components/ui/button';
import { withinQuotes } from '@/lib/text/text';
import { describe, exchangeImage, removeImage } from './actions';
import type { LibraryImage } from './library';
import { PictureFileField } from './library-upload';

type PictureGridProps = {
  images: readonly LibraryImage[];
  opened: string | undefined;
  addressOf: (id: string) => AdminPath;
};

export function PictureGrid({ images, opened, addressOf }: PictureGridProps) {
  const t = useTranslations();
  return (
    <ul
      aria-label={t('admin.menu.imagenes')}
      className="grid grid-cols-[repeat(auto-fill,minmax(min(9rem,45%),1fr))] gap-x-4 gap-y-5 md:grid-cols-[repeat(auto-fill,minmax(11rem,1fr))]"
    >
      {images.map(({ id, src, alt, fileName, width, height }) => (
        <li key={id} id={`imagen-${id}`} className="min-w-0 scroll-mt-20">
          <AdminLink
            href={addressOf(id)}
            aria-current={id === opened ? 'true' : undefined}
            className="group flex flex-col gap-1 text-caption"
          >
            <Image
              src={src}
              alt=""
              width={width}
              height={height}
              sizes="(min-width: 1280px) 12rem, (min-width: 640px) 30vw, 45vw"
              className="aspect-[4/3] h-auto w-full border border-line bg-paper-deep object-contain group-hover:border-ink group-aria-[current=true]:outline-3 group-aria-[current=true]:outline-accent"
            />
            <span dir="auto" className="truncate group-hover:underline">
              {alt || fileName || t('posts.library.untitled')}
            </span>
            <span className="text-ink-soft tabular-nums">{`${width} × ${height} px`}</span>
            {alt ? null : (
              <span>
                <Badge tone="warning">{t('posts.library.altMissing')}</Badge>
              </span>
            )}
          </AdminLink>
        </li>
      ))}
    </ul>
  );
}

type Props = {
  image: LibraryImage;
  /** The address of the list without the panel. */
  list: AdminPath;
};

export async function PicturePanel({ image, list }: Props) {
  const t = await getTranslations('posts');
  const { image: words, library } = (await getMessages()).posts;
  const { replace, remove, untitled } = library;
  const { id, src, alt, fileName, width, height, createdAt, used, posts } = image;
  const name = withinQuotes(alt || fileName || untitled);
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
        aria-label={t('library.open', { name })}
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
        <TextareaField name="alt" label={words.alt} defaultValue={alt} rows={2} />
        <SeenVersion value={alt} />
      </AdminForm>
      {posts.length > 0 ? (
        <div className="text-small">
          <p className="text-ink-soft">{t('library.usedIn')}</p>
          <ul>
            {posts.map((post) => (
              <li key={post.id}>
                <AdminLink
                  href={`/admin/blog-posts/edit/${post.id}`}
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
      <div key={`tools-${id}`} className="flex flex-wrap items-start gap-3">
        <details className="min-w-0">
          <summary className={buttonVariants({ variant: 'outline', size: 'sm' })}>
            {replace.open}
            <span className="sr-only"> «{name}»</span>
          </summary>
          <AdminForm
            action={exchangeImage}
            texts={{ ...replace, fields: words.errors }}
            hidden={{ id, list: list.split('?')[1] ?? '' }}
            className="mt-3 items-start"
          >
            <PictureFileField label={replace.label} hint={replace.hint} required />
          </AdminForm>
        </details>
        {used ? null : (
          <ConfirmForm
            action={removeImage}
            texts={remove}
            hidden={{ id }}
            description={
              <>
                <Image
                  src={src}
                  alt=""
                  width={width}
                  height={height}
                  sizes="8rem"
                  className="mb-3 h-24 w-auto max-w-full object-contain"
                />
                {t('library.remove.description', { name })}
              </>
            }
          />
        )}
      </div>
    </section>
  );
}
