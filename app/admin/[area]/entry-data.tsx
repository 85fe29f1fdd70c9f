import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { formatDateTime } from '@/app/admin/_frame/format';
import { codeLabels } from '@/app/admin/_frame/labels';
import type { EntryDetails } from '@/app/admin/[area]/entry-queries';
import { FileLinks } from '@/app/admin/[area]/file-links';
import { type FieldName, type FormArea, fieldsOf, filesOf, specOf } from '@/lib/form-areas';
import type { TextField } from '@/lib/form-fields';
import { nameFields } from '@/lib/submissions/entry';
import { mailLink, telephoneLink } from '@/lib/text/addresses';

type Props = { area: FormArea; entry: EntryDetails };

export async function EntryData({ area, entry }: Props) {
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
      <dl className="grid gap-x-8 gap-y-4 border-line border-t pt-5 sm:grid-cols-2">
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
              <FileLinks files={entry.files} readable />
            ) : (
              t('entry.noFiles')
            )}
          </Item>
        ) : null}
        <Item label={t('entry.consent')} whole>
          {entry.consent
            ? t('entry.consentText', {
                date: formatDateTime(entry.consent.at),
                version: entry.consent.version,
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
    ...{ line: null, text: null, choice: null },
  }[kind];
  if (!href) return kind === 'choice' ? labels.choice(value) : value;
  // The visitor chose the address; `noreferrer` hides the back-office from that site.
  const external = { rel: 'noopener noreferrer nofollow', target: '_blank' };
  return (
    <a
      href={href}
      {...(kind === 'url' && external)}
      className="inline-block min-h-6 underline underline-offset-4"
    >
      {value}
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
