import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Database } from '../supabase/database.ts';
import { openPglite } from '../supabase/database-pglite.ts';
import { dataPaths } from '../supabase/paths.ts';
import { prepareDatabase } from '../supabase/prepare-database.ts';
import { markdownTable } from './markdown-table.ts';
import { median } from './median.ts';

export type BlogTiming = { what: string; few: number; many: number };

const few = 10;
const many = 10_000;
const rounds = 41;

type Statement = { sql: string; parameters: unknown[] };
type Question = { what: string; ask(posts: number): Statement[] };

const question = (what: string, sql: string, ...parameters: unknown[]): Question => ({
  what,
  ask: () => [{ sql, parameters }],
});

/** What the pages ask the database for. */
const questions: Question[] = [
  question('First page', 'select * from public.blog_page()'),
  {
    what: 'Last page',
    ask: (posts) => [
      {
        sql: 'select * from public.blog_page(null, $1)',
        parameters: [Math.ceil(posts / 12)],
      },
    ],
  },
  question('First page of a section', 'select * from public.blog_page($1)', 'arte'),
  {
    what: 'Last page of a section',
    ask: (posts) => [
      {
        sql: 'select * from public.blog_page($1, $2)',
        parameters: ['arte', Math.max(1, Math.floor(posts / 48))],
      },
    ],
  },
  question('Article', 'select * from public.blog_posts where slug = $1', 'latido-de-prueba-1'),
  question('Its neighbours', 'select * from public.blog_neighbours($1)', 'latido-de-prueba-1'),
  {
    // Chosen in memory among the newest of its section and the newest of all (lib/blog/related.ts).
    what: 'Its related posts',
    ask: () => [
      { sql: 'select * from public.blog_page($1)', parameters: ['arte'] },
      { sql: 'select * from public.blog_page()', parameters: [] },
    ],
  },
  question('Former address', 'select public.moved_post_slug($1)', 'no-existe'),
  question('Search, a rare word', 'select * from public.search_blog_posts($1)', 'ornitorrinco'),
  question('Search, nothing found', 'select * from public.search_blog_posts($1)', 'nadalodice'),
  question('Search, a word of every article', 'select * from public.search_blog_posts($1)', 'voz'),
];

/** Articles as long as the seeded ones, because they are their texts; a few have a word that the others lack. */
async function fill(database: Database, from: number, to: number): Promise<void> {
  const batch = 1000;
  for (let first = from; first <= to; first += batch) {
    await database.query(
      `insert into public.blog_posts (slug, title, excerpt, content, category, status, published_at)
       select 'latido-de-prueba-' || number, 'Una voz de prueba, número ' || number,
         'Un extracto de prueba que basta para una lista.',
         source.content || case when number <= 3 then ' ornitorrinco' else '' end,
         (array['literatura', 'arte', 'cine', 'ia'])[1 + number % 4], 'published',
         timestamptz '2010-01-01' + number * interval '13 minutes'
       from generate_series($1::integer, $2::integer) as number
       join (
         select content, row_number() over (order by id) as place from public.blog_posts
         where slug not like 'latido-de-prueba-%'
       ) as source on source.place = 1 + number % 6`,
      [first, Math.min(to, first + batch - 1)],
    );
  }
  await database.query('analyze');
}

async function time(database: Database, { ask }: Question, posts: number): Promise<number> {
  const statements = ask(posts);
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const start = performance.now();
    for (const { sql, parameters } of statements) await database.query(sql, parameters);
    times.push(performance.now() - start);
  }
  return median(times);
}

/**
 * How long the blog's reads take with ten posts and with ten thousand, in the embedded database, in milliseconds. Fewer
 * than `most` posts show only that every question is answered.
 */
export async function measureBlogScale(projectDir: string, most = many): Promise<BlogTiming[]> {
  const folder = await mkdtemp(join(tmpdir(), 'dauro-blog-bench-'));
  const paths = dataPaths(folder);
  await mkdir(paths.root, { recursive: true });
  const { database } = await openPglite(paths);
  try {
    await prepareDatabase(database, projectDir);
    const [seeded] = await database.query<{ count: number }>(
      'select count(*)::integer as count from public.blog_posts',
      [],
    );
    const before = seeded?.count ?? 0;
    await fill(database, 1, few - before);
    const small = new Map<string, number>();
    for (const entry of questions) small.set(entry.what, await time(database, entry, few));
    await fill(database, few - before + 1, most - before);
    const timings: BlogTiming[] = [];
    for (const entry of questions) {
      const { what } = entry;
      timings.push({ what, few: small.get(what) ?? 0, many: await time(database, entry, most) });
    }
    return timings;
  } finally {
    await database.close();
    await rm(folder, { recursive: true, force: true });
  }
}

/** The measured part of docs/benchmarks.md that is about the blog. */
export function formatBlogScale(timings: readonly BlogTiming[]): string {
  const cells = timings.map(({ what, few: short, many: long }) => [
    what,
    `${short.toFixed(2)} ms`,
    `${long.toFixed(2)} ms`,
    (long / short).toFixed(1),
  ]);
  return markdownTable(['Read of the blog', '10 posts', '10,000 posts', 'Ratio'], cells);
}
