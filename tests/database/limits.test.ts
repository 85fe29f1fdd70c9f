import type { SupabaseClient } from '@supabase/supabase-js';
import { afterEach, describe, expect, it } from 'vitest';
import { areaNames, fieldsOf, filesOf, specOf } from '@/lib/form-areas';
import { type Table, tables } from './limits.ts';
import { must, secretClient } from './support.ts';

const secret: SupabaseClient = secretClient();
let remove: () => Promise<void> = () => Promise.resolve();
afterEach(() => remove());

/** The code of the refusal, or null when the row was inserted. */
async function insert({ table, probe, row }: Table, column: string, value: unknown) {
  const { data, error } = await secret
    .from(table)
    .insert({ ...row(), [column]: value })
    .select(probe);
  const keys = (data ?? []).map((found) => Object.values(found)[0]);
  remove = async () => {
    must(await secret.from(table).delete().in(probe, keys));
  };
  return error?.code ?? null;
}

const short = (value: unknown) => JSON.stringify(value).slice(0, 40);
const cases = tables.flatMap((table) =>
  table.limits.flatMap(({ column, accepted, refused }) =>
    [
      ...accepted.map((value) => ({ value, codes: [null] })),
      ...refused.map((value) => ({ value, codes: ['23502', '23514'] })),
    ].map((entry) => ({
      ...entry,
      table,
      column,
      place: `${table.table}.${column}`,
      shown: short(entry.value),
    })),
  ),
);

describe('limits in the database', () => {
  it.each(cases)('$place = $shown: $codes', async ({ table, column, value, codes }) => {
    expect(codes).toContain(await insert(table, column, value));
  });
});

it.each(areaNames)('every field and file of the form %s has its columns', async (area) => {
  const files = filesOf(area).flatMap(([name]) => [`${name}_file_path`, `${name}_file_name`]);
  const columns = [...fieldsOf(area).map(([name]) => name), ...files];
  must(await secret.from(specOf(area).table).select(columns.join()).limit(1));
});
