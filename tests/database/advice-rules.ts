/**
 * The checks of Supabase's database adviser, as queries over the catalogue. `finds` selects the names of objects that
 * break the rule; `violation` breaks it, and `found` is the name that the query must then return.
 */
type AdviceRule = { title: string; finds: string; violation: string; found: string };

/** Tables that have no policy, because only the secret key may touch them. */
const secretTables = [
  'blog_revision_images',
  'erasures',
  'job_runs',
  'mail_outbox',
  'rate_limits',
  'recovery_codes',
];

const callers = `unnest(array['anon', 'authenticated']) as caller`;
const publicTables = `(select oid, relname from pg_class
  where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')) as entry`;
const hasPolicy = 'exists (select from pg_policy where polrelid = entry.oid)';
const isSecret = `entry.relname in (${secretTables.map((name) => `'${name}'`).join(', ')})`;
const ownFunctions = `(select * from pg_proc
  where pronamespace in ('public'::regnamespace, 'private'::regnamespace)) as entry`;
const policies = `(select *, coalesce(qual, '') || ' ' || coalesce(with_check, '') as rule,
    case when cmd = 'ALL' then array['SELECT', 'INSERT', 'UPDATE', 'DELETE'] else array[cmd] end as verbs,
    case when 'public' = any (roles) then array['anon', 'authenticated'] else roles::text[] end as callers
  from pg_policies where schemaname in ('public', 'storage') and permissive = 'PERMISSIVE') as entry`;

export const adviceRules: readonly AdviceRule[] = [
  {
    title: 'row level security on every table',
    finds: `select relname as name from ${publicTables} join pg_class using (oid, relname) where not relrowsecurity`,
    violation: 'alter table public.job_runs disable row level security',
    found: 'job_runs',
  },
  {
    title: 'policies on every table but those of the secret key',
    finds: `select relname as name from ${publicTables} where ${hasPolicy} = (${isSecret})`,
    violation: 'drop policy "staff read revisions" on public.blog_post_revisions',
    found: 'blog_post_revisions',
  },
  {
    title: 'no grants on the tables of the secret key',
    finds: `select distinct relname as name from ${publicTables}, ${callers}
      where ${isSecret}
        and (has_table_privilege(caller, oid, 'select, insert, update, delete, truncate, references, trigger')
          or has_any_column_privilege(caller, oid, 'select, insert, update, references'))`,
    violation: 'grant select (name) on public.job_runs to authenticated',
    found: 'job_runs',
  },
  {
    title: 'no always-true policy for writes',
    finds: `select policyname as name from ${policies}
      where cmd <> 'SELECT' and (qual ~* '^\\W*(true|1 = 1)\\W*$' or with_check ~* '^\\W*(true|1 = 1)\\W*$')`,
    violation:
      'create policy "open" on public.job_runs for insert to authenticated with check (true)',
    found: 'open',
  },
  {
    title: 'functions in policies wrapped in a select, so that they run once and not for each row',
    finds: `select policyname as name from ${policies}
      where rule ~ '(?<!SELECT )((auth|private)\\.\\w+|current_setting)\\('`,
    violation: `create policy "slow" on public.audit_log for delete to authenticated
      using (actor = auth.uid())`,
    found: 'slow',
  },
  {
    title: 'one permissive policy for each role and verb',
    finds: `select distinct tablename as name from ${policies}, unnest(callers) as caller, unnest(verbs) as verb
      group by schemaname, tablename, caller, verb having count(*) > 1`,
    violation: 'create policy "second" on public.blog_posts using (false)',
    found: 'blog_posts',
  },
  {
    title: 'a fixed search path for every function',
    finds: `select proname as name from ${ownFunctions} where not coalesce('search_path=""' = any (proconfig), false)`,
    violation: `create function public.loose() returns int language sql as 'select 1'`,
    found: 'loose',
  },
  {
    title: 'no definer function open to callers',
    finds: `select distinct proname as name from ${ownFunctions}, ${callers}
      where pronamespace = 'public'::regnamespace and prosecdef and has_function_privilege(caller, oid, 'execute')`,
    violation: 'grant execute on function public.personal_data(text) to authenticated',
    found: 'personal_data',
  },
  {
    title: 'no view with the rights of its owner open to callers',
    finds: `select distinct relname as name from pg_class, ${callers}
      where relnamespace = 'public'::regnamespace and has_any_column_privilege(caller, oid, 'select')
        and (relkind = 'm' or relkind = 'v' and coalesce(reloptions::text, '') !~ 'security_invoker=(true|on|1)')`,
    violation: `create view public.leak as select slug from public.blog_posts;
      grant select on public.leak to anon`,
    found: 'leak',
  },
  {
    title: 'nothing of auth readable by callers, by a grant or through a view',
    finds: `select distinct relname::text as name from pg_class, ${callers}
      where relnamespace = 'auth'::regnamespace and relkind in ('r', 'p', 'v', 'm')
        and has_any_column_privilege(caller, oid, 'select')
      union
      select relname from pg_class join pg_rewrite on ev_class = pg_class.oid
        join pg_depend on classid = 'pg_rewrite'::regclass and objid = pg_rewrite.oid
      where relnamespace = 'public'::regnamespace and refclassid = 'pg_class'::regclass
        and refobjid in (select oid from pg_class where relnamespace = 'auth'::regnamespace)`,
    violation: 'create view public.people as select email from auth.users',
    found: 'people',
  },
  {
    title: 'no extension in public',
    finds: `select extname as name from pg_extension where extnamespace = 'public'::regnamespace`,
    violation: 'alter extension unaccent set schema public',
    found: 'unaccent',
  },
  {
    title: 'an index for every foreign key',
    finds: `select conname as name from pg_constraint as entry
      where contype = 'f' and connamespace = 'public'::regnamespace and not exists (
        select from pg_index where indrelid = conrelid and indpred is null
          and (indkey::int2[])[0:cardinality(conkey) - 1] @> conkey)`,
    violation: 'drop index public.user_roles_granted_by_idx',
    found: 'user_roles_granted_by_fkey',
  },
  {
    title: 'no duplicate index',
    finds: `select indrelid::regclass::text as name from pg_index join pg_class on pg_class.oid = indexrelid
      where relnamespace = 'public'::regnamespace
      group by indrelid, relam, indkey::text, indclass::text, indoption::text, indcollation::text,
        pg_get_expr(indexprs, indrelid), pg_get_expr(indpred, indrelid)
      having count(*) > 1`,
    violation: 'create index on public.mail_outbox (lower(recipient), created_at)',
    found: 'mail_outbox',
  },
  {
    title: 'a primary key for every table',
    finds: `select relname as name from ${publicTables}
      where not exists (select from pg_constraint where conrelid = entry.oid and contype = 'p')`,
    violation: 'alter table public.job_runs drop constraint job_runs_pkey',
    found: 'job_runs',
  },
  {
    title: 'no bucket that callers other than staff may list',
    finds: `select policyname as name from ${policies}
      where schemaname = 'storage' and 'SELECT' = any (verbs)
        and ('anon' = any (callers) or coalesce(qual, '') !~ 'private\\.works_on\\(')`,
    violation: `create policy "leak" on storage.objects for select to authenticated
      using (bucket_id = 'blog-images')`,
    found: 'leak',
  },
];
