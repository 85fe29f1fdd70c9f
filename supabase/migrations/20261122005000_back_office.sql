-- What the back-office keeps about its own work: who did what to a submission, who gave whom which role; and the
-- functions behind its lists, its dashboard and its page of people.

create table public.submission_events (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default clock_timestamp(),
  area text not null
    constraint submission_events_area_known check (area in ('editorial', 'dauro-arte', 'servicios', 'contacto')),
  submission_id uuid not null,
  kind text not null
    constraint submission_events_kind_known check (kind in ('estado', 'notas', 'descarga')),
  from_status text,
  to_status text,
  file text,
  actor uuid references auth.users (id) on delete set null,
  actor_email text,
  constraint submission_events_details check (
    (kind = 'estado') = (from_status is not null and to_status is not null) and (kind = 'descarga') = (file is not null)
  )
);
comment on table public.submission_events is 'Who changed the state or the notes of a submission or took a file of it, and when. Goes with the submission.';
comment on column public.submission_events.id is 'Identifier.';
comment on column public.submission_events.created_at is 'When it happened.';
comment on column public.submission_events.area is 'The list it is in: editorial, dauro-arte, servicios or contacto.';
comment on column public.submission_events.submission_id is 'The row it is about.';
comment on column public.submission_events.kind is 'estado (another state), notas (other internal notes) or descarga (a file was downloaded).';
comment on column public.submission_events.from_status is 'The state before.';
comment on column public.submission_events.to_status is 'The state after.';
comment on column public.submission_events.file is 'Which file was downloaded: obra, curriculum or documento.';
comment on column public.submission_events.actor is 'Who did it; null when it came through the secret key or SQL (an author who withdraws), or the account is gone.';
comment on column public.submission_events.actor_email is 'The address that account had then.';

create index submission_events_submission_idx on public.submission_events (submission_id, created_at desc, id desc);
create index submission_events_actor_idx on public.submission_events (actor);

create function public.record_submission_events() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  caller uuid := auth.uid();
  caller_email text := (select email from auth.users where id = caller);
begin
  if old.status is distinct from new.status then
    insert into public.submission_events (area, submission_id, kind, from_status, to_status, actor, actor_email)
    values (tg_argv[0], new.id, 'estado', old.status, new.status, caller, caller_email);
  end if;
  if old.internal_notes is distinct from new.internal_notes then
    insert into public.submission_events (area, submission_id, kind, actor, actor_email)
    values (tg_argv[0], new.id, 'notas', caller, caller_email);
  end if;
  return null;
end;
$$;
comment on function public.record_submission_events() is 'Trigger: writes submission_events. The argument is the area.';

create function public.forget_submission_events() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  delete from public.submission_events where submission_id = old.id;
  return null;
end;
$$;
comment on function public.forget_submission_events() is 'Trigger: the history of a submission goes with it.';

-- By a function, so that nobody can write a download into the history in another person's name.
create function public.record_download(download_area text, submission uuid, download_file text) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  if not public.is_staff() then
    raise exception 'staff only' using errcode = 'insufficient_privilege';
  end if;
  insert into public.submission_events (area, submission_id, kind, file, actor, actor_email)
  select download_area, submission, 'descarga', download_file, account.id, account.email
  from auth.users as account where account.id = auth.uid();
end;
$$;
comment on function public.record_download(text, uuid, text) is 'Staff writes down that it downloads a file of a submission, in its own name.';

alter table public.submission_events enable row level security;
revoke all on public.submission_events from public, anon, authenticated;
grant all on public.submission_events to service_role;
grant select on public.submission_events to authenticated;
create policy "staff read the history" on public.submission_events
  for select to authenticated
  using ((select public.is_staff()));

-- No foreign key for the account: the record outlives it, and it is written while an account is being deleted.
create table public.role_changes (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default clock_timestamp(),
  user_id uuid not null,
  user_email text,
  role text not null,
  granted boolean not null,
  actor uuid references auth.users (id) on delete set null,
  actor_email text
);
comment on table public.role_changes is 'Every role that was granted or revoked, and by whom.';
comment on column public.role_changes.id is 'Identifier.';
comment on column public.role_changes.created_at is 'When it happened.';
comment on column public.role_changes.user_id is 'The account whose role it is.';
comment on column public.role_changes.user_email is 'The address that account had then; null when the account itself was being deleted.';
comment on column public.role_changes.role is 'admin or staff.';
comment on column public.role_changes.granted is 'True when the role was granted, false when it was revoked.';
comment on column public.role_changes.actor is 'Who did it; null when it came through the secret key or SQL, or the account is gone.';
comment on column public.role_changes.actor_email is 'The address of that account then.';

create index role_changes_created_idx on public.role_changes (created_at desc, id desc);
create index role_changes_actor_idx on public.role_changes (actor);

create function public.record_role_change() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  caller uuid := (select id from auth.users where id = auth.uid());
  caller_email text := (select email from auth.users where id = caller);
begin
  if tg_op <> 'INSERT' then
    insert into public.role_changes (user_id, user_email, role, granted, actor, actor_email)
    values (old.user_id, (select email from auth.users where id = old.user_id), old.role, false, caller, caller_email);
  end if;
  if tg_op <> 'DELETE' then
    insert into public.role_changes (user_id, user_email, role, granted, actor, actor_email)
    values (new.user_id, (select email from auth.users where id = new.user_id), new.role, true, caller, caller_email);
  end if;
  return null;
end;
$$;
comment on function public.record_role_change() is 'Trigger: writes role_changes.';
create trigger user_roles_record after insert or update or delete on public.user_roles
  for each row execute function public.record_role_change();

alter table public.role_changes enable row level security;
revoke all on public.role_changes from public, anon, authenticated;
grant all on public.role_changes to service_role;
grant select on public.role_changes to authenticated;
create policy "admins read role changes" on public.role_changes
  for select to authenticated
  using ((select public.is_admin()));

-- The accounts live in a schema that the data API does not show, and the embedded service has no admin API.
create function public.list_people(
  term text default '', after_created_at timestamptz default null, after_id uuid default null, max_rows integer default 26
)
returns table (id uuid, email text, created_at timestamptz, last_sign_in_at timestamptz, roles text[])
language plpgsql stable security definer set search_path = ''
as $$
begin
  if not public.is_admin() then
    raise exception 'admin only' using errcode = 'insufficient_privilege';
  end if;
  return query
  select account.id, account.email::text, account.created_at::timestamptz, account.last_sign_in_at::timestamptz,
    array(select held.role from public.user_roles as held where held.user_id = account.id order by held.role)
  from auth.users as account
  where strpos(lower(account.email), lower(coalesce(term, ''))) > 0
    and (after_id is null or (account.created_at, account.id) < (after_created_at, after_id))
  order by account.created_at desc, account.id desc
  limit least(max_rows, 200);
end;
$$;
comment on function public.list_people(text, timestamptz, uuid, integer) is
  'Accounts with their roles, the newest first, whose address contains the term. Refuses everybody who is no admin.';

-- One list for the four tables, so that none is forgotten.
do $$
declare
  entry record;
begin
  for entry in
    select * from (values
      ('editorial_submissions', 'editorial'),
      ('dauro_arte_contacts', 'dauro-arte'),
      ('services_contacts', 'servicios'),
      ('contact_messages', 'contacto')
    ) as list (name, area)
  loop
    execute format('create trigger record_events after update on public.%I for each row
      when (old.status is distinct from new.status or old.internal_notes is distinct from new.internal_notes)
      execute function public.record_submission_events(%L)', entry.name, entry.area);
    execute format('create trigger forget_events after delete on public.%I
      for each row execute function public.forget_submission_events()', entry.name);

    -- Filters, order and page belong inside: a function that sets its search_path is never inlined, and would hand over
    -- every match before the caller's limit cuts it. It repeats the policy's rule for whoever is going to read.
    execute format('drop function public.%I(text)', 'search_' || entry.name);
    execute format($sql$
      create function public.%2$I(
        term text, reader uuid default null, in_status text default null,
        since timestamptz default null, before timestamptz default null,
        after_created_at timestamptz default null, after_id uuid default null, max_rows integer default 26
      ) returns setof public.%1$I
      language plpgsql stable set search_path = '' set plan_cache_mode = force_custom_plan
      as $body$
      declare
        query tsquery := public.lookup_query(term) || public.spanish_query(term);
      begin
        if not exists (select from public.user_roles where user_id = reader and role in ('staff', 'admin')) then
          return;
        end if;
        return query
        select * from public.%1$I as entry
        where entry.search @@ query
          and (in_status is null or entry.status = in_status)
          and (since is null or entry.created_at >= since)
          and (before is null or entry.created_at < before)
          and (after_id is null or (entry.created_at, entry.id) < (after_created_at, after_id))
        order by entry.created_at desc, entry.id desc
        limit least(max_rows, 1000);
      end;
      $body$
    $sql$, entry.name, 'search_' || entry.name);
    execute format('comment on function public.%I is %L', 'search_' || entry.name,
      'A page of the rows of ' || entry.name || ' that match, the newest first, for a reader who must be staff. For the secret key only.');
    execute format('revoke all on function public.%I from public, anon, authenticated', 'search_' || entry.name);
    execute format('grant execute on function public.%I to service_role', 'search_' || entry.name);
  end loop;
end;
$$;

-- The dashboard. These run as the caller: row level security decides what they count.
create function public.dashboard_counts() returns table (kind text, total bigint, this_week bigint)
language sql stable set search_path = ''
as $$
  with week as (
    select date_trunc('week', now() at time zone 'Europe/Madrid') at time zone 'Europe/Madrid' as start
  )
  select 'dauro-arte', (select count(*) from public.dauro_arte_contacts),
    (select count(*) from public.dauro_arte_contacts where created_at >= week.start) from week
  union all
  select 'editorial', (select count(*) from public.editorial_submissions),
    (select count(*) from public.editorial_submissions where created_at >= week.start) from week
  union all
  select 'servicios', (select count(*) from public.services_contacts),
    (select count(*) from public.services_contacts where created_at >= week.start) from week
  union all
  select 'contacto', (select count(*) from public.contact_messages),
    (select count(*) from public.contact_messages where created_at >= week.start) from week
  union all
  select 'posts', (select count(*) from public.blog_posts),
    (select count(*) from public.blog_posts where created_at >= week.start) from week
$$;
comment on function public.dashboard_counts() is
  'How many rows each list of the back-office has, and how many are of this week (from Monday, Madrid), as far as the caller may see them.';

create function public.enquiries_per_week(weeks integer default 12) returns table (week date, kind text, count bigint)
language sql stable set search_path = ''
as $$
  with first as (
    select (date_trunc('week', now() at time zone 'Europe/Madrid') - make_interval(weeks => weeks - 1)) as start
  ), arrived as (
    select 'dauro-arte' as kind, created_at from public.dauro_arte_contacts, first where created_at >= first.start at time zone 'Europe/Madrid'
    union all
    select 'editorial', created_at from public.editorial_submissions, first where created_at >= first.start at time zone 'Europe/Madrid'
    union all
    select 'servicios', created_at from public.services_contacts, first where created_at >= first.start at time zone 'Europe/Madrid'
    union all
    select 'contacto', created_at from public.contact_messages, first where created_at >= first.start at time zone 'Europe/Madrid'
  )
  select date_trunc('week', created_at at time zone 'Europe/Madrid')::date, kind, count(*)
  from arrived group by 1, 2 order by 1, 2
$$;
comment on function public.enquiries_per_week(integer) is
  'How many enquiries of each kind arrived in each of the last weeks, as far as the caller may see them; weeks without any are missing.';

create function public.dashboard_newest(each integer default 4)
returns table (kind text, id uuid, created_at timestamptz, title text, detail text, status text)
language sql stable set search_path = ''
as $$
  (select 'dauro-arte', entry.id, entry.created_at, entry.nombre || ' ' || entry.apellidos, entry.servicio, entry.status
    from public.dauro_arte_contacts as entry order by entry.created_at desc, entry.id desc limit each)
  union all
  (select 'editorial', entry.id, entry.created_at, entry.nombre || ' ' || entry.apellidos, entry.titulo_obra, entry.status
    from public.editorial_submissions as entry order by entry.created_at desc, entry.id desc limit each)
  union all
  (select 'servicios', entry.id, entry.created_at, entry.nombre || ' ' || entry.apellidos, entry.servicio, entry.status
    from public.services_contacts as entry order by entry.created_at desc, entry.id desc limit each)
  union all
  (select 'contacto', entry.id, entry.created_at, entry.name, entry.subject, entry.status
    from public.contact_messages as entry order by entry.created_at desc, entry.id desc limit each)
  union all
  (select 'posts', entry.id, entry.created_at, entry.title, entry.category, entry.status
    from public.blog_posts as entry order by entry.created_at desc, entry.id desc limit each)
$$;
comment on function public.dashboard_newest(integer) is 'The newest rows of each list, as far as the caller may see them.';

revoke all on function
  public.record_submission_events(), public.forget_submission_events(), public.record_role_change(),
  public.record_download(text, uuid, text), public.list_people(text, timestamptz, uuid, integer),
  public.dashboard_counts(), public.enquiries_per_week(integer), public.dashboard_newest(integer)
  from public, anon, authenticated;
grant execute on function
  public.record_download(text, uuid, text), public.list_people(text, timestamptz, uuid, integer),
  public.dashboard_counts(), public.enquiries_per_week(integer), public.dashboard_newest(integer)
  to authenticated, service_role;
