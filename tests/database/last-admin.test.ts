import { describe, expect, it } from 'vitest';
import type { Runner } from '../../local/supabase/database.ts';
import { openCatalog, rolledBack } from './catalog.ts';

const refusal = /The last admin cannot be removed/;
const account = (name: string) => `(select id from auth.users where email = '${name}@dauro.test')`;
const onlyAdmin = `user_id = ${account('admin')} and role = 'admin'`;
const promote = `insert into public.user_roles (user_id, role) values (${account('lector')}, 'admin');`;
const database = await openCatalog();

/** In a transaction of its own, in which the demo admin is the only admin. */
const withOneAdmin = (work: (runner: Runner) => Promise<void>) =>
  rolledBack(database, async (runner) => {
    await runner.exec(`delete from public.user_roles where role = 'admin' and not (${onlyAdmin})`);
    await work(runner);
  });

describe('the rule of the last admin', () => {
  it.each([
    ['losing the role', `delete from public.user_roles where ${onlyAdmin}`],
    ['becoming staff', `update public.user_roles set role = 'staff' where ${onlyAdmin}`],
    ['deleting the account', `delete from auth.users where id = ${account('admin')}`],
    ['clearing the table', 'delete from public.user_roles'],
  ])('prevents %s', async (_, sql) => {
    await withOneAdmin((runner) => expect(runner.exec(sql)).rejects.toThrow(refusal)).catch(
      // PostgreSQL aborts the whole transaction after the refusal, which has the same effect as a rollback.
      (error: unknown) => expect(String(error)).toMatch(refusal),
    );
  });

  it('allows removing one of two admins', async () => {
    await withOneAdmin(async (runner) => {
      await runner.exec(`${promote} delete from public.user_roles where ${onlyAdmin};`);
      const [left] = await runner.query<{ count: number }>(
        `select count(*)::int as count from public.user_roles where role = 'admin'`,
      );
      expect(left?.count).toBe(1);
    });
  });

  it('does not restrict staff', async () => {
    await rolledBack(database, async (runner) => {
      const gone = await runner.query(
        `delete from public.user_roles where role = 'staff' returning user_id`,
      );
      expect(gone).not.toHaveLength(0);
    });
  });
});
