import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Database } from '../../supabase/database.ts';
import { openPglite } from '../../supabase/database-pglite.ts';
import { openPostgres } from '../../supabase/database-postgres.ts';
import { dataPaths } from '../../supabase/paths.ts';
import { prepareDatabase } from '../../supabase/prepare-database.ts';
import { markdownTable, median } from '../report.ts';

export type Question = {
  what: string;
  /** Whom the data API asks as: visitors and staff under row level security, the secret key for searches. */
  as: 'anon' | 'authenticated' | 'service_role';
  statements: string[];
  /** Milliseconds that the median should not exceed. */
  goal: number;
};

/** Where to measure: an empty PostgreSQL, or the embedded database without an address. */
export type Place = { projectDir: string; databaseUrl: string | undefined };

const rounds = 21;

/** The table of how long questions take in a database that `fill` has filled; `staff` is the account that asks. */
export async function measureDatabase(
  { projectDir, databaseUrl }: Place,
  fill: (database: Database) => Promise<void>,
  questions: (database: Database, staff: string) => Promise<Question[]>,
): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'dauro-database-bench-'));
  const paths = dataPaths(folder);
  await mkdir(paths.root, { recursive: true });
  const database = databaseUrl
    ? await openPostgres(databaseUrl)
    : (await openPglite(paths)).database;
  try {
    await prepareDatabase(database, projectDir);
    await fill(database);
    await database.exec('vacuum analyze');
    const [account] = await database.query<{ id: string }>(
      "select id from auth.users where email = 'equipo@dauro.test'",
    );
    if (!account) throw new Error('The demo accounts are missing');
    const rows: string[][] = [];
    for (const question of await questions(database, account.id)) {
      const time = await ask(database, question, account.id);
      rows.push([question.what, `${time.toFixed(1)} ms`, `${question.goal} ms`]);
    }
    const where = databaseUrl ? 'PostgreSQL' : 'The embedded database';
    return `${where}, ${rounds} rounds.\n\n${markdownTable(['Question', 'Median', 'Goal'], rows)}`;
  } finally {
    await database.close();
    await rm(folder, { recursive: true, force: true });
  }
}

/** As the data API does it: claims and role for one transaction. */
function ask(database: Database, { as, statements }: Question, staff: string): Promise<number> {
  return database.transaction(async (runner) => {
    const claims = JSON.stringify({ sub: staff, role: as });
    await runner.query("select set_config('request.jwt.claims', $1, true)", [claims]);
    await runner.exec(`set local role ${as}`);
    const times: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const start = performance.now();
      for (const statement of statements) await runner.query(statement);
      times.push(performance.now() - start);
    }
    return median(times);
  });
}
