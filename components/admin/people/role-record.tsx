import { getTranslations } from 'next-intl/server';
import { formatDateTime } from '@/components/admin/format';
import { type ListAddress, Pager } from '@/components/admin/pager';
import type { RoleChange } from '@/lib/admin/people';
import type { Page, Place } from '@/lib/paging/keyset';

type Props = {
  changes: Page<RoleChange>;
  place: Place;
  address: ListAddress;
};

/** Who gave or took which role, the latest first. */
export async function RoleRecord({ changes, place, address }: Props) {
  const t = await getTranslations('admin.people');
  const end = (await getTranslations('admin.empty'))('end');

  function sentence({ role, granted }: RoleChange): string {
    const name = role === 'admin' || role === 'staff' ? t(`role.${role}`) : role;
    return t(granted ? 'granted' : 'revoked', { role: name });
  }

  return (
    <section aria-labelledby="registro" className="mt-12 max-w-3xl scroll-mt-20">
      <h2 id="registro" className="mb-3 font-medium font-sans text-body">
        {t('record')}
      </h2>
      {changes.rows.length === 0 ? (
        <p className="text-ink-soft text-small">{place ? end : t('noChanges')}</p>
      ) : null}
      <ol className="text-small">
        {changes.rows.map((change) => (
          <li
            key={change.id}
            className="flex flex-wrap gap-x-4 border-line border-b py-2 [overflow-wrap:anywhere]"
          >
            <span className="font-medium">{change.email}</span>
            <span>{sentence(change)}</span>
            <span className="text-ink-soft">
              {t('by', { actor: change.actor ?? t('website') })}
              {' · '}
              <time dateTime={change.at}>{formatDateTime(change.at)}</time>
            </span>
          </li>
        ))}
      </ol>
      <Pager
        page={changes}
        place={place}
        label={t('recordPages')}
        address={(to) => `${address(to)}#registro`}
      />
    </section>
  );
}
