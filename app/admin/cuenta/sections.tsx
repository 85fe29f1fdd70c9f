import { useMessages, useTranslations } from 'next-intl';
import { AdminForm } from '@/app/admin/_frame/admin-form';
import { formatDate, formatDateTime } from '@/app/admin/_frame/labels';
import { Badge } from '@/app/admin/_frame/ui/badge';
import { Part } from '@/app/admin/_frame/ui/part';
import { Field } from '@/components/forms/field';
import { PasswordMeter } from '@/components/forms/password-meter';
import { minCharacters } from '@/lib/auth/password-advice';
import type { Caller } from '@/lib/auth/session';
import { beginFactor } from '@/lib/auth/step-actions';
import { endOthers, removeOwnFactor, renewCodes, saveName, savePassword } from './actions';
import type { Session } from './queries';

export function NameSection({ name, email }: { name: string; email: string }) {
  const texts = useMessages().admin.account.name;
  return (
    <Part id="nombre" title={texts.title}>
      <AdminForm action={saveName} texts={texts} hidden={{ email }} labelledBy="nombre">
        <Field
          name="name"
          label={texts.label}
          hint={texts.hint}
          defaultValue={name}
          autoComplete="name"
        />
      </AdminForm>
    </Part>
  );
}

export function PasswordSection({ email }: { email: string }) {
  const { admin, auth } = useMessages();
  const texts = admin.account.password;
  return (
    <Part id="contrasena" title={texts.title}>
      <AdminForm
        action={savePassword}
        texts={{ ...texts, fields: auth.fields, notices: { refused: { title: texts.error } } }}
        labelledBy="contrasena"
      >
        {/* Password managers need to know whose password it is. */}
        <input type="email" name="email" autoComplete="username" value={email} readOnly hidden />
        <PasswordMeter minLength={minCharacters.staff} email={email} texts={auth.meter}>
          <Field
            name="password"
            type="password"
            label={auth.newPassword.label}
            hint={auth.newPassword.staffHint}
            required
            autoComplete="new-password"
          />
        </PasswordMeter>
      </AdminForm>
    </Part>
  );
}

export function FactorsSection({ caller, codes }: { caller: Caller; codes: number }) {
  const { factors, email } = caller;
  const t = useTranslations('admin.account');
  const { admin, auth } = useMessages();
  const { factors: texts, codes: codeTexts } = admin.account;
  const button = { variant: 'outline' } as const;
  return (
    <Part id="segundo-paso" title={texts.title}>
      <p className="mb-4 max-w-prose text-ink-soft text-small">{texts.intro}</p>
      {factors.length === 0 ? <p className="mb-4 text-small">{texts.none}</p> : null}
      <ul className="mb-6 divide-y divide-line text-small">
        {factors.map(({ id, name, createdAt }) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-3 py-3">
            <span className="min-w-0 wrap-anywhere">
              <span className="block font-medium">{name}</span>
              <span className="text-caption text-ink-soft">
                {t('factors.since', { date: formatDate(createdAt) })}
              </span>
            </span>
            <AdminForm
              action={removeOwnFactor}
              texts={{ ...texts, submit: texts.remove, success: texts.removed }}
              hidden={{ id }}
              subject={name}
              button={button}
            />
          </li>
        ))}
      </ul>
      <AdminForm
        action={beginFactor}
        texts={{ ...texts, submit: texts.add, fields: auth.fields }}
        hidden={{ next: '/admin/cuenta' }}
        button={{ variant: 'outline', className: 'min-h-10 self-end' }}
        className="flex-row flex-wrap items-end [&_input]:min-h-10! [&_input]:py-1.5!"
      >
        <Field
          name="name"
          label={auth.setUp.name}
          defaultValue={factors.length === 0 ? auth.setUp.nameExample : ''}
          required
          autoComplete="off"
          className="min-w-0 flex-1 basis-52"
        />
      </AdminForm>
      {factors.length > 0 ? (
        <div className="mt-8">
          <h3 className="mb-2 font-medium font-sans text-small">{codeTexts.title}</h3>
          <p className="mb-3 text-small">{t('codes.left', { count: codes })}</p>
          <AdminForm
            action={renewCodes}
            texts={{ ...codeTexts, submit: codeTexts.renew }}
            hidden={{ email }}
            button={button}
          />
        </div>
      ) : null}
    </Part>
  );
}

type SessionsProps = { sessions: readonly Session[]; email: string };

export function SessionsSection({ sessions, email }: SessionsProps) {
  const t = useTranslations('admin.account.sessions');
  const texts = useMessages().admin.account.sessions;
  return (
    <Part id="sesiones" title={texts.title}>
      <p className="mb-4 max-w-prose text-ink-soft text-small">{texts.intro}</p>
      <ul className="mb-6 divide-y divide-line text-small">
        {sessions.map(({ id, address, createdAt, usedAt, isCurrent }) => (
          <li key={id} className="py-3">
            <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
              <span className="font-medium">
                {address ? t('from', { address }) : texts.unknown}
              </span>
              {isCurrent ? <Badge tone="success">{texts.current}</Badge> : null}
            </p>
            <p className="text-caption text-ink-soft">
              {[
                t('used', { when: formatDateTime(usedAt) }),
                t('since', { when: formatDateTime(createdAt) }),
              ].join(' · ')}
            </p>
          </li>
        ))}
      </ul>
      {sessions.length > 1 ? (
        <AdminForm
          action={endOthers}
          texts={{ ...texts, submit: texts.end, success: texts.ended }}
          hidden={{ email }}
          button={{ variant: 'outline' }}
        />
      ) : null}
    </Part>
  );
}
