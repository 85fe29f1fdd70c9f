import 'server-only';
import { getTranslations } from 'next-intl/server';
import { formatDateTime } from '@/app/admin/_frame/format';
import { codeLabels } from '@/app/admin/_frame/labels';
import { listStaff } from '@/app/admin/[area]/assign';
import type { ExportTexts } from '@/app/admin/[area]/export';
import { type FieldName, type FormArea, fieldsOf } from '@/lib/form-areas';
import type { TextField } from '@/lib/form-fields';
import { type Entry, nameFields } from '@/lib/submissions/entry';

type Field = [FieldName, TextField];
type Column = [heading: string, cell: (entry: Entry) => string | null];

/** The columns of every export, also for forms without such a field. */
const shared = ['phone', 'kind', 'subject', 'message', 'link'] as const;

/** A field without a shared column has a column of its own, headed by its label. */
export async function exportTexts(area: FormArea): Promise<ExportTexts> {
  const t = await getTranslations();
  const labels = await codeLabels();
  const fields = fieldsOf(area);
  const staff = new Map((await listStaff()).map(({ id, email }) => [id, email]));
  const cellOf = (field: Field | undefined) => (entry: Entry) => {
    if (!field) return null;
    const [name, { kind }] = field;
    const value = entry.values[name] ?? null;
    return value && kind === 'choice' ? labels.choice(value) : value;
  };
  const isOwn = ([name, { exportAs }]: Field) =>
    !exportAs && name !== 'email' && !nameFields.includes(name);
  const noticesOf = ({ files }: Entry) =>
    files
      .flatMap(({ name, notices }) => notices.map((one) => `${name}: ${t(`files.notices.${one}`)}`))
      .join('; ');
  const columns: Column[] = [
    [t('admin.exportColumns.reference'), (entry) => entry.reference],
    [t('admin.exportColumns.createdAt'), (entry) => formatDateTime(entry.createdAt)],
    [t('admin.exportColumns.name'), (entry) => entry.name],
    [t('admin.exportColumns.email'), (entry) => entry.email],
    ...shared.map((role): Column => {
      const field = fields.find(([, { exportAs }]) => exportAs === role);
      return [t(`admin.exportColumns.${role}`), cellOf(field)];
    }),
    ...fields
      .filter(isOwn)
      .map((field): Column => [t(`submissions.labels.${field[0]}`), cellOf(field)]),
    [t('admin.exportColumns.status'), (entry) => labels.status(entry.status)],
    [
      t('admin.exportColumns.assignedTo'),
      ({ assignedTo }) => (assignedTo && staff.get(assignedTo)) ?? null,
    ],
    [t('admin.exportColumns.files'), (entry) => entry.files.map(({ name }) => name).join(', ')],
    [t('admin.exportColumns.notices'), (entry) => noticesOf(entry)],
  ];
  return {
    heading: columns.map(([heading]) => heading),
    cells: (entry) => columns.map(([, cell]) => cell(entry)),
  };
}
