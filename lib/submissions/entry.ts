import 'server-only';
import { assertStaff, staffClient } from '@/lib/auth/session';
import { fileName, isInQuarantine } from '@/lib/files/names';
import { type FileNotice, isNotice } from '@/lib/files/rules';
import {
  type FieldName,
  type FileName,
  type FormArea,
  fieldsOf,
  filesOf,
  specOf,
} from '@/lib/form-areas';
import { eraseRows, listErasable } from '@/lib/jobs/erase-submissions';
import { errorCodes } from '@/lib/supabase/error-codes';
import { createSessionClient } from '@/lib/supabase/server';
import type { Status } from './statuses';

/** A file in a list: `href` downloads it, `reader` shows a PDF. Both are null while it waits for the virus scanner. */
export type FileLink = {
  file: FileName;
  name: string;
  size: number | null;
  href: `/admin/archivos/${string}` | null;
  reader: `/admin/${string}` | null;
  isWord: boolean;
  notices: readonly FileNotice[];
};

/** A submission in the shape that is the same for all forms. Times are ISO 8601 in UTC. */
export type Entry = {
  id: string;
  reference: string;
  createdAt: string;
  name: string;
  email: string;
  subject: string;
  /** Every field of the form as submitted, including name and e-mail. */
  values: Readonly<Partial<Record<FieldName, string | null>>>;
  status: string;
  /** The id of the account to which the entry is assigned. */
  assignedTo: string | null;
  files: FileLink[];
};

export type FileColumns = Partial<
  Record<`${string}_file_path` | `${string}_file_name`, string | null>
>;

export type EntryRow = {
  id: string;
  reference: string;
  created_at: string;
  email: string;
  status: string;
  sort_name: string;
  assigned_to: string | null;
} & FileColumns &
  Partial<Record<FieldName, string | null>> &
  Partial<Record<`${string}_file_size`, number | null>> &
  Partial<Record<`${string}_file_notices`, string[]>>;

export const nameFields: readonly FieldName[] = ['nombre', 'apellidos', 'name'];

const unnamed = { obra: 'obra', curriculum: 'currículum', documento: 'documento' } as const;

/** The columns of an entry, for `select`. */
export function entryColumns(area: FormArea): string {
  const ofFiles = filesOf(area).flatMap(([file]) => [
    `${file}_file_path`,
    `${file}_file_name`,
    `${file}_file_size`,
    `${file}_file_notices`,
  ]);
  const fields = fieldsOf(area).map(([name]) => name);
  return ['id, reference, created_at, status, sort_name, assigned_to', ...fields, ...ofFiles].join(
    ', ',
  );
}

/** Converts a database row to an entry. */
export function toEntry(area: FormArea, row: EntryRow): Entry {
  const names = nameFields.map((field) => row[field] ?? '');
  const [subject] = specOf(area).list as readonly FieldName[];
  return {
    id: row.id,
    reference: row.reference,
    createdAt: row.created_at,
    name: names.join(' ').trim(),
    email: row.email,
    subject: (subject && row[subject]) ?? '',
    values: Object.fromEntries(fieldsOf(area).map(([name]) => [name, row[name] ?? null])),
    status: row.status,
    assignedTo: row.assigned_to,
    files: filesOf(area).flatMap(([file]) => {
      const path = row[`${file}_file_path`];
      if (!path) return [];
      const isOpen = !isInQuarantine(path);
      return [
        {
          file,
          name: fileName(row[`${file}_file_name`] ?? unnamed[file], path),
          size: row[`${file}_file_size`] ?? null,
          href: isOpen ? (`/admin/archivos/${area}/${row.id}/${file}` as const) : null,
          // Stored names end with the extension of the detected type.
          reader:
            isOpen && path.endsWith('.pdf')
              ? (`/admin/${area}/${row.id}/leer/${file}` as const)
              : null,
          isWord: /\.docx?$/.test(path),
          notices: (row[`${file}_file_notices`] ?? []).filter(isNotice),
        },
      ];
    }),
  };
}

/**
 * Changes the state of entries; the database writes the history. With `seen`, the states that a page showed in the
 * order of `ids`, only entries that still have theirs are changed; 'conflict:' with references means that another
 * person was faster with these. 'gone' means that no entry exists any more. 'withdrawn' means that the author withdrew
 * one, which allows fewer states (`statusesFor`); nothing is changed then. Staff only.
 */
export async function changeStatus(
  area: FormArea,
  ids: readonly string[],
  status: Status,
  seen?: readonly Status[],
): Promise<'changed' | `conflict:${string}` | 'gone' | 'withdrawn'> {
  const supabase = await staffClient(area);
  const { table } = specOf(area);
  // Only the author withdraws. Staff may undo that a withdrawn proposal, which has no files, was archived.
  const noFiles =
    area === 'editorial' ? ',obra_file_path.is.null,curriculum_file_path.is.null' : '';
  const may = status === 'retirada' ? `,or(status.eq.retirada${noFiles})` : '';
  // One filter, because the embedded data API applies only the last `or` of a request.
  const groups = seen ? Map.groupBy(ids, (_id, index) => seen[index]) : new Map([['', ids]]);
  const rows = [...groups].map(
    ([was, of]) => `and(id.in.(${of})${was === '' ? '' : `,status.eq.${was}`}${may})`,
  );
  const update = supabase.from(table).update({ status }).or(rows.join());
  const { data, error } = await update.select('id');
  if (area === 'editorial' && error?.code === errorCodes.checkViolation) return 'withdrawn';
  if (error) throw new Error('The state could not be changed', { cause: error });
  if (data.length === ids.length) return 'changed';
  const changed = new Set(data.map(({ id }) => id));
  const left = await supabase
    .from(table)
    .select('status, reference')
    .in(
      'id',
      ids.filter((id) => !changed.has(id)),
    );
  if (left.error) throw new Error('The state could not be read again', { cause: left.error });
  if (left.data.length + changed.size === 0) return 'gone';
  const others = left.data.filter((row) => row.status !== status);
  if (others.length === 0) return 'changed';
  const isWithdrawn = area === 'editorial' && others.some((row) => row.status === 'retirada');
  if (isWithdrawn && changed.size === 0) return 'withdrawn';
  return `conflict:${others.map(({ reference }) => reference).join(', ')}`;
}

/** Erases an entry with its files permanently; false when it no longer existed. Throws a `ForbiddenError`. */
export async function eraseEntry(area: FormArea, id: string): Promise<boolean> {
  await assertStaff('erasing');
  const supabase = await createSessionClient();
  const rows = await listErasable(supabase, area, (all) => all.eq('id', id));
  return rows.length > 0 && (await eraseRows(supabase, area, rows)) > 0;
}
