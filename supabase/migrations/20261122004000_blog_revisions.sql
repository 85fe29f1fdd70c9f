-- What every post looked like after each save: who, when, and everything that the editor writes.

create table public.blog_post_revisions (
  id uuid primary key default gen_random_uuid(),
  post_id uuid not null references public.blog_posts (id) on delete cascade,
  post jsonb not null
    constraint blog_post_revisions_post_shape check (jsonb_typeof(post) = 'object'),
  saved_by uuid references auth.users (id) on delete set null,
  saved_by_email text,
  created_at timestamptz not null default clock_timestamp()
);
comment on table public.blog_post_revisions is 'Every saved version of a post, the current one included; the newest hundred of each.';
comment on column public.blog_post_revisions.id is 'Identifier.';
comment on column public.blog_post_revisions.post_id is 'The post; its versions go with it.';
comment on column public.blog_post_revisions.post is 'The columns of blog_posts that the editor writes, as they were saved.';
comment on column public.blog_post_revisions.saved_by is 'Who saved it; null when it came through the secret key or SQL, or the account is gone.';
comment on column public.blog_post_revisions.saved_by_email is 'The address that account had then.';
comment on column public.blog_post_revisions.created_at is 'When it was saved.';

create index blog_post_revisions_post_idx on public.blog_post_revisions (post_id, created_at desc, id desc);
create index blog_post_revisions_saved_by_idx on public.blog_post_revisions (saved_by);

-- The list of the back-office filters by category, too.
create index blog_posts_category_created_idx on public.blog_posts (category, created_at desc, id desc);

create function public.edited_columns(post jsonb) returns jsonb
language sql immutable set search_path = ''
as $$
  select post - array['id', 'public_at', 'created_at', 'updated_at', 'search'];
$$;
comment on function public.edited_columns(jsonb) is 'What a person wrote of a post; not what the database keeps by itself.';

create function public.keep_blog_revision() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  editor uuid := auth.uid();
begin
  if tg_op = 'UPDATE' and public.edited_columns(to_jsonb(new)) = public.edited_columns(to_jsonb(old)) then
    return null;
  end if;
  insert into public.blog_post_revisions (post_id, post, saved_by, saved_by_email)
  select new.id, public.edited_columns(to_jsonb(new)), account.id, account.email
  from (select editor as id) as caller
  left join auth.users as account on account.id = caller.id;
  delete from public.blog_post_revisions
  where id in (
    select id from public.blog_post_revisions
    where post_id = new.id
    order by created_at desc, id desc
    offset 100
  );
  return null;
end;
$$;
comment on function public.keep_blog_revision() is 'Trigger: writes blog_post_revisions, and forgets all but the newest hundred of a post.';

revoke all on function public.edited_columns(jsonb), public.keep_blog_revision()
  from public, anon, authenticated;

create trigger blog_posts_keep_revision after insert or update on public.blog_posts
  for each row execute function public.keep_blog_revision();

insert into public.blog_post_revisions (post_id, post, created_at)
select post.id, public.edited_columns(to_jsonb(post)), post.updated_at from public.blog_posts as post;

alter table public.blog_post_revisions enable row level security;
revoke all on public.blog_post_revisions from public, anon, authenticated;
grant all on public.blog_post_revisions to service_role;
grant select on public.blog_post_revisions to authenticated;

create policy "staff read revisions" on public.blog_post_revisions
  for select to authenticated
  using ((select public.is_staff()));
