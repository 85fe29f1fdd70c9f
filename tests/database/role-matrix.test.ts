import type { SupabaseClient } from '@supabase/supabase-js';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import {
  type Caller,
  type Context,
  everybody,
  type Row,
  type TableRules,
  tableRules,
  type Verb,
  verbs,
} from './matrix.ts';
import { blogPost, proposal } from './rows.ts';
import { insertRow, matrixClients, must, newAccount, secretClient } from './support.ts';

/** Table and column names come from the rules, so these clients have no schema type. */
const secret: SupabaseClient = secretClient();
let clients: Record<Caller, SupabaseClient>;
let context: Context;
let cleanUp: () => Promise<void> = () => Promise.resolve();

beforeAll(async () => {
  const all = await matrixClients();
  clients = all.clients;
  const postId = await insertRow('blog_posts', blogPost());
  const revision = secret.from('blog_post_revisions').select('id').eq('post_id', postId);
  context = {
    postId,
    revisionId: must(await revision.single()).id,
    proposalId: await insertRow('editorial_submissions', proposal()),
    accountId: (await newAccount()).id,
  };
  return async () => {
    await all.end();
    must(await secret.from('blog_posts').delete().eq('id', context.postId));
    must(await secret.from('editorial_submissions').delete().eq('id', context.proposalId));
  };
});

afterEach(() => cleanUp());

async function stored({ table, probe, change }: TableRules, value: string) {
  const query = secret.from(table).select<string, Row>(change.column);
  const rows = must(await query.eq(probe, value));
  return rows[0];
}

/** Tries a change, ignores its result, and returns the database's content afterwards. */
async function succeeds(rules: TableRules, verb: Verb, client: SupabaseClient): Promise<boolean> {
  const { table, probe, change, allowed } = rules;
  const row = rules.row(context);
  const value = String(row[probe]);
  cleanUp = async () => {
    if (allowed.delete.length > 0) must(await secret.from(table).delete().eq(probe, value));
  };
  if (verb !== 'insert') must(await secret.from(table).insert(row));
  switch (verb) {
    case 'select': {
      const { data } = await client.from(table).select(probe).eq(probe, value);
      return data?.length === 1;
    }
    case 'insert':
      await client.from(table).insert(row);
      return (await stored(rules, value)) !== undefined;
    case 'update': {
      const changed = { [change.column]: change.value };
      await client.from(table).update(changed).eq(probe, value);
      return (await stored(rules, value))?.[change.column] === change.value;
    }
    case 'delete':
      await client.from(table).delete().eq(probe, value);
      return (await stored(rules, value)) === undefined;
  }
}

const cases = tableRules.flatMap((rules) =>
  verbs.flatMap((verb) =>
    everybody.map((caller) => {
      const allowed = rules.allowed[verb].includes(caller);
      const title = rules.title ?? rules.table;
      return { rules, verb, caller, title, answer: allowed ? 'may' : 'may not', allowed };
    }),
  ),
);

describe('role matrix: tables', () => {
  it.each(cases)('$caller $answer $verb $title', async ({ rules, verb, caller, allowed }) => {
    expect(await succeeds(rules, verb, clients[caller])).toBe(allowed);
  });
});
