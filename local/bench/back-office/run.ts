import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { openPglite } from '../../supabase/database-pglite.ts';
import { openPostgres } from '../../supabase/database-postgres.ts';
import { dataPaths } from '../../supabase/paths.ts';
import { prepareDatabase } from '../../supabase/prepare-database.ts';
import { formatBackOffice } from './format.ts';
import { measureBackOffice } from './measure.ts';

/**
 * `node local/bench/back-office/run.ts`: the lists of the back-office over 100,000 proposals and 10,000 posts, in the
 * embedded database, or in the empty PostgreSQL of DATABASE_URL. Prints what docs/benchmarks.md shows.
 */
const url = process.env['DATABASE_URL'];
const folder = await mkdtemp(join(tmpdir(), 'dauro-back-office-bench-'));
const paths = dataPaths(folder);
await mkdir(paths.root, { recursive: true });
const database = url ? await openPostgres(url) : (await openPglite(paths)).database;
try {
  await prepareDatabase(database, fileURLToPath(new URL('../../..', import.meta.url)));
  const size = {
    proposals: Number(process.env['PROPOSALS'] ?? 100_000),
    posts: Number(process.env['POSTS'] ?? 10_000),
    rounds: 21,
  };
  console.log(formatBackOffice(await measureBackOffice(database, size)));
} finally {
  await database.close();
  await rm(folder, { recursive: true, force: true });
}
