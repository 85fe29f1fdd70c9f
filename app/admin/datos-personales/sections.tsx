import { useMessages } from 'next-intl';
import { getMessages, getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { AdminForm, ExportButton } from '@/app/admin/_frame/admin-form';
import { ConfirmForm } from '@/app/admin/_frame/confirm-form';
import { codeLabels, EmailAddress, formatDate } from '@/app/admin/_frame/labels';
import { AdminLink } from '@/app/admin/_frame/navigation';
import { Field } from '@/components/forms/field';
import { EmptyState } from '@/components/ui/empty-state';
import { areaNames } from '@/lib/form-areas';
import { askPerson, erasePerson } from './actions';
import type { Expiring, Held } from './queries';

/** A POST form, so that the address appears in no log and no browser history. */
export function PersonForm({ address }: { address: string }) {
  const texts = useMessages().admin.person.form;
  return (
    <AdminForm
      action={askPerson}
      texts={texts}
      button={{ className: 'min-h-10' }}
      className="mb-8 max-w-2xl flex-row flex-wrap items-end [&_input]:min-h-10! [&_input]:py-1.5!"
    >
      <Field
        name="email"
        type="email"
        label={texts.email}
        autoComplete="off"
        required
        className="min-w-0 flex-1 basis-64"
        defaultValue={address}
      />
    </AdminForm>
  );
}

export async function PersonHeld({ address, held }: { address: string; held: Held }) {
  const t = await getTranslations('admin');
  const labels = await codeLabels();
  const { erase, person } = (await getMessages()).admin;
  const { submissions, letters, invitations, accounts, records } = held;
  if (submissions.length + letters + invitations + accounts.length + records.total === 0) {
    return (
      <EmptyState title={t('person.nothing')}>
        {t('person.nothingDescription', { email: address })}
      </EmptyState>
    );
  }
  const isErasable =
    submissions.length + letters + invitations > 0 ||
    accounts.some(({ roles }) => roles.length === 0) ||
    (accounts.length === 0 && records.total > records.kept);
  return (
    <section aria-labelledby="persona" className="max-w-3xl border-ink border-t-2 pt-5">
      <h2 id="persona" className="font-display text-h4 tracking-tight wrap-anywhere">
        <EmailAddress email={address} />
      </h2>
      <dl className="mt-4 divide-y divide-line border-line border-y text-small">
        {areaNames.map((area) => {
          const rows = submissions.filter((submission) => submission.area === area);
          if (rows.length === 0) return null;
          return (
            <Row key={area} term={t(`menu.${area}`)}>
              <ul className="flex flex-col gap-2 wrap-anywhere">
                {rows.map(({ entry, ...counts }) => (
                  <li key={entry.id}>
                    <AdminLink href={`/admin/${area}/${entry.id}`}>{entry.reference}</AdminLink>{' '}
                    <span dir="auto" className="line-clamp-2">
                      {entry.subject}
                    </span>
                    <span className="block text-caption text-ink-soft">
                      {`${formatDate(entry.createdAt)} · ${labels.status(entry.status)}${t(
                        'person.entryCounts',
                        { files: entry.files.length, ...counts },
                      )}`}
                    </span>
                  </li>
                ))}
              </ul>
            </Row>
          );
        })}
        {letters > 0 ? (
          <Row term={t('person.letters')}>{t('person.lettersCount', { count: letters })}</Row>
        ) : null}
        {invitations > 0 ? (
          <Row term={t('person.invitations')}>
            {t('person.invitationsCount', { count: invitations })}
          </Row>
        ) : null}
        {accounts.map(({ id, createdAt, roles }) => (
          <Row key={id} term={t('person.account')}>
            {t('person.accountSince', { date: formatDate(createdAt) })}
            {roles.length > 0 ? ` ${t('person.accountStays')}` : null}
          </Row>
        ))}
        {records.total > 0 ? (
          <Row term={t('person.records')}>
            {t('person.recordsCount', { count: records.total, kept: records.kept })}
          </Row>
        ) : null}
      </dl>
      <div className="mt-5 flex flex-wrap gap-3">
        <ExportButton
          action="/admin/datos-personales/exportar"
          variant="ink"
          name="email"
          value={address}
        >
          {t('person.export')}
        </ExportButton>
        {isErasable ? (
          <ConfirmForm
            action={erasePerson}
            texts={{ ...erase, ...person.erase }}
            hidden={{ email: address }}
            description={t('person.erase.description', {
              email: address,
              count: submissions.length,
            })}
          />
        ) : null}
      </div>
    </section>
  );
}

function Row({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className="grid gap-x-6 gap-y-1 py-3 sm:grid-cols-[14rem_1fr]">
      <dt className="font-medium">{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** The entries whose retention period ends soon, by list. The jobs will erase them. */
export async function ExpiringLists({ days, lists }: { days: number; lists: readonly Expiring[] }) {
  const t = await getTranslations('admin');
  const coming = lists.filter(({ count }) => count > 0);
  return (
    <section aria-labelledby="plazos" className="max-w-3xl">
      <h2 id="plazos" className="mb-1 font-medium font-sans text-body leading-tight">
        {t('person.expiring', { days })}
      </h2>
      <p className="mb-4 max-w-prose text-ink-soft text-small">{t('person.expiringIntro')}</p>
      {coming.length === 0 ? (
        <p className="text-small">{t('person.expiringNone', { days })}</p>
      ) : null}
      {coming.map(({ area, count, rows }) => (
        <div key={area} className="mb-5">
          <h3 className="border-ink border-b pb-1.5 font-medium font-sans text-small">
            {`${t(`menu.${area}`)} · ${count}`}
          </h3>
          <ul className="divide-y divide-line text-small">
            {rows.map(({ id, reference, name, subject, until }) => (
              <li
                key={id}
                className="grid grid-cols-[auto_minmax(0,1fr)_auto] items-start gap-x-4 py-2"
              >
                <AdminLink href={`/admin/${area}/${id}`}>{reference}</AdminLink>
                <span dir="auto" className="line-clamp-2 wrap-anywhere">
                  {`${name} · ${subject}`}
                </span>
                <time dateTime={until} className="text-ink-soft">
                  {formatDate(until)}
                </time>
              </li>
            ))}
          </ul>
          {count > rows.length ? (
            <p className="py-2 text-ink-soft text-small">
              {t('person.expiringMore', { count: count - rows.length })}
            </p>
          ) : null}
        </div>
      ))}
    </section>
  );
}
