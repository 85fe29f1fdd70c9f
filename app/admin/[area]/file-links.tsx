import type { Route } from 'next';
import { getTranslations } from 'next-intl/server';
import { AdminLink } from '@/app/admin/_frame/navigation';
import { DownloadIcon } from '@/components/ui/icons';
import type { FileLink } from '@/lib/submissions/entry';
import { formatSize } from '@/lib/text/text';

type Props = {
  files: FileLink[];
  /** The query string of the current list, which is shown again when a download fails. */
  list?: string;
  narrow?: boolean;
  /** Adds a link that opens PDFs in the page. */
  readable?: boolean;
};

/**
 * The files of a submission. They are plain anchors, because a Link would prefetch the file on hover. They have no
 * `download` attribute: the response is an attachment anyway, and with the attribute the browser would save an error
 * page as the file.
 */
export async function FileLinks({ files, list = '', narrow = false, readable = false }: Props) {
  const t = await getTranslations('admin');
  const reader = await getTranslations('review.reader');
  const found = await getTranslations('files.notices');
  const shown = (name: string) => (
    <span dir="auto" className={`min-w-0 truncate ${narrow ? 'max-w-[12ch]' : 'max-w-[36ch]'}`}>
      {name}
    </span>
  );
  return (
    <ul className="flex flex-col gap-1">
      {files.map(({ file, name, size, href, reader: page, isWord, notices }) => (
        <li key={file} className={`flex items-center gap-x-2 ${narrow ? '' : 'flex-wrap'}`}>
          {href ? (
            <a
              href={`${href}${list}`}
              aria-label={t('download', { name })}
              className="inline-flex min-h-6 min-w-0 items-center gap-2 underline underline-offset-4"
            >
              <DownloadIcon className="size-4 shrink-0" />
              {shown(name)}
            </a>
          ) : (
            shown(name)
          )}
          {/* The size stands outside the link, so that it is not part of the link's accessible name. */}
          {size === null ? null : (
            <span className="shrink-0 text-caption text-ink-soft">{formatSize(size)}</span>
          )}
          {readable && page ? (
            <AdminLink
              href={page as Route}
              aria-label={reader('open', { name })}
              className="inline-block min-h-6 shrink-0 underline underline-offset-4"
            >
              {reader('read')}
            </AdminLink>
          ) : null}
          {readable && isWord ? (
            <span className="shrink-0 text-caption text-ink-soft">{reader('word')}</span>
          ) : null}
          {href || notices.includes('infected') ? null : (
            <span className="shrink-0 text-caption text-ink-soft">{t('unscanned')}</span>
          )}
          {notices.length > 0 ? (
            <span className={`text-caption text-warning ${narrow ? 'shrink-0' : 'w-full'}`}>
              {narrow ? <span aria-hidden>{t('noticed')}</span> : null}
              <span className={narrow ? 'sr-only' : undefined}>
                {notices.map((notice) => found(notice)).join(' · ')}
              </span>
            </span>
          ) : null}
        </li>
      ))}
    </ul>
  );
}
