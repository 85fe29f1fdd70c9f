import 'server-only';
import { assertStaff, staffClient } from '@/lib/auth/session';
import { fileName, isInQuarantine } from '@/lib/files/names';
import { isNotice } from '@/lib/files/rules';
import { type FieldName, type FormArea, fieldsOf, filesOf, specOf } from '@/lib/form-areas';
import { eraseRows, listErasable } from '@/lib/jobs/erase-submissions';
import { errorCodes } from '@/lib/supabase/error-codes';
import { createSessionClient } from '@/lib/supabase/server';
import type { Status } from './statuses';

export type FileColumns = Partial<
  Record<`${string}_file_path` | `${string}_file_name`, string | null>
>;

export type EntryRow = {
  id: string;
  reference: string;
  created_at: string;
  email: string;
  status: Status;
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

export type Entry = ReturnType<typeof toEntry>;
export type FileLink = Entry['files'][number];

/** A submission in the shape that is the same for all forms. Times are ISO 8601 in UTC. */
export function toEntry(area: FormArea, row: EntryRow) {
  const names = nameFields.map((field) => row[field] ?? '');
  const [subject] = specOf(area).list as readonly FieldName[];
  /** Every field of the form as submitted, including name and e-mail. */
  const values: Readonly<Partial<Record<FieldName, string | null>>> = Object.fromEntries(
    fieldsOf(area).map(([name]) => [name, row[name] ?? null]),
  );
  return {
    id: row.id,
    reference: row.reference,
    createdAt: row.created_at,
    name: names.join(' ').trim(),
    email: row.email,
    subject: (subject && row[subject]) ?? '',
    values,
    status: row.status,
    assignedTo: row.assigned_to,
    files: filesOf(area).flatMap(([file]) => {
      const path = row[`${file}_file_path`];
      if (!path) return [];
      // Nobody opens a file that waits for the virus scanner.
      const isOpen = !isInQuarantine(path);
      return [
        {
          file,
          name: fileName(row[`${file}_file_name`] ?? unnamed[file], path),
          size: row[`${file}_file_size`] ?? null,
          href: isOpen ? (`/admin/archivos/${area}/${row.id}/${file}` as const) : null,
          // The page that shows a PDF. Stored names end with the extension of the detected type.
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
 * Changes a column of entries. With `seen`, the values that a page showed in the order of `ids`, only entries that still
 * have theirs are changed; `filter` begins with a comma and is added for all. 'refused': the rule of the database for the
 * column forbids the value; nothing is changed then. `others` are those left with another value. 'gone': there are none,
 * and an entry exists no more. Staff only; throws.
 */
export async function changeEntries(
  area: FormArea,
  ids: readonly string[],
  change: { status: Status } | { assigned_to: string | null },
  seen?: readonly (string | null)[],
  filter = '',
) {
  const supabase = await staffClient(area);
  const { table } = specOf(area);
  const [[column, value] = ['', null]] = Object.entries(change);
  // One filter, because the embedded data API applies only the last `or` of a request.
  const groups = seen ? Map.groupBy(ids, (_id, index) => seen[index]) : new Map([['', ids]]);
  const rows = [...groups].map(([was, group]) => {
    const isSeen = was === '' ? '' : `,${column}.${was === null ? 'is' : 'eq'}.${was}`;
    return `and(id.in.(${group})${isSeen}${filter})`;
  });
  const { data, error } = await supabase.from(table).update(change).or(rows.join()).select('id');
  const rule = 'status' in change ? errorCodes.checkViolation : errorCodes.foreignKeyViolation;
  if (error?.code === rule) return 'refused';
  if (error) throw new Error('The entries could not be changed', { cause: error });
  const changed = new Set(data.map(({ id }) => id));
  const rest = ids.filter((id) => !changed.has(id));
  if (rest.length === 0) return { changed, others: [] };
  const left = await supabase.from(table).select('status, assigned_to, reference').in('id', rest);
  if (left.error) throw new Error('The entries could not be read again', { cause: left.error });
  const others = left.data.filter((row) => row[column as 'status'] !== value);
  if (others.length === 0 && left.data.length < rest.length) return 'gone';
  return { changed, others };
}

/** The refusal that names the entries with which another person was faster; null without any. */
export const conflictOf = (others: readonly { reference: string }[]) =>
  others.length > 0
    ? (`conflict:${others.map(({ reference }) => reference).join(', ')}` as const)
    : null;

/**
 * Changes the state of entries; the database writes the history. 'withdrawn' means that the author withdrew one, which
 * allows fewer states (`choicesFor`); nothing is changed then. Null means success. Staff only.
 */
export async function changeStatus(
  area: FormArea,
  ids: readonly string[],
  status: Status,
  seen?: readonly Status[],
): Promise<`conflict:${string}` | 'gone' | 'withdrawn' | null> {
  // Only the author withdraws. Staff may undo that a withdrawn proposal, which has no files, was archived.
  const noFiles =
    area === 'editorial' ? ',obra_file_path.is.null,curriculum_file_path.is.null' : '';
  const may = status === 'retirada' ? `,or(status.eq.retirada${noFiles})` : '';
  const outcome = await changeEntries(area, ids, { status }, seen, may);
  if (outcome === 'refused') return 'withdrawn';
  if (outcome === 'gone') return 'gone';
  const { changed, others } = outcome;
  const isWithdrawn = area === 'editorial' && others.some((row) => row.status === 'retirada');
  return isWithdrawn && changed.size === 0 ? 'withdrawn' : conflictOf(others);
}

/** Erases an entry with its files permanently; false when it no longer existed. Throws a `ForbiddenError`. */
export async function eraseEntry(area: FormArea, id: string): Promise<boolean> {
  await assertStaff('erasing');
  const supabase = await createSessionClient();
  const rows = await listErasable(supabase, area, (all) => all.eq('id', id));
  return rows.length > 0 && (await eraseRows(supabase, area, rows)) > 0;
}
