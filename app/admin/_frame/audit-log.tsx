import 'server-only';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { formatDateTime } from '@/app/admin/_frame/labels';
import { type ListAddress, Pager } from '@/app/admin/_frame/list';
import { staffClient } from '@/lib/auth/staff-client';
import { type FormArea, isFormArea } from '@/lib/form-areas';
import { keysetQuery, type ListPosition, type Page, readPage } from '@/lib/paging/keyset';
import { statuses } from '@/lib/submissions/statuses';
import { toSpanishDate } from '@/lib/time/madrid';

/** `actor` is null when the account no longer exists. Times are ISO 8601, days `2026-11-22`. */
export type AuditRecord = { id: string; at: string; actor: string | null } & (
  | { kind: 'borrado'; area: FormArea; reference: string }
  /** Everything stored about a person was exported. */
  | { kind: 'persona' }
  /** Everything stored about a person was erased. */
  | { kind: 'supresion' }
  | {
      kind: 'exportacion';
      area: FormArea;
      status: string | null;
      since: string | null;
      until: string | null;
      searched: boolean;
    }
);

const columns =
  'id, created_at, kind, area, reference, in_status, since, until, searched, actor_email';

/** Recorded erasures and exports, newest first. Admins only; throws when they cannot be loaded. */
export async function listAuditRecords(place: ListPosition): Promise<Page<AuditRecord>> {
  const supabase = await staffClient('house');
  const page = await readPage(place, async (from, count) => {
    const records = supabase.from('office_records').select(columns);
    const { data, error } = await keysetQuery(records, from, count);
    if (error) throw new Error('The record of the office could not be read', { cause: error });
    return data;
  });
  const rows = page.rows.flatMap((row): AuditRecord[] => {
    const { area } = row;
    const common = { id: row.id, at: row.created_at, actor: row.actor_email };
    if (area === null)
      return [{ ...common, kind: row.kind === 'borrado' ? 'supresion' : 'persona' }];
    if (!isFormArea(area)) return [];
    if (row.kind === 'borrado') {
      return [{ ...common, kind: 'borrado', area, reference: row.reference ?? '' }];
    }
    const { in_status: status, since, until, searched } = row;
    return [{ ...common, kind: 'exportacion', area, status, since, until, searched }];
  });
  return { ...page, rows };
}

export type RecordProps<Row> = { page: Page<Row>; place: ListPosition; address: ListAddress };

type Props<Row> = RecordProps<Row> & {
  id: string;
  title: string;
  empty: string;
  pages: string;
  tell: (row: Row) => { what: ReactNode; actor: string };
};

export function RecordList<Row extends { id: string | number; at: string }>({
  id,
  title,
  empty,
  pages,
  tell,
  page,
  place,
  address,
}: Props<Row>) {
  const t = useTranslations('admin.empty');
  return (
    <section aria-labelledby={id} className="mt-12 max-w-3xl scroll-mt-20">
      <h2 id={id} className="mb-3 font-medium font-sans text-body">
        {title}
      </h2>
      {page.rows.length === 0 ? (
        <p className="text-ink-soft text-small">{place ? t('end') : empty}</p>
      ) : null}
      <ol className="text-small">
        {page.rows.map((row) => {
          const { what, actor } = tell(row);
          return (
            <li
              key={row.id}
              className="flex flex-wrap gap-x-4 border-line border-b py-2 wrap-anywhere"
            >
              <span>{what}</span>
              <span className="text-ink-soft">
                <span>{`${actor} · `}</span>
                <time dateTime={row.at}>{formatDateTime(row.at)}</time>
              </span>
            </li>
          );
        })}
      </ol>
      <Pager page={page} place={place} label={pages} address={(to) => `${address(to)}#${id}`} />
    </section>
  );
}

/** The record of erasures and exports. It holds no personal data of the senders. */
export function AuditList(props: RecordProps<AuditRecord>) {
  const t = useTranslations('admin');

  function sentence(record: AuditRecord): string {
    if (record.kind === 'persona') return t('auditLog.exportedPerson');
    if (record.kind === 'supresion') return t('auditLog.erasedPerson');
    const list = t(`menu.${record.area}`);
    if (record.kind === 'borrado') {
      return t('auditLog.erased', { list, reference: record.reference });
    }
    const { status, since, until, searched } = record;
    const known = statuses.find((name) => name === status);
    const narrowed = [
      known && t('auditLog.status', { status: t(`status.${known}`) }),
      since && t('auditLog.since', { day: toSpanishDate(since) }),
      until && t('auditLog.until', { day: toSpanishDate(until) }),
      searched && t('auditLog.searched'),
    ].filter((part) => typeof part === 'string');
    const which = narrowed.length > 0 ? narrowed.join(', ') : t('auditLog.whole');
    return t('auditLog.exported', { list, which });
  }

  return (
    <RecordList
      {...props}
      id="borrados-y-exportaciones"
      title={t('auditLog.title')}
      empty={t('auditLog.empty')}
      pages={t('auditLog.pages')}
      tell={(record) => ({
        what: <span>{sentence(record)}</span>,
        actor: record.actor ?? t('auditLog.gone'),
      })}
    />
  );
}
