import { type Answer, askSupabase, member, textOf } from './ask.ts';
import { type Context, ok, unknown, type Verdict, wrong } from './finding.ts';

/**
 * Every table, with a column that may not be null and, where visitors may read some columns, a column that they may
 * not. The anonymous key may read some columns of published posts and nothing else, and may write nothing.
 */
const tables = {
  assignment_rules: { required: 'area' },
  blog_images: { required: 'name' },
  blog_posts: { required: 'id', hidden: 'status' },
  blog_post_slugs: { required: 'slug' },
  blog_post_revisions: { required: 'post_id' },
  blog_revision_images: { required: 'revision_id' },
  contact_messages: { required: 'id' },
  dauro_arte_contacts: { required: 'id' },
  editorial_submissions: { required: 'id' },
  services_contacts: { required: 'id' },
  job_runs: { required: 'name' },
  letter_templates: { required: 'name' },
  mail_outbox: { required: 'id' },
  office_records: { required: 'id' },
  rate_limits: { required: 'key' },
  role_changes: { required: 'id' },
  submission_events: { required: 'id' },
  submission_letters: { required: 'id' },
  submission_notes: { required: 'id' },
  submission_reviews: { required: 'id' },
  user_roles: { required: 'user_id' },
  web_vitals: { required: 'page' },
} as const;

export const tableNames = Object.keys(tables);

type Outcome = 'closed' | 'open' | 'missing' | 'silent';
type Try = (context: Context, table: keyof typeof tables) => Promise<Outcome[]>;

const permissionDenied = '42501';
const notNullViolation = '23502';

function outcomeOf(answer: Answer | null, isOpen: (answer: Answer) => boolean): Outcome {
  if (!answer) return 'silent';
  const code = textOf(member(answer.body, 'code'));
  if (code === permissionDenied) return 'closed';
  if (code === 'PGRST205' || code === '42P01') return 'missing';
  if (isOpen(answer)) return 'open';
  return answer.status < 300 ? 'closed' : 'silent';
}

const succeeded = ({ status }: Answer) => status < 300;

const hasRows = ({ status, body }: Answer) =>
  status < 300 && !(Array.isArray(body) && body.length === 0);

const read: Try = async (context, table) => {
  const { required, hidden } = { hidden: undefined, ...tables[table] };
  const path = `/rest/v1/${table}?select=${hidden ?? required}&limit=1`;
  return [outcomeOf(await askSupabase(context, 'publishable', path), hasRows)];
};

/**
 * Attempts writes that cannot change anything, even where the service does not roll back: Postgres checks permissions
 * and policies before the not-null constraint, and the update and delete use a condition that no row meets.
 */
const write: Try = async (context, table) => {
  const { required } = tables[table];
  const path = `/rest/v1/${table}`;
  const none = `${path}?${required}=is.null`;
  const body = { [required]: null };
  const prefer = 'tx=rollback, return=minimal';
  const [insert, update, remove] = await Promise.all([
    askSupabase(context, 'publishable', path, { method: 'POST', body, prefer }),
    askSupabase(context, 'publishable', none, { method: 'PATCH', body, prefer }),
    askSupabase(context, 'publishable', none, { method: 'DELETE', prefer }),
  ]);
  const reachedTheRow = (answer: Answer) =>
    succeeded(answer) || member(answer.body, 'code') === notNullViolation;
  return [
    outcomeOf(insert, reachedTheRow),
    outcomeOf(update, succeeded),
    outcomeOf(remove, succeeded),
  ];
};

async function tryAll(context: Context, attempt: Try) {
  const names = Object.keys(tables) as (keyof typeof tables)[];
  const outcomes = await Promise.all(
    names.map(async (table) => ({ table, found: await attempt(context, table) })),
  );
  return (outcome: Outcome) =>
    outcomes.filter(({ found }) => found.includes(outcome)).map(({ table }) => table);
}

/** Every table exists, and the anonymous key can read no rows except published posts. */
export async function checkReads(context: Context): Promise<Verdict> {
  const having = await tryAll(context, read);
  const [open, missing, silent] = [having('open'), having('missing'), having('silent')];
  if (open.length > 0) return wrong('readsOpen', { list: open.join(', ') });
  if (missing.length > 0) return wrong('tablesMissing', { list: missing.join(', ') });
  if (silent.length > 0) return unknown('notAnswered');
  return ok('readsClosed', { n: tableNames.length });
}

/** The anonymous key may not insert, update or delete in any table. */
export async function checkWrites(context: Context): Promise<Verdict> {
  const having = await tryAll(context, write);
  const open = having('open');
  if (open.length > 0) return wrong('writesOpen', { list: open.join(', ') });
  if (having('silent').length > 0) return unknown('notAnswered');
  if (having('missing').length > 0) return unknown('tablesNotThere');
  return ok('writesClosed', { n: tableNames.length });
}

/** The anonymous key may not call the site's database functions, which are for the secret key. */
export async function checkFunctions(context: Context): Promise<Verdict> {
  const answer = await askSupabase(context, 'publishable', '/rest/v1/rpc/applied_migrations', {
    method: 'POST',
    body: {},
  });
  if (answer?.status === 200) return wrong('functionsOpen');
  return answer && [401, 403, 404].includes(answer.status)
    ? ok('functionsClosed')
    : unknown('notAnswered');
}

/** Visitors may read published posts and no drafts. */
export async function checkPosts(context: Context): Promise<Verdict> {
  const posts = '/rest/v1/blog_posts?select=slug&limit=1';
  const [published, drafts] = await Promise.all([
    askSupabase(context, 'publishable', posts),
    askSupabase(context, 'secret', `${posts}&status=eq.draft`),
  ]);
  if (!published || published.status >= 500) return unknown('notAnswered');
  if (published.status !== 200) return wrong('postsHidden');
  const draft = Array.isArray(drafts?.body) ? textOf(member(drafts.body[0], 'slug')) : '';
  if (!draft) return ok('postsReadable');
  const path = `${posts}&slug=eq.${encodeURIComponent(draft)}`;
  const seen = await askSupabase(context, 'publishable', path);
  if (seen && hasRows(seen)) return wrong('draftsOpen');
  return seen?.status === 200 ? ok('postsReadable') : unknown('notAnswered');
}
