'use client';

import { type Bulk, BulkForms } from '@/components/admin/inbox/bulk-forms';
import { DataTable, type DataTableProps } from '@/components/admin/table/data-table';
import { SelectedLink } from '@/components/admin/table/selected-link';

type Props = Omit<DataTableProps, 'list' | 'selectedAddress' | 'actions'> & { bulk: Bulk };

/** A list of entries with what can be done to several at once; on a small screen that is a page of its own. */
export function EntryList({ bulk, ...table }: Props) {
  const address = `/admin/${bulk.area}/elegidos`;
  const more: Record<string, string> = bulk.list ? { lista: bulk.list } : {};
  return (
    <DataTable
      {...table}
      list={bulk.area}
      selectedAddress={address}
      selectedQuery={more}
      actions={(ids) => (
        <>
          <div className="hidden lg:block">
            <BulkForms {...bulk} ids={ids} />
          </div>
          <SelectedLink address={address} ids={ids} more={more} className="w-full lg:hidden" />
        </>
      )}
    />
  );
}
