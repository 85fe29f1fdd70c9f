import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { codeLabels, EmailAddress, formatDateTime } from '@/app/admin/_frame/labels';
import { AdminLink } from '@/app/admin/_frame/navigation';
import { DownloadIcon } from '@/components/ui/icons';
import { type FieldName, type FormArea, fieldsOf, filesOf, specOf } from '@/lib/form-areas';
import type { TextField } from '@/lib/form-fields';
import { type FileLink, nameFields } from '@/lib/submissions/entry';
import { mailLink, telephoneLink } from '@/lib/text/addresses';
import { formatSize } from '@/lib/text/text';
import { toSpanishDate } from '@/lib/time/madrid';
import type { EntryDetails } from './queries';

type Props = { area: FormArea; entry: EntryDetails; query: string };

export async function EntryData({ area, entry, query }: Props) {
  const t = await getTranslations('admin');
  const labels = await getTranslations('submissions.labels');
  const isLeading = ([name, { kind }]: [FieldName, TextField]) =>
    kind === 'text' || name === specOf(area).list[0];
  const fields = fieldsOf(area).filter(([name]) => !nameFields.includes(name));
  const facts = fields.filter((field) => !isLeading(field));
  return (
    <div className="flex flex-col gap-6">
      <dl className="flex flex-col gap-5">
        {fields.filter(isLeading).map(([name, { kind }]) => (
          <Item key={name} label={labels(name)} look={kind === 'text' ? 'text' : 'title'}>
            {entry.values[name]}
          </Item>
        ))}
      </dl>
      <dl className="grid grid-cols-[minmax(0,1fr)] gap-x-8 gap-y-4 border-line border-t pt-5 sm:grid-cols-2">
        <Item label={t('entry.reference')}>{entry.reference}</Item>
        <Item label={t('entry.received')}>
          <time dateTime={entry.createdAt}>{formatDateTime(entry.createdAt)}</time>
        </Item>
        {facts.map(([name, { kind, optional }]) => {
          const value = entry.values[name] ?? null;
          if (value === null && optional) return null;
          return (
            <Item key={name} label={labels(name)}>
              {value === null ? (
                t('entry.missing')
              ) : (
                <Fact kind={kind} value={value} reference={entry.reference} />
              )}
            </Item>
          );
        })}
        {filesOf(area).length > 0 ? (
          <Item label={t('entry.files')} whole>
            {entry.files.length > 0 ? (
              <FileLinks files={entry.files} query={query} />
            ) : (
              t('entry.noFiles')
            )}
          </Item>
        ) : null}
        <Item label={t('entry.consent')} whole>
          {entry.consent
            ? t('entry.consentText', {
                date: formatDateTime(entry.consent.at),
                version: toSpanishDate(entry.consent.version),
              })
            : t('entry.noConsent')}
        </Item>
      </dl>
    </div>
  );
}

type FactProps = { kind: TextField['kind']; value: string; reference: string };

async function Fact({ kind, value, reference }: FactProps) {
  const labels = await codeLabels();
  const href = {
    email: `${mailLink(value)}?subject=${reference}`,
    tel: telephoneLink(value),
    url: value,
    line: null,
    text: null,
    choice: null,
  }[kind];
  if (!href) return kind === 'choice' ? labels.choice(value) : value;
  // The visitor chose the address; `noreferrer` hides the back-office from that site. Another tab, which browsers close when
  // a program opens the address: in the same tab they would ask about unsaved text, which a mail site would discard.
  const external = { rel: 'noopener noreferrer nofollow', target: '_blank' };
  return (
    <a href={href} {...external} className="inline-block min-h-6 underline underline-offset-4">
      {kind === 'email' ? <EmailAddress email={value} /> : value}
    </a>
  );
}

const looks = {
  title: 'max-w-[36ch] font-display text-h4 tracking-tight',
  text: 'max-w-prose text-body',
  fact: 'max-w-prose text-small',
};

type ItemProps = { label: string; look?: keyof typeof looks; whole?: boolean; children: ReactNode };

function Item({ label, look = 'fact', whole = false, children }: ItemProps) {
  return (
    <div className={whole ? 'sm:col-span-2' : undefined}>
      <dt className="text-caption text-ink-soft">{label}</dt>
      <dd dir="auto" className={`whitespace-pre-line wrap-anywhere ${looks[look]}`}>
        {children}
      </dd>
    </div>
  );
}

type FileLinksProps = {
  files: FileLink[];
  /** The query string of the list: it is shown again when a download fails, and after the reader of PDFs. */
  query: string;
  /** Whether they are in a column of the list. */
  narrow?: boolean;
};

/**
 * The files of a submission; on the page of an entry with links to the reader of PDFs. They are plain anchors, because a
 * Link would prefetch the file on hover. They have no `download` attribute: the response is an attachment anyway, and with
 * the attribute the browser would save an error page as the file. On the page of an entry they open a new tab, which browsers
 * close for an attachment: in the same tab they would ask about unsaved text, and a failed download would discard it.
 */
export async function FileLinks({ files, query, narrow = false }: FileLinksProps) {
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
              href={`${href}${query}`}
              target={narrow ? undefined : '_blank'}
              rel="noopener"
              aria-label={t('download', { name })}
              className="inline-flex min-h-6 min-w-0 items-center gap-2 underline underline-offset-4"
            >
              <DownloadIcon className="size-4 shrink-0" />
              {shown(name)}
            </a>
          ) : (
            shown(name)
          )}
          {/* The size is outside the link, so that it is not part of the link's accessible name. */}
          {size === null ? null : (
            <span className="shrink-0 text-caption text-ink-soft">{formatSize(size)}</span>
          )}
          {page && !narrow ? (
            <AdminLink href={`${page}${query}`} aria-label={reader('open', { name })}>
              {reader('read')}
            </AdminLink>
          ) : null}
          {isWord && !narrow ? (
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
