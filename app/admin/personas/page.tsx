import { getTranslations } from 'next-intl/server';
import { AdminPage, ProofNotice } from '@/app/admin/_frame/admin-page';
import { ListFilter, Pager, Rows } from '@/app/admin/_frame/list';
import { AdminLink } from '@/app/admin/_frame/navigation';
import { EmptyState } from '@/components/ui/empty-state';
import { listInvitations } from '@/lib/auth/invitations';
import { requireStaff } from '@/lib/auth/session';
import { readPosition } from '@/lib/paging/keyset';
import { titleOf } from '@/lib/seo/metadata';
import { searchTerm } from '@/lib/text/clean';
import { Invitations } from './invitations';
import { listPeople } from './people';
import { PeopleList } from './people-list';

export const generateMetadata = titleOf('admin.menu.personas');

export default async function PeoplePage({ searchParams }: PageProps<'/admin/personas'>) {
  const caller = await requireStaff('/admin/personas');
  const search = await searchParams;
  const position = readPosition(search);
  const term = searchTerm(search['q']);
  const t = await getTranslations('admin');
  const [page, invitations] = await Promise.all([listPeople(term, position), listInvitations()]);
  const list = { filter: { q: term }, page, position };
  return (
    <AdminPage title={t('menu.personas')} trail={[]}>
      <p className="mb-6 max-w-prose text-ink-soft text-small">{t('people.intro')}</p>
      <ProofNotice
        caller={caller}
        next={`/admin/personas?${new URLSearchParams(search as Record<string, string>)}`}
      />
      <Invitations pending={invitations} />
      <ListFilter
        action="/admin/personas"
        filter={list.filter}
        termLabel={t('people.search')}
        clear={t('people.clear')}
      />
      <Rows
        {...list}
        empty={<EmptyState title={t('people.empty')}>{t('people.emptyDescription')}</EmptyState>}
      >
        <PeopleList rows={page.rows} own={caller.id} />
      </Rows>
      <Pager list="personas" {...list} />
      <p className="mt-8 text-small">
        <AdminLink href="/admin/registro">{t('people.record')}</AdminLink>
      </p>
    </AdminPage>
  );
}
