-- What the dashboard tells a member of the staff to do.

-- Runs as its caller, so row level security decides what it returns. At most 100 rows of each kind, so that a long list costs
-- no more than a short one.
create function public.dashboard_tasks(overdue_before timestamptz, answered text[])
returns table (task text, kind text, id uuid, moment timestamptz, title text, status text)
language sql stable set search_path = ''
as $$
  with entry as not materialized (
    select 'dauro-arte' as kind, id, created_at, nombre || ' ' || apellidos as title, status, assigned_to
    from public.dauro_arte_contacts
    union all
    select 'editorial', id, created_at, nombre || ' ' || apellidos, status, assigned_to from public.editorial_submissions
    union all
    select 'servicios', id, created_at, nombre || ' ' || apellidos, status, assigned_to from public.services_contacts
    union all
    select 'contacto', id, created_at, name, status, assigned_to from public.contact_messages
  )
  (select 'overdue', entry.kind, entry.id, entry.created_at, entry.title, entry.status from entry
    where entry.status = 'nueva' and entry.created_at < overdue_before and entry.kind = any (answered)
      and (entry.assigned_to is null or entry.assigned_to = (select auth.uid()))
      and not exists (select from public.submission_letters as letter where letter.submission_id = entry.id)
    order by entry.created_at limit 100)
  union all
  (select 'assigned', entry.kind, entry.id, entry.created_at, entry.title, entry.status from entry
    where entry.assigned_to = (select auth.uid()) and entry.status in ('nueva', 'en_revision')
    order by entry.created_at limit 100)
  union all
  (select 'planned', 'posts', post.id, post.public_at, post.title, post.status from public.blog_posts as post
    where post.public_at > now() and post.public_at < now() + interval '7 days'
    order by post.public_at limit 100)
  union all
  (select 'draft', 'posts', post.id, post.updated_at, post.title, post.status from public.blog_posts as post
    where post.status = 'draft' and exists (
      select from public.blog_post_revisions as version
      where version.post_id = post.id and version.saved_by = (select auth.uid())
    )
    order by post.updated_at desc limit 100)
$$;
comment on function public.dashboard_tasks(timestamptz, text[]) is
  'What waits for the caller, as far as they may see it: entries without an answer that are older than a moment, in the lists that promise one, unless another person has them (overdue); open entries assigned to the caller (assigned); posts of the next seven days (planned); drafts that the caller has saved (draft).';

grant execute on function public.dashboard_tasks(timestamptz, text[]) to authenticated;
