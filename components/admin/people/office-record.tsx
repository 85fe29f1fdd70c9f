import { getTranslations } from 'next-intl/server';
import { formatDate, formatDateTime } from '@/components/admin/format';
import { type ListAddress, Pager } from '@/components/admin/pager';
import type { OfficeRecord } from '@/lib/admin/office-record';
import type { Page, Place } from '@/lib/paging/keyset';
import { statuses } from '@/lib/submissions/statuses';

const ofDay = (day: string) => formatDate(`${day}T12:00:00Z`);

type Props = {
  records: Page<OfficeRecord>;
  place: Place;
  address: ListAddress;
};

/** Who erased or exported what, the latest first. It holds no personal data of the senders. */
export async function OfficeRecordList({ records, place, address }: Props) {
  const t = await getTranslations('admin');

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
      since && t('officeRecord.since', { day: ofDay(since) }),
      until && t('officeRecord.until', { day: ofDay(until) }),
      searched && t('officeRecord.searched'),
    ].filter((part) => typeof part === 'string');
    const which = narrowed.length > 0 ? narrowed.join(', ') : t('officeRecord.whole');
    return t('officeRecord.exported', { list, which });
  }

  return (
    <section aria-labelledby="borrados-y-exportaciones" className="mt-12 max-w-3xl scroll-mt-20">
      <h2 id="borrados-y-exportaciones" className="mb-3 font-medium font-sans text-body">
        {t('officeRecord.title')}
      </h2>
      {records.rows.length === 0 ? (
        <p className="text-ink-soft text-small">{t(place ? 'empty.end' : 'officeRecord.empty')}</p>
      ) : null}
      <ol className="text-small">
        {records.rows.map((record) => (
          <li
            key={record.id}
            className="flex flex-wrap gap-x-4 border-line border-b py-2 [overflow-wrap:anywhere]"
          >
            <span>{sentence(record)}</span>
            <span className="text-ink-soft">
              {record.actor ?? t('officeRecord.gone')}
              {' · '}
              <time dateTime={record.at}>{formatDateTime(record.at)}</time>
            </span>
          </li>
        ))}
      </ol>
      <Pager
        page={records}
        place={place}
        label={t('officeRecord.pages')}
        address={(to) => `${address(to)}#borrados-y-exportaciones`}
      />
    </section>
  );
}
