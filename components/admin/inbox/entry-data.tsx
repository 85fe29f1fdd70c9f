import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { formatDateTime } from '@/components/admin/format';
import { FileLinks } from '@/components/admin/inbox/file-links';
import { codeLabels, subjectKey } from '@/components/admin/inbox/labels';
import { type Area, areas } from '@/lib/admin/areas';
import type { EntryDetails } from '@/lib/admin/entry-queries';

/** Everything that somebody sent, by name. */
export async function EntryData({ area, entry }: { area: Area; entry: EntryDetails }) {
  const t = await getTranslations('admin.entry');
  const labels = await codeLabels();
  const link = 'inline-block min-h-6 underline underline-offset-4';
  return (
    <dl className="grid gap-x-8 gap-y-4 sm:grid-cols-2">
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
          <a href={entry.link} rel="noopener noreferrer nofollow" target="_blank" className={link}>
            {entry.link}
          </a>
        </Item>
      )}
      <Item label={t(subjectKey(area))} whole>
        {entry.subject}
      </Item>
      {entry.message === null ? null : (
        <Item label={t('message')} whole>
          {entry.message}
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
  );
}

function Item({
  label,
  whole = false,
  children,
}: {
  label: string;
  whole?: boolean;
  children: ReactNode;
}) {
  return (
    <div className={whole ? 'sm:col-span-2' : undefined}>
      <dt className="text-caption text-ink-soft">{label}</dt>
      <dd className="max-w-prose whitespace-pre-line text-small [overflow-wrap:anywhere]">
        {children}
      </dd>
    </div>
  );
}
