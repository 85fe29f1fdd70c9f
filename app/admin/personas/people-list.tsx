import { useMessages } from 'next-intl';
import { getTranslations } from 'next-intl/server';
import { AdminForm } from '@/app/admin/_frame/admin-form';
import { ConfirmForm } from '@/app/admin/_frame/confirm-form';
import { EmailAddress, formatDate, formatDateTime } from '@/app/admin/_frame/labels';
import { Badge } from '@/app/admin/_frame/ui/badge';
import { Table, TableCell, TableHead, TableRow } from '@/app/admin/_frame/ui/table';
import { roleNames } from '@/lib/auth/roles';
import { changeRole, endSessions, removeSecondFactor } from './actions';
import type { Person } from './people';

/**
 * The forms that change a member. Choosing one role ends the other, which an accepted invitation may have added. An
 * account without a role has one form alone, which removes its second factor: a stranger may have registered the address
 * of an invited person and set one up.
 */
function MemberForms({ person }: { person: Person }) {
  const texts = useMessages().admin.people;
  const isMember = person.roles.length > 0;
  if (!isMember && !person.hasSecondFactor) return null;
  const button = { variant: 'outline', className: 'min-h-8! px-3! text-caption!' } as const;
  const hidden = { user: person.id };
  return (
    <details>
      <summary className="min-h-8 cursor-pointer text-small underline underline-offset-4">
        {texts.change}
        <span className="sr-only">{` ${person.email}`}</span>
      </summary>
      <div className="mt-2 flex flex-wrap gap-2">
        {roleNames
          .filter((role) => isMember && person.roles.some((held) => held !== role))
          .map((role) => (
            <AdminForm
              key={role}
              action={changeRole}
              texts={{ ...texts, submit: texts.become[role] }}
              hidden={{ ...hidden, role }}
              button={button}
            />
          ))}
        <AdminForm
          action={endSessions}
          texts={{ ...texts, submit: texts.endSessions, success: texts.sessionsEnded }}
          hidden={hidden}
          button={button}
        />
        {person.hasSecondFactor ? (
          <AdminForm
            action={removeSecondFactor}
            texts={{ ...texts, submit: texts.removeFactor, success: texts.factorRemoved }}
            hidden={hidden}
            button={button}
          />
        ) : null}
        {isMember ? (
          <ConfirmForm
            action={changeRole}
            texts={{ ...texts, ...texts.ending }}
            hidden={hidden}
            opener={button}
            description={texts.ending.description.replace('{email}', () => person.email)}
          />
        ) : null}
      </div>
    </details>
  );
}

export async function PeopleList({ rows, own }: { rows: readonly Person[]; own: string }) {
  const t = await getTranslations('admin');
  return (
    <Table caption={t('people.list')}>
      <thead>
        <tr>
          <TableHead>{t('columns.email')}</TableHead>
          <TableHead>{t('columns.roles')}</TableHead>
          <TableHead className="hidden lg:table-cell">{t('columns.registered')}</TableHead>
          <TableHead className="hidden lg:table-cell">{t('columns.lastSignIn')}</TableHead>
          <TableHead className="hidden md:table-cell">{t('columns.change')}</TableHead>
        </tr>
      </thead>
      <tbody>
        {rows.map((person) => (
          <TableRow key={person.id}>
            <TableCell heads className="py-2.5">
              <span className="font-medium wrap-anywhere">
                <EmailAddress email={person.email} />
              </span>
              {person.id === own ? <span>{` ${t('people.you')}`}</span> : null}
              <div className="mt-2 md:hidden">
                <MemberForms person={person} />
              </div>
            </TableCell>
            <TableCell className="py-2.5">
              <span className="flex flex-wrap gap-1.5">
                {roleNames
                  .filter((role) => person.roles.includes(role))
                  .map((role) => (
                    <Badge key={role} tone={role === 'admin' ? 'accent' : 'info'}>
                      {t(`people.role.${role}`)}
                    </Badge>
                  ))}
                {person.roles.length === 0 ? (
                  <span className="text-ink-soft">{t('people.none')}</span>
                ) : null}
                {person.hasSecondFactor ? (
                  <Badge tone="neutral">{t('people.withFactor')}</Badge>
                ) : null}
              </span>
            </TableCell>
            <TableCell className="hidden whitespace-nowrap py-2.5 lg:table-cell">
              <time dateTime={person.createdAt}>{formatDate(person.createdAt)}</time>
            </TableCell>
            <TableCell className="hidden whitespace-nowrap py-2.5 lg:table-cell">
              {person.lastSignInAt ? (
                <time dateTime={person.lastSignInAt}>{formatDateTime(person.lastSignInAt)}</time>
              ) : (
                t('people.never')
              )}
            </TableCell>
            <TableCell className="hidden py-2 md:table-cell">
              <MemberForms person={person} />
            </TableCell>
          </TableRow>
        ))}
      </tbody>
    </Table>
  );
}
