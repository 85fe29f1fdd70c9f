import type { Route } from 'next';
import { getTranslations } from 'next-intl/server';
import { formatDate, formatDateTime } from '@/components/admin/format';
import { AdminLink } from '@/components/admin/navigation';
import { RoleForms } from '@/components/admin/people/role-forms';
import { Badge } from '@/components/ui/badge';
import { buttonVariants } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { Table, TableCell, TableHead, TableRow } from '@/components/ui/table';
import type { Person } from '@/lib/admin/people';

type Props = {
  people: { rows: Person[]; next: string | null };
  term: string;
  /** The account of whoever is looking. */
  own: string;
  further: boolean;
};

const knownRoles = ['admin', 'staff'] as const;

/** Accounts with their roles, and the buttons that change them. */
export async function PeopleList({ people: { rows, next }, term, own, further }: Props) {
  const t = await getTranslations('admin');
  if (rows.length === 0) {
    return <EmptyState title={t('people.empty')}>{t('people.emptyDescription')}</EmptyState>;
  }
  const address = (despues?: string) =>
    `/admin/personas?${new URLSearchParams({ ...(term && { q: term }), ...(despues && { despues }) })}` as Route;
  const link = buttonVariants({ variant: 'outline', size: 'sm' });
  return (
    <>
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
              <th scope="row" className="py-2.5 pr-3 text-left align-top font-normal">
                <span className="font-medium [overflow-wrap:anywhere]">{person.email}</span>
                {person.id === own ? ` ${t('people.you')}` : null}
                <div className="mt-2 md:hidden">
                  <RoleForms person={person} />
                </div>
              </th>
              <TableCell className="py-2.5">
                <span className="flex flex-wrap gap-1.5">
                  {knownRoles
                    .filter((role) => person.roles.includes(role))
                    .map((role) => (
                      <Badge key={role} tone={role === 'admin' ? 'accent' : 'info'}>
                        {t(`people.role.${role}`)}
                      </Badge>
                    ))}
                  {person.roles.length === 0 ? (
                    <span className="text-ink-soft">{t('people.none')}</span>
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
                <RoleForms person={person} />
              </TableCell>
            </TableRow>
          ))}
        </tbody>
      </Table>
      {further || next ? (
        <nav aria-label={t('pages')} className="mt-6 flex flex-wrap gap-3">
          {further ? (
            <AdminLink href={address()} className={link}>
              {t('newest')}
            </AdminLink>
          ) : null}
          {next ? (
            <AdminLink href={address(next)} rel="next" className={link}>
              {t('next')}
            </AdminLink>
          ) : null}
        </nav>
      ) : null}
    </>
  );
}
