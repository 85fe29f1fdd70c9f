import { describe, expect, it } from 'vitest';
import type { Runner } from '../../local/supabase/database.ts';
import { adviceRules } from './advice-rules.ts';
import { openCatalog, rolledBack } from './catalog.ts';
import { secretClient } from './support.ts';

const database = await openCatalog();

const names = async (runner: Runner, sql: string) =>
  (await runner.query<{ name: string }>(sql)).map(({ name }) => name);

describe('advice of Supabase', () => {
  it.each(adviceRules)('$title', async ({ finds, violation, found }) => {
    expect(await names(database, finds)).toEqual([]);
    await rolledBack(database, async (runner) => {
      await runner.exec(violation);
      expect(await names(runner, finds)).toEqual([found]);
    });
  });

  it('the data API does not expose the functions of schema private, even to the secret key', async () => {
    const { error } = await secretClient()
      .schema('private' as 'public')
      .rpc('list_people');
    expect(error?.code).toBe('PGRST106');
  });
});
