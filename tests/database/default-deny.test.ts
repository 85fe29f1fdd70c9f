import { describe, expect, it } from 'vitest';
import type { Runner } from '../../local/supabase/database.ts';
import { adviceRules } from './advice-rules.ts';
import { openCatalog, rolledBack } from './catalog.ts';
import { callableFunctions, tableRules } from './matrix.ts';
import { forms } from './rows.ts';
import { secretClient } from './support.ts';

const database = await openCatalog();

async function names(sql: string, parameters: string[] = [], runner: Runner = database) {
  const rows = await runner.query<{ name: string }>(sql, parameters);
  return rows.map(({ name }) => name).sort();
}

const columnsThat = (role: string, verb: string) =>
  names(
    `select relname || '.' || attname as name
       from pg_class join pg_attribute on attrelid = pg_class.oid
      where relnamespace = 'public'::regnamespace and relkind = 'r' and attnum > 0 and not attisdropped
        and has_column_privilege($1, pg_class.oid, attnum, $2)`,
    [role, verb],
  );

const of = (table: string, columns: readonly string[]) =>
  columns.map((column) => `${table}.${column}`);

const publicPostColumns = [
  ...['id', 'title', 'slug', 'excerpt', 'content', 'author', 'category', 'tags', 'image_url'],
  ...['image2', 'image3', 'og_image', 'book_image', 'book_link', 'amazon_link', 'gallery'],
  ...['meta_title', 'meta_description', 'published_at', 'public_at', 'updated_at'],
];
const keptByTheDatabase = ['id', 'public_at', 'updated_at'];
const editedPostColumns = [
  ...publicPostColumns.filter((column) => !keptByTheDatabase.includes(column)),
  'status',
  'scheduled_for',
];
const reviewColumns = ['originalidad', 'estilo', 'estructura', 'interes', 'catalogo', 'report'];

describe('default deny', () => {
  it('has only tables in the exposed schema, all of them in the matrix', async () => {
    const relations = await names(
      `select relname as name from pg_class
        where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'v', 'm', 'f')`,
    );
    expect(relations).toEqual([...new Set(tableRules.map(({ table }) => table))].sort());
  });

  it.each(Object.entries(callableFunctions))('%s may call only %s', async (role, expected) => {
    const callable = `select proname as name from pg_proc
      where pronamespace = 'public'::regnamespace and has_function_privilege($1, oid, 'execute')`;
    expect(await names(callable, [role])).toEqual(expected);
  });

  const inserted = [
    ...of('blog_posts', editedPostColumns),
    ...of('blog_images', ['name', 'alt', 'file_name']),
    ...of('submission_notes', ['area', 'submission_id', 'body']),
    ...of('submission_reviews', ['submission_id', ...reviewColumns]),
    ...of('letter_templates', ['name', 'subject', 'body']),
  ];
  const updated = [
    ...of('blog_posts', editedPostColumns),
    ...forms.flatMap(([, table]) => of(table, ['status', 'assigned_to'])),
    ...of('blog_images', ['alt']),
    ...of('submission_reviews', reviewColumns),
    ...of('letter_templates', ['subject', 'body']),
  ];

  it.each([
    ['anon', 'select', of('blog_posts', publicPostColumns)],
    ['anon', 'insert', []],
    ['anon', 'update', []],
    ['authenticated', 'insert', inserted],
    ['authenticated', 'update', updated],
  ])('%s may %s exactly these columns', async (role, verb, expected) => {
    expect(await columnsThat(role, verb)).toEqual([...expected].sort());
  });

  it('denies callers access to objects created later', async () => {
    await rolledBack(database, async (runner) => {
      await runner.exec(`
        create table public.later (id int);
        create function public.later() returns int language sql as 'select 1';
      `);
      const open = await runner.query(
        `select caller from unnest(array['anon', 'authenticated']) as caller
          where has_table_privilege(caller, 'public.later', 'select')
             or has_function_privilege(caller, 'public.later()', 'execute')`,
      );
      expect(open).toEqual([]);
    });
  });

  it('has a comment on every table, column and function', async () => {
    const silent = `
      select relname || coalesce('.' || attname, '') as name
        from pg_class left join pg_attribute
          on attrelid = pg_class.oid and attnum > 0 and not attisdropped
       where relnamespace = 'public'::regnamespace and relkind = 'r'
         and col_description(pg_class.oid, attnum) is null
      union all
      select relname from pg_class
       where relnamespace = 'public'::regnamespace and relkind = 'r'
         and obj_description(oid, 'pg_class') is null
      union all
      select proname from pg_proc
       where pronamespace in ('public'::regnamespace, 'private'::regnamespace)
         and obj_description(oid, 'pg_proc') is null`;
    expect(await names(silent)).toEqual([]);
  });
});

describe('advice of Supabase', () => {
  it.each(adviceRules)('$title', async ({ finds, violation, found }) => {
    expect(await names(finds)).toEqual([]);
    await rolledBack(database, async (runner) => {
      await runner.exec(violation);
      expect(await names(finds, [], runner)).toEqual([found]);
    });
  });

  it.each(['private', 'auth', 'storage', 'supabase_migrations', 'extensions'])(
    'the data API does not expose schema %s, even to the secret key',
    async (schema) => {
      const closed = secretClient().schema(schema as 'public');
      expect((await closed.rpc('list_people')).error?.code).toBe('PGRST106');
      expect((await closed.from('blog_posts').select()).error?.code).toBe('PGRST106');
    },
  );
});

it.each([
  'delete from public.audit_log',
  `update public.audit_log set kind = 'carta'`,
  `update public.audit_log set actor_email = 'otra@dauro.test'`,
])('the record only loses names, also with SQL: %s', async (statement) => {
  await rolledBack(database, async (runner) => {
    await runner.exec(
      `insert into public.audit_log (kind, actor_email) values ('acceso', 'una@dauro.test')`,
    );
    await runner.exec('update public.audit_log set actor_email = null');
    await expect(runner.exec(statement)).rejects.toThrow('only added to');
  });
});

it('adds new rows to every search index at once', async () => {
  const waiting = `
    select index.relname as name
      from pg_class as index join pg_am as method on method.oid = index.relam
     where method.amname = 'gin' and index.relnamespace = 'public'::regnamespace
       and not coalesce('fastupdate=off' = any (index.reloptions), false)`;
  expect(await names(waiting)).toEqual([]);
});
