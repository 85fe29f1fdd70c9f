import type { Database, Runner } from '../../supabase/database.ts';
import { median } from '../median.ts';
import { fillPosts, fillProposals } from './fill.ts';
import { type Cursor, cursorQuery, type Question, questionsFor } from './questions.ts';

export type Answer = {
  what: string;
  /** Milliseconds, of all the rounds. */
  best: number;
  median: number;
  worst: number;
  plan: string[] | undefined;
};

export type Size = { proposals: number; posts: number; rounds: number };

/** Fills a database that has nothing but the seed (or was filled before), and asks it what the back-office asks. */
export async function measureBackOffice(database: Database, size: Size): Promise<Answer[]> {
  const [stored] = await database.query<{ rows: number }>(
    'select count(*)::integer as rows from public.editorial_submissions',
  );
  if ((stored?.rows ?? 0) < size.proposals) {
    await fillProposals(database, size.proposals);
    await fillPosts(database, size.posts);
    await database.exec('vacuum analyze');
  }
  const [cursor] = await database.query<{ created_at: string; id: string }>(cursorQuery);
  const [staff] = await database.query<{ id: string }>(
    "select id from auth.users where email = 'equipo@dauro.test'",
  );
  if (!cursor || !staff) throw new Error('The database was not filled');
  const half: Cursor = { createdAt: cursor.created_at, id: cursor.id };
  const answers: Answer[] = [];
  for (const question of questionsFor(half, staff.id)) {
    answers.push(await ask(database, question, staff.id, size.rounds));
  }
  return answers;
}

/** As the data API does it: role and claims for this transaction, then the one question. */
async function become(runner: Runner, as: Question['as'], staff: string): Promise<void> {
  const claims = JSON.stringify({ sub: staff, role: 'authenticated' });
  await runner.query("select set_config('request.jwt.claims', $1, true)", [claims]);
  await runner.exec(`set local role ${as === 'staff' ? 'authenticated' : 'service_role'}`);
}

async function ask(
  database: Database,
  { what, as, sql, parameters = [], explained }: Question,
  staff: string,
  rounds: number,
): Promise<Answer> {
  const times: number[] = [];
  let plan: string[] | undefined;
  await database.transaction(async (runner) => {
    await become(runner, as, staff);
    for (let round = 0; round < rounds; round += 1) {
      const start = performance.now();
      await runner.query(sql, parameters);
      times.push(performance.now() - start);
    }
    if (!explained) return;
    const lines = await runner.query<{ 'QUERY PLAN': string }>(
      `explain (analyze, costs off, timing off, summary off) ${sql}`,
      parameters,
    );
    plan = lines.map((line) => line['QUERY PLAN']);
  });
  return { what, best: Math.min(...times), median: median(times), worst: Math.max(...times), plan };
}
