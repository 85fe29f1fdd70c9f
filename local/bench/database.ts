import { mkdir } from 'node:fs/promises';
import type { Database } from '../supabase/database.ts';
import { openPglite } from '../supabase/database-pglite.ts';
import { openPostgres } from '../supabase/database-postgres.ts';
import { dataPaths } from '../supabase/paths.ts';
import { prepareDatabase } from '../supabase/prepare-database.ts';
import { markdownTable, median } from './report.ts';

/** The role at the data API (visitors, staff, the secret key for searches) and its longest median, in ms. */
const goals = { anon: 10, authenticated: 50, service_role: 50 } as const;
type Question = [role: keyof typeof goals, what: string, ...statements: string[]];

/** The database to measure: an empty PostgreSQL, or without an address the embedded database in a temporary folder. */
type Place = { projectDir: string; folder: string; databaseUrl: string | undefined };

const rounds = 21;
const posts = 10_000;
const proposals = 100_000;

/** The queries of the blog over ten thousand posts; returns the text for docs/benchmarks.md. */
export const benchBlog = (place: Place) =>
  measureDatabase(place, async (database) => {
    await fillPosts(database);
    const columns = 'slug, title, excerpt, author, category, tags, image_url, public_at';
    const page = (where: string, offset: number) =>
      `select ${columns} from public.blog_posts ${where} order by public_at desc, id desc limit 12 offset ${offset}`;
    // A range and an exact count in one statement, as PostgREST sends it.
    const counted = (where: string, offset: number) =>
      `with page as (${page(where, offset)}), counted as (select 1 from public.blog_posts ${where})
       select (select count(*) from counted), json_agg(page) from page`;
    const search = (term: string) => `select * from public.search_blog_posts('${term}')`;
    const art = "where category = 'arte'";
    const article = `select ${columns}, content from public.blog_posts where slug = 'prueba-5000'`;
    return [
      ['anon', 'First page', counted('', 0)],
      ['anon', 'Last page', counted('', posts)],
      ['anon', 'Last page of a section', counted(art, Math.floor(posts / 48) * 12)],
      ['anon', 'Article and its related posts', article, page(art, 0), page('', 0)],
      ['service_role', 'Search, a word of three articles', search('ornitorrinco')],
      ['service_role', 'Search, a word of every article', search('voz')],
      ['service_role', 'Search, a phrase of every article', search('"voz de prueba"')],
    ];
  });

/** The queries of the back-office's lists and searches; returns the text for docs/benchmarks.md. */
export const benchBackOffice = (place: Place) =>
  measureDatabase(place, async (database, staff) => {
    await fillProposals(database);
    await fillPosts(database);
    const [middle] = await database.query<{ created_at: string; id: string }>(
      'select created_at, id from public.editorial_submissions order by created_at, id limit 1 offset $1',
      [proposals / 2],
    );
    const { created_at: at, id } = middle ?? {};
    const list = (where: string, order = 'created_at desc, id desc') =>
      `select id, reference, created_at, email, status, nombre, apellidos, telefono, titulo_obra, tipo_obra
       from public.editorial_submissions ${where} order by ${order} limit 26`;
    const search = (term: string, more = '') =>
      `select id, reference, created_at, email
       from public.search_editorial_submissions('${term}', '${staff}'${more})`;
    const beyond = `where created_at <= '${at}' and (created_at < '${at}' or id < '${id}')`;
    const half = `, after_created_at => '${at}', after_id => '${id}'`;
    return [
      ['authenticated', 'List, first page', list('')],
      ['authenticated', 'List, half-way down', list(beyond)],
      ['authenticated', 'List, a state of one in a thousand', list("where status = 'aceptada'")],
      ['authenticated', 'List, what one reader has', list(`where assigned_to = '${staff}'`)],
      ['authenticated', 'List, by name', list('', 'sort_name, created_at, id')],
      ['authenticated', 'Dashboard, counters', 'select * from public.dashboard_counts()'],
      ['authenticated', 'Menu, what waits', 'select * from public.waiting_counts()'],
      ['service_role', 'Search, a word of three rows', search('ornitorrinco')],
      ['service_role', 'Search, a word of every row', search('acequia')],
      ['service_role', 'Search, a word of every row, half-way down', search('acequia', half)],
      ['service_role', 'Search, a stretch of an export', search('acequia', ', max_rows => 500')],
      [
        ...(['service_role', 'Posts, search for a word of every post'] as const),
        `select id, title from public.search_all_blog_posts('voz', '${staff}')`,
      ],
    ];
  });

/** Fills a database and asks its questions as the data API does, with the claims of the staff account. */
async function measureDatabase(
  { projectDir, folder, databaseUrl }: Place,
  prepare: (database: Database, staff: string) => Promise<Question[]>,
): Promise<string> {
  const paths = dataPaths(folder);
  await mkdir(paths.root, { recursive: true });
  const database = databaseUrl
    ? await openPostgres(databaseUrl)
    : (await openPglite(paths)).database;
  try {
    await prepareDatabase(database, projectDir);
    const [account] = await database.query<{ id: string }>(
      "select id from auth.users where email = 'equipo@dauro.test'",
    );
    if (!account) throw new Error('The demo accounts are missing');
    const questions = await prepare(database, account.id);
    await database.exec('vacuum analyze');
    const rows: string[][] = [];
    for (const [role, what, ...statements] of questions) {
      const claims = JSON.stringify({ sub: account.id, role });
      const time = await ask(database, role, claims, statements);
      rows.push([what, `${time.toFixed(1)} ms`, `${goals[role]} ms`]);
    }
    const where = databaseUrl ? 'PostgreSQL' : 'The embedded database';
    return `${where}, ${rounds} rounds.\n\n${markdownTable(['Question', 'Median', 'Goal'], rows)}`;
  } finally {
    await database.close();
  }
}

/** The median time of the statements together, run as the data API does: claims and role set for one transaction. */
function ask(database: Database, role: string, claims: string, statements: readonly string[]) {
  return database.transaction(async (runner) => {
    await runner.query("select set_config('request.jwt.claims', $1, true)", [claims]);
    await runner.exec(`set local role ${role}`);
    const times: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const start = performance.now();
      for (const statement of statements) await runner.query(statement);
      times.push(performance.now() - start);
    }
    return median(times);
  });
}

/** Every title has a common word, three a unique one; one in a thousand is accepted, one in fifty assigned. */
async function fillProposals(database: Database): Promise<void> {
  await database.query(
    `insert into public.editorial_submissions (
       nombre, apellidos, email, telefono, titulo_obra, tipo_obra, obra_file_path, curriculum_file_path,
       status, assigned_to, created_at
     )
     select
       (array['Rosario', 'Íñigo', 'Zoraida', 'Federico', 'Mariana', 'Ángel', 'Soledad'])[1 + n % 7],
       (array['Peña', 'Ibáñez', 'Núñez', 'Alarcón', 'Ganivet', 'Zafra'])[1 + n % 6] || ' '
         || (array['Robles', 'Vílchez', 'Cano', 'Melgar', 'Titos'])[1 + n % 5],
       'autora' || n || '@prueba.example', '+34 6' || lpad(n::text, 8, '0'),
       'La acequia número ' || n || case when n % 33333 = 1 then ', ornitorrinco' else '' end,
       (array['novela', 'cuento', 'poesia', 'ensayo', 'biografia', 'otro'])[1 + n % 6],
       'manuscripts/obra-' || n || '.pdf', 'cvs/cv-' || n || '.pdf',
       case when n % 1000 = 0 then 'aceptada' when n % 3 = 0 then 'archivada' else 'nueva' end,
       case when n % 50 = 0 then reader.id end,
       now() - ($1::integer - n) * interval '11 minutes'
     from generate_series(1, $1::integer) as n, auth.users as reader
     where reader.email = 'equipo@dauro.test'`,
    [proposals],
  );
}

/** Three have a unique word. Without triggers, because computing ten thousand search vectors takes minutes. */
async function fillPosts(database: Database): Promise<void> {
  await database.exec('alter table public.blog_posts disable trigger user');
  await database.query(
    `insert into public.blog_posts
       (slug, title, excerpt, content, category, status, published_at, created_at, search)
     select 'prueba-' || n, 'Una voz de prueba, número ' || n, source.excerpt, source.content,
       (array['literatura', 'arte', 'cine', 'ia'])[1 + n % 4], 'published', moment, moment,
       source.search || public.spanish_vector('Una voz de prueba, número ' || n
         || case when n <= 3 then ' ornitorrinco' else '' end)
     from generate_series(1, $1::integer) as n
     cross join lateral (select timestamptz '2010-01-01' + n * interval '13 minutes' as moment) as time
     join (
       select excerpt, content, search, row_number() over (order by id) as place from public.blog_posts
     ) as source on source.place = 1 + n % 6`,
    [posts],
  );
  await database.exec('alter table public.blog_posts enable trigger user');
}
