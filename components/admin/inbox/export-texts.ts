import 'server-only';
import { getTranslations } from 'next-intl/server';
import { formatDateTime } from '@/components/admin/format';
import { codeLabels } from '@/components/admin/inbox/labels';
import type { Entry } from '@/lib/admin/entry';
import type { ExportTexts } from '@/lib/admin/export';

const columns = [
  ...(['reference', 'createdAt', 'name', 'email', 'phone', 'kind'] as const),
  ...(['subject', 'message', 'link', 'status', 'files'] as const),
] as const;
type Column = (typeof columns)[number];

/** The columns of an exported list, in words. */
export async function exportTexts(): Promise<ExportTexts> {
  const t = await getTranslations('admin.exportColumns');
  const labels = await codeLabels();
  const cellsOf = (entry: Entry): Record<Column, string | null> => ({
    ...entry,
    createdAt: formatDateTime(entry.createdAt),
    kind: entry.kind && labels.kind(entry.kind),
    status: labels.status(entry.status),
    files: entry.files.map(({ name }) => name).join(', '),
  });
  return {
    heading: columns.map((column) => t(column)),
    cells: (entry) => {
      const cells = cellsOf(entry);
      return columns.map((column) => cells[column]);
    },
  };
}
