import { useTranslations } from 'next-intl';
import type { OfficeRecord } from '@/app/admin/_frame/audit-log';
import { RecordList, type RecordProps } from '@/app/admin/_frame/record-list';
import { statuses } from '@/lib/submissions/statuses';
import { toSpanishDate } from '@/lib/time/madrid';

/** The record of erasures and exports. It holds no personal data of the senders. */
export function OfficeRecordList(props: RecordProps<OfficeRecord>) {
  const t = useTranslations('admin');

  function sentence(record: OfficeRecord): string {
    if (record.kind === 'persona') return t('officeRecord.exportedPerson');
    if (record.kind === 'supresion') return t('officeRecord.erasedPerson');
    const list = t(`menu.${record.area}`);
    if (record.kind === 'borrado') {
      return t('officeRecord.erased', { list, reference: record.reference });
    }
    const { status, since, until, searched } = record;
    const known = statuses.find((name) => name === status);
    const narrowed = [
      known && t('officeRecord.status', { status: t(`status.${known}`) }),
      since && t('officeRecord.since', { day: toSpanishDate(since) }),
      until && t('officeRecord.until', { day: toSpanishDate(until) }),
      searched && t('officeRecord.searched'),
    ].filter((part) => typeof part === 'string');
    const which = narrowed.length > 0 ? narrowed.join(', ') : t('officeRecord.whole');
    return t('officeRecord.exported', { list, which });
  }

  return (
    <RecordList
      {...props}
      id="borrados-y-exportaciones"
      title={t('officeRecord.title')}
      empty={t('officeRecord.empty')}
      pages={t('officeRecord.pages')}
      tell={(record) => ({
        what: <span>{sentence(record)}</span>,
        actor: record.actor ?? t('officeRecord.gone'),
      })}
    />
  );
}
