import { mkdir } from 'node:fs/promises';
import type { Database } from '../../supabase/database.ts';
import { openPglite } from '../../supabase/database-pglite.ts';
import { openPostgres } from '../../supabase/database-postgres.ts';
import { dataPaths } from '../../supabase/paths.ts';
import { prepareDatabase } from '../../supabase/prepare-database.ts';
import { markdownTable, median } from '../report.ts';

/** The role at the data API (visitors, staff, the secret key for searches) and its longest median, in ms. */
const goals = { anon: 10, authenticated: 50, service_role: 50 } as const;
type Role = keyof typeof goals;

type Questions = Partial<Record<Role, Readonly<Record<string, string | readonly string[]>>>>;

/** The database to measure: an empty PostgreSQL, or without an address the embedded database in a temporary folder. */
export type Place = { projectDir: string; folder: string; databaseUrl: string | undefined };

const rounds = 21;

/** A table of query times in a database that `fill` has filled, run as the account `staff`. */
export async function measureDatabase(
  { projectDir, folder, databaseUrl }: Place,
  fill: (database: Database) => Promise<void>,
  questions: (database: Database, staff: string) => Promise<Questions>,
): Promise<string> {
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
    const all = await questions(database, account.id);
    for (const role of Object.keys(goals) as Role[]) {
      const claims = JSON.stringify({ sub: account.id, role });
      for (const [what, asked] of Object.entries(all[role] ?? {})) {
        const time = await ask(database, role, claims, [asked].flat());
        rows.push([what, `${time.toFixed(1)} ms`, `${goals[role]} ms`]);
      }
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
