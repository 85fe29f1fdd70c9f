import { getTranslations } from 'next-intl/server';
import { AdminPage } from '@/app/admin/_frame/admin-page';
import { AuditList, listAuditRecords } from '@/app/admin/_frame/audit-log';
import { ListFilter } from '@/app/admin/_frame/list';
import { listPeople, listRoleChanges } from '@/app/admin/personas/people';
import { PeopleList, RoleRecord } from '@/app/admin/personas/people-list';
import { requireStaff } from '@/lib/auth/session';
import { readPosition } from '@/lib/paging/keyset';
import { titleOf } from '@/lib/seo/metadata';
import { searchTerm } from '@/lib/text/search-term';

export const generateMetadata = titleOf('admin.menu.personas');

export default async function PeoplePage({ searchParams }: PageProps<'/admin/personas'>) {
  const caller = await requireStaff('/admin/personas');
  const search = await searchParams;
  const place = readPosition(search);
  // The page has three lists, so each has its own cursor parameters.
  const placeOf = (list: string) =>
    readPosition({ antes: search[`${list}_antes`], despues: search[`${list}_despues`] });
  const [changesPlace, recordPlace] = [placeOf('p'), placeOf('r')];
  const term = searchTerm(search['q']);
  const t = await getTranslations('admin');
  const [people, changes, records] = await Promise.all([
    listPeople(term, place),
    listRoleChanges(changesPlace),
    listAuditRecords(recordPlace),
  ]);
  const addressOf = (list: string) => (to?: object) => {
    const moved = Object.entries(to ?? {}).map(([name, cursor]) => [`${list}_${name}`, cursor]);
    return `/admin/personas?${new URLSearchParams([...(term ? [['q', term]] : []), ...moved])}`;
  };
  return (
    <AdminPage title={t('menu.personas')} trail={[]}>
      <p className="mb-6 max-w-prose text-ink-soft text-small">{t('people.intro')}</p>
      <ListFilter
        action="/admin/personas"
        term={term}
        termLabel={t('people.search')}
        submit={t('people.submit')}
        clear={t('people.clear')}
        isFiltered={term !== ''}
        termClassName="min-w-48 max-w-sm flex-1"
        className="flex flex-wrap items-end"
      />
      <PeopleList people={people} term={term} own={caller.id} place={place} />
      <RoleRecord page={changes} place={changesPlace} address={addressOf('p')} />
      <AuditList page={records} place={recordPlace} address={addressOf('r')} />
    </AdminPage>
  );
}
