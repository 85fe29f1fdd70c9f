import 'server-only';
import { getTranslations } from 'next-intl/server';
import { byteOrderMark, csvLine } from '@/app/admin/_frame/csv';
import { codeLabels, formatDateTime } from '@/app/admin/_frame/labels';
import { type FieldName, type FormArea, fieldsOf } from '@/lib/form-areas';
import type { TextField } from '@/lib/form-fields';
import { sortOf } from '@/lib/paging/keyset';
import { type Entry, nameFields, toEntry } from '@/lib/submissions/entry';
import { createSessionClient } from '@/lib/supabase/server';
import { type Filter, sortable } from './filter';
import { entryReader } from './queries';
import { listStaff } from './review-queries';

const batch = 500;

/**
 * Exports a filtered list as CSV; with `ids`, and no search term, only those entries. The list is read and sent page by
 * page, so that its length needs no memory. The export is recorded before anything is sent. Staff only. Throws when the
 * first page cannot be loaded, and aborts the download when a later one cannot.
 */
export async function exportEntries(
  area: FormArea,
  filter: Filter,
  { heading, cells }: Awaited<ReturnType<typeof exportTexts>>,
  ids: readonly string[] = [],
): Promise<ReadableStream<Uint8Array>> {
  const read = await entryReader(area, filter, ids);
  const supabase = await createSessionClient();
  const record = await supabase.rpc('record_export', {
    export_area: area,
    // The record says that the list was filtered by a term, an assignee or a selection, but not by which, because that
    // may identify a person.
    with_words: filter.q !== '' || filter.asignado !== '' || ids.length > 0,
    ...(filter.estado && { status: filter.estado }),
    ...(filter.desde && { first_day: filter.desde }),
    ...(filter.hasta && { last_day: filter.hasta }),
  });
  if (record.error) throw new Error('The export could not be recorded', { cause: record.error });
  const encoder = new TextEncoder();
  let rows = await read(null, batch);
  let started = false;
  return new ReadableStream({
    async pull(controller) {
      const head = started ? '' : byteOrderMark + csvLine(heading);
      started = true;
      const lines = rows.map((row) => csvLine(cells(toEntry(area, row)))).join('');
      controller.enqueue(encoder.encode(head + lines));
      const last = rows.at(-1);
      if (!last || rows.length < batch) return controller.close();
      const { key } = sortOf(filter.orden, sortable);
      const cursor = { at: last.created_at, id: last.id, ...(key && { key: last[key] }) };
      rows = await read({ cursor, back: false }, batch);
    },
  });
}

type Field = [FieldName, TextField];
type Column = [heading: string, cell: (entry: Entry) => string | null];

/** The columns of every export, also for forms without such a field. */
const shared = ['phone', 'kind', 'subject', 'message', 'link'] as const;

/** A field without a shared column has a separate column, headed by its label. */
export async function exportTexts(area: FormArea) {
  const t = await getTranslations();
  const labels = await codeLabels();
  const fields = fieldsOf(area);
  const staff = new Map((await listStaff(area)).map(({ id, email }) => [id, email]));
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
    cells: (entry: Entry) => columns.map(([, cell]) => cell(entry)),
  };
}
