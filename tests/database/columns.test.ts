import type { SupabaseClient } from '@supabase/supabase-js';
import { beforeAll, describe, expect, it } from 'vitest';
import { areaNames, fieldsOf, filesOf, specOf } from '@/lib/form-areas';
import { blogPost, proposal } from './rows.ts';
import { clientOf, must, secretClient } from './support.ts';

const secret: SupabaseClient = secretClient();
let staff: SupabaseClient;
let admin: SupabaseClient;
let submission: { id: string };
let post: { id: string };

beforeAll(async () => {
  staff = await clientOf('equipo');
  admin = await clientOf('admin');
  submission = must(
    await secret.from('editorial_submissions').insert(proposal()).select('id').single(),
  );
  post = must(await secret.from('blog_posts').insert(blogPost()).select('id').single());
  return async () => {
    must(await secret.from('editorial_submissions').delete().eq('id', submission.id));
    must(await secret.from('blog_posts').delete().eq('id', post.id));
  };
});

const date = '2001-01-01T00:00:00+00:00';
const cases = [
  ['editorial_submissions', 'nombre', 'Otro', false],
  ['editorial_submissions', 'email', 'otro@prueba.example', false],
  ['editorial_submissions', 'obra_file_path', 'manuscripts/otra.pdf', false],
  ['editorial_submissions', 'consent_at', date, false],
  ['editorial_submissions', 'created_at', date, false],
  ['editorial_submissions', 'updated_at', date, false],
  ['editorial_submissions', 'tracking_token_hash', 'otro', false],
  ['editorial_submissions', 'status', 'aceptada', true],
  ['blog_posts', 'created_at', date, false],
  ['blog_posts', 'updated_at', date, false],
  ['blog_posts', 'search', 'trampa', false],
  ['blog_posts', 'author', 'Otra firma', true],
] as const;

describe.each(['staff', 'admin'] as const)('columns that %s edits', (caller) => {
  it.each(cases)('%s.%s = %s: %s', async (table, column, value, allowed) => {
    const id = table === 'blog_posts' ? post.id : submission.id;
    const client = caller === 'admin' ? admin : staff;
    await client
      .from(table)
      .update({ [column]: value })
      .eq('id', id);
    const found = must(await secret.from(table).select(column).eq('id', id).single());
    expect(Object.values(found)[0] === value).toBe(allowed);
    must(await secret.from('blog_posts').update({ author: 'Grupo Dauro' }).eq('id', post.id));
    const untouched = { status: 'nueva' };
    must(await secret.from('editorial_submissions').update(untouched).eq('id', submission.id));
  });
});

it.each(areaNames)('every field and file of the form %s has its columns', async (area) => {
  const files = filesOf(area).flatMap(([name]) => [`${name}_file_path`, `${name}_file_name`]);
  const columns = [...fieldsOf(area).map(([name]) => name), ...files];
  must(await secret.from(specOf(area).table).select(columns.join()).limit(1));
});
