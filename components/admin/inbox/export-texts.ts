import 'server-only';
import { getTranslations } from 'next-intl/server';
import { formatDateTime } from '@/components/admin/format';
import { codeLabels } from '@/components/admin/inbox/labels';
import { type Entry, nameFields } from '@/lib/admin/entry';
import type { ExportTexts } from '@/lib/admin/export';
import { type FieldName, type FormArea, fieldsOf } from '@/lib/form-areas';

type Column = [heading: string, cell: (entry: Entry) => string | null];

/** The columns that all lists share, whether a form has such a field or not. */
const shared = ['phone', 'kind', 'subject', 'message', 'link'] as const;

/** The columns of an exported list, in words. A field without a shared column has its own, under its label. */
export async function exportTexts(area: FormArea): Promise<ExportTexts> {
  const t = await getTranslations();
  const labels = await codeLabels();
  const fields = fieldsOf(area);
  const cellOf = (name: FieldName | undefined) => (entry: Entry) => {
    const value = (name && entry.values[name]) ?? null;
    return name && value && isChoiceField(name) ? labels.choice(value) : value;
  };
  const isChoiceField = (name: FieldName) =>
    fields.some(([known, { kind }]) => known === name && kind === 'choice');
  const isOwn = ([name, { exportAs }]: (typeof fields)[number]) =>
    !exportAs && name !== 'email' && !nameFields.includes(name);
  const columns: Column[] = [
    [t('admin.exportColumns.reference'), (entry) => entry.reference],
    [t('admin.exportColumns.createdAt'), (entry) => formatDateTime(entry.createdAt)],
    [t('admin.exportColumns.name'), (entry) => entry.name],
    [t('admin.exportColumns.email'), (entry) => entry.email],
    ...shared.map((role): Column => {
      const [name] = fields.find(([, { exportAs }]) => exportAs === role) ?? [];
      return [t(`admin.exportColumns.${role}`), cellOf(name)];
    }),
    ...fields
      .filter(isOwn)
      .map(([name]): Column => [t(`submissions.labels.${name}`), cellOf(name)]),
    [t('admin.exportColumns.status'), (entry) => labels.status(entry.status)],
    [t('admin.exportColumns.files'), (entry) => entry.files.map(({ name }) => name).join(', ')],
  ];
  return {
    heading: columns.map(([heading]) => heading),
    cells: (entry) => columns.map(([, cell]) => cell(entry)),
  };
}
