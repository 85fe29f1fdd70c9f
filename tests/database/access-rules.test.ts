import { expect, it } from 'vitest';
import { checkRules } from '@/lib/doctor/access';
import { accessRules } from '@/lib/doctor/access-rules.gen';
import { servicesWith } from '../setup/healthy-services.ts';
import { openCatalog, rolledBack } from './catalog.ts';
import { must, secretClient } from './support.ts';

const database = await openCatalog();

const parts = ['tables', 'policies', 'functions', 'triggers', 'roles', 'buckets'] as const;

/** What each part of the doctor's report says of a database with these rules, without what is right. */
async function report(rules: unknown): Promise<string[]> {
  const context = servicesWith(({ url }) =>
    url.pathname.endsWith('/rpc/access_rules') ? Response.json(rules) : undefined,
  );
  const verdicts = await Promise.all(
    parts.map(async (part) => ({ part, ...(await checkRules(part)(context)) })),
  );
  return verdicts
    .filter(({ state }) => state !== 'ok')
    .map(({ part, values }) =>
      [
        part,
        ...Object.entries(values ?? {}).flatMap(([what, names]) =>
          names === 'none' ? [] : `${what} ${names}`,
        ),
      ].join(': '),
    );
}

it('the rules of lib/doctor are those of the migrations (else: npm run gen:database)', async () => {
  expect(must(await secretClient().rpc('access_rules'))).toEqual(accessRules);
  expect(await report(accessRules)).toEqual([]);
});

/** What somebody may do to the rules, and what the doctor then says. */
const faults = `
grant select on public.job_runs to anon → tables: changed table public.job_runs
grant truncate on public.blog_posts to authenticated → tables: changed table public.blog_posts
grant select (status) on public.blog_posts to anon → tables: changed column public.blog_posts.status
grant update (nombre) on public.editorial_submissions to authenticated → tables: extra column public.editorial_submissions.nombre
revoke select (title) on public.blog_posts from anon → tables: changed column public.blog_posts.title
grant select on public.mail_outbox to public → tables: changed table public.mail_outbox
alter table public.user_roles disable row level security → tables: changed table public.user_roles
alter table storage.objects disable row level security → tables: changed table storage.objects
create table public.later (id int) → tables: extra table public.later
drop table public.audit_log cascade → tables: missing table public.audit_log
create view public.people as select email from auth.users → tables: extra table public.people (view; rights of its owner)
grant select on auth.users to authenticated → tables: extra table auth.users
grant select (email) on auth.users to authenticated → tables: extra column auth.users.email
create sequence public.numbers; grant usage on sequence public.numbers to anon → tables: extra sequence public.numbers
drop policy "staff remove blog images and admins visitors' files" on storage.objects → policies: missing storage.objects "staff remove blog images and admins visitors' files"
create policy "open" on public.contact_messages for select to anon using (true) → policies: extra public.contact_messages open
alter policy "visitors read public posts" on public.blog_posts using (true) → policies: changed public.blog_posts "visitors read public posts"
alter policy "own roles and admins read" on public.user_roles to public → policies: changed public.user_roles "own roles and admins read"
alter policy "staff write posts" on public.blog_posts with check (true) → policies: changed public.blog_posts "staff write posts"
grant execute on function public.personal_data(text) to authenticated → functions: changed public.personal_data(address text)
grant execute on function private.entry_table(text) to public → functions: changed private.entry_table(area text)
revoke execute on function private.works_on(text) from authenticated → functions: changed private.works_on(what text)
create or replace function private.works_on(what text) returns boolean language sql stable security definer set search_path = '' as 'select true' → functions: changed private.works_on(what text)
alter function private.account_works_on(uuid, text) reset search_path → functions: changed private.account_works_on(account uuid, what text)
alter function public.joined_digits(text) security definer → functions: changed public.joined_digits(words text)
create function public.peek() returns text language sql security definer as 'select 1::text' → functions: extra public.peek()
drop trigger user_roles_lock on public.user_roles → triggers: missing public.user_roles user_roles_lock
alter table public.user_roles disable trigger user_roles_lock → triggers: changed public.user_roles user_roles_lock
alter table public.user_roles disable trigger all → triggers: extra public.user_roles user_roles_user_id_fkey
create trigger spy after insert on auth.users for each row execute function public.touch_updated_at() → triggers: extra auth.users spy
drop trigger keep_private_files_private on storage.objects → triggers: missing storage.objects keep_private_files_private
alter default privileges in schema public grant select on tables to anon → roles: extra default r public (anon: select)
alter default privileges grant execute on functions to public → roles: extra default f
alter default privileges grant all on tables to authenticated → roles: extra default r
grant service_role to anon → roles: changed role anon (noinherit, in role service_role)
alter role authenticated inherit → roles: changed role authenticated (inherit)
alter role anon bypassrls → roles: changed role anon (noinherit, bypassrls)
grant create on schema public to authenticated → roles: changed schema public
grant usage on schema private to anon → roles: changed schema private
create schema api; grant usage on schema api to anon → roles: extra schema api
update storage.buckets set public = true where id = 'editorial-submissions' → buckets: changed editorial-submissions
update storage.buckets set file_size_limit = null where id = 'blog-images' → buckets: changed blog-images
update storage.buckets set allowed_mime_types = null where id = 'blog-images' → buckets: changed blog-images
insert into storage.buckets (id, name, public) values ('more', 'more', true) → buckets: extra more (public)
`;

const cases = faults
  .trim()
  .split('\n')
  .map((line) => line.split(' → '));
it.each(cases)('the doctor reports %s', async (fault = '', expected) => {
  await rolledBack(database, async (runner) => {
    await runner.exec(fault);
    const [row] = await runner.query<{ rules: object }>('select public.access_rules() as rules');
    expect((await report(row?.rules)).join('\n')).toContain(expected);
  });
});
