import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { formatDateTime } from '@/components/admin/format';
import { FileLinks } from '@/components/admin/inbox/file-links';
import { codeLabels, subjectKey } from '@/components/admin/inbox/labels';
import { type Area, areas } from '@/lib/admin/areas';
import type { EntryDetails } from '@/lib/admin/entry-queries';

/** Everything that somebody sent, by name: what it is about leads, then who and when. */
export async function EntryData({ area, entry }: { area: Area; entry: EntryDetails }) {
  const t = await getTranslations('admin.entry');
  const labels = await codeLabels();
  const subject = subjectKey(area);
  const link = 'inline-block min-h-6 underline underline-offset-4';
  return (
    <div className="flex flex-col gap-6">
      <dl className="flex flex-col gap-5">
        <Item label={t(subject)} look={subject === 'request' ? 'text' : 'title'}>
          {entry.subject}
        </Item>
        {entry.message === null ? null : (
          <Item label={t('message')} look="text">
            {entry.message}
          </Item>
        )}
      </dl>
      <dl className="grid gap-x-8 gap-y-4 border-line border-t pt-5 sm:grid-cols-2">
        <Item label={t('reference')}>{entry.reference}</Item>
        <Item label={t('received')}>
          <time dateTime={entry.createdAt}>{formatDateTime(entry.createdAt)}</time>
        </Item>
        <Item label={t('email')}>
          <a href={`mailto:${entry.email}?subject=${entry.reference}`} className={link}>
            {entry.email}
          </a>
        </Item>
        {area === 'contacto' ? null : (
          <Item label={t('phone')}>
            {entry.phone ? (
              <a href={`tel:${entry.phone.replace(/[^+\d]/g, '')}`} className={link}>
                {entry.phone}
              </a>
            ) : (
              t('noPhone')
            )}
          </Item>
        )}
        {entry.kind === null ? null : (
          <Item label={t(area === 'editorial' ? 'tipo_obra' : 'servicio')}>
            {labels.kind(entry.kind)}
          </Item>
        )}
        {entry.link === null ? null : (
          <Item label={t('link')}>
            {/* A visitor chose it: it learns nothing of where it was opened. */}
            <a
              href={entry.link}
              rel="noopener noreferrer nofollow"
              target="_blank"
              className={link}
            >
              {entry.link}
            </a>
          </Item>
        )}
        {areas[area].files.length > 0 ? (
          <Item label={t('files')} whole>
            {entry.files.length > 0 ? <FileLinks files={entry.files} /> : t('noFiles')}
          </Item>
        ) : null}
        <Item label={t('consent')} whole>
          {entry.consent
            ? t('consentText', {
                date: formatDateTime(entry.consent.at),
                version: entry.consent.version,
              })
            : t('noConsent')}
        </Item>
      </dl>
    </div>
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
      <dd className={`whitespace-pre-line [overflow-wrap:anywhere] ${looks[look]}`}>{children}</dd>
    </div>
  );
}
