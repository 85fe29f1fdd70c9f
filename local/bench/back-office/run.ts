import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openPglite } from '../../supabase/database-pglite.ts';
import { openPostgres } from '../../supabase/database-postgres.ts';
import { dataPaths } from '../../supabase/paths.ts';
import { prepareDatabase } from '../../supabase/prepare-database.ts';
import { formatBackOffice } from './format.ts';
import { measureBackOffice } from './measure.ts';

type Options = {
  projectDir: string;
  /** An empty PostgreSQL; the embedded database without it. */
  databaseUrl: string | undefined;
  proposals?: number;
  posts?: number;
};

const rounds = 21;

/** The lists of the back-office over 100,000 proposals and 10,000 posts: the text that docs/benchmarks.md shows. */
export async function benchBackOffice(options: Options): Promise<string> {
  const { projectDir, databaseUrl, proposals = 100_000, posts = 10_000 } = options;
  const folder = await mkdtemp(join(tmpdir(), 'dauro-back-office-bench-'));
  const paths = dataPaths(folder);
  await mkdir(paths.root, { recursive: true });
  const database = databaseUrl
    ? await openPostgres(databaseUrl)
    : (await openPglite(paths)).database;
  try {
    await prepareDatabase(database, projectDir);
    const answers = await measureBackOffice(database, { proposals, posts, rounds });
    const where = databaseUrl ? 'PostgreSQL' : 'the embedded database';
    return [
      `${proposals} proposals and ${posts} posts in ${where}, ${rounds} rounds each.`,
      formatBackOffice(answers),
    ].join('\n\n');
  } finally {
    await database.close();
    await rm(folder, { recursive: true, force: true });
  }
}
