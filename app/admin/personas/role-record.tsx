import { useTranslations } from 'next-intl';
import { RecordList, type RecordProps } from '@/app/admin/_frame/record-list';
import type { RoleChange } from '@/app/admin/personas/people';

export function RoleRecord(props: RecordProps<RoleChange>) {
  const t = useTranslations('admin.people');

  function sentence({ role, granted }: RoleChange): string {
    const name = role === 'admin' || role === 'staff' ? t(`role.${role}`) : role;
    return t(granted ? 'granted' : 'revoked', { role: name });
  }

  return (
    <RecordList
      {...props}
      id="registro"
      title={t('record')}
      empty={t('noChanges')}
      pages={t('recordPages')}
      tell={(change) => ({
        what: (
          <>
            <span className="font-medium">{change.email}</span>
            <span>{sentence(change)}</span>
          </>
        ),
        actor: change.actor ?? t('website'),
      })}
    />
  );
}
