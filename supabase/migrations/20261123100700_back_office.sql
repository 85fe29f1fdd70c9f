-- The back-office: history of submissions, record of erasures and exports, searches of its lists, dashboard.

create table public.submission_events (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default clock_timestamp(),
  area text not null
    constraint submission_events_area_known check (area in ('editorial', 'dauro-arte', 'servicios', 'contacto')),
  submission_id uuid not null,
  kind text not null
    constraint submission_events_kind_known check (kind in ('estado', 'notas', 'descarga', 'lectura', 'asignacion')),
  from_status text,
  to_status text,
  file text,
  actor uuid references auth.users (id) on delete set null,
  actor_email text,
  assignee_email text,
  constraint submission_events_details check (
    (kind = 'estado') = (from_status is not null and to_status is not null) and (kind in ('descarga', 'lectura')) = (file is not null)
  )
);
comment on table public.submission_events is 'Who changed the state or the assignment of a submission or downloaded or read a file of it, and when. Deleted with the submission.';
comment on column public.submission_events.id is 'Identifier.';
comment on column public.submission_events.created_at is 'When it happened.';
comment on column public.submission_events.area is 'The list it is in: editorial, dauro-arte, servicios or contacto.';
comment on column public.submission_events.submission_id is 'The submission it is about.';
comment on column public.submission_events.kind is
  'estado (another state), descarga (a file was downloaded), lectura (it was read in the page, once a day), asignacion (assigned or free again), notas (until 2026: other internal notes).';
comment on column public.submission_events.from_status is 'The state before.';
comment on column public.submission_events.to_status is 'The state after.';
comment on column public.submission_events.file is 'Which file was downloaded or read: obra, curriculum or documento.';
comment on column public.submission_events.actor is 'Who did it; null for the secret key and SQL (an author who withdraws), and once that account is deleted.';
comment on column public.submission_events.actor_email is 'The actor''s address at that time.';
comment on column public.submission_events.assignee_email is 'Whom it was assigned to; null when it is free again.';

create index submission_events_submission_idx on public.submission_events (submission_id, created_at desc, id desc);
create index submission_events_actor_idx on public.submission_events (actor);

alter table public.submission_events enable row level security;
grant select on public.submission_events to authenticated;
create policy "staff read the history" on public.submission_events
  for select to authenticated
  using ((select private.is_staff()));

create function public.record_submission_events() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  caller uuid := (select id from auth.users where id = auth.uid());
  caller_email text := (select email from auth.users where id = caller);
begin
  if tg_op = 'UPDATE' and old.status is distinct from new.status then
    insert into public.submission_events (area, submission_id, kind, from_status, to_status, actor, actor_email)
    values (tg_argv[0], new.id, 'estado', old.status, new.status, caller, caller_email);
  end if;
  if old.assigned_to is distinct from new.assigned_to then
    insert into public.submission_events (area, submission_id, kind, assignee_email, actor, actor_email)
    values (
      tg_argv[0], new.id, 'asignacion', (select email from auth.users where id = new.assigned_to), caller, caller_email
    );
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
comment on function public.forget_submission_events() is 'Trigger: deletes the history of a submission with it.';

-- A function, so that a download cannot be recorded in another person's name.
create function private.record_download(download_area text, submission uuid, download_file text) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  if not private.is_staff() then
    raise exception 'staff only' using errcode = 'insufficient_privilege';
  end if;
  insert into public.submission_events (area, submission_id, kind, file, actor, actor_email)
  select download_area, submission, 'descarga', download_file, account.id, account.email
  from auth.users as account where account.id = auth.uid();
end;
$$;
comment on function private.record_download(text, uuid, text) is 'See public.record_download. Refuses callers who are not staff.';

create function public.record_download(download_area text, submission uuid, download_file text) returns void
language sql set search_path = ''
as $$
  select private.record_download(download_area, submission, download_file);
$$;
comment on function public.record_download(text, uuid, text) is 'Records that the caller downloads a file of a submission. For staff.';

-- Once a day for each person and file: a page that is read for hours is opened more than once.
create function private.record_reading(reading_area text, submission uuid, reading_file text) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  if not private.is_staff() then
    raise exception 'staff only' using errcode = 'insufficient_privilege';
  end if;
  insert into public.submission_events (area, submission_id, kind, file, actor, actor_email)
  select reading_area, submission, 'lectura', reading_file, account.id, account.email
  from auth.users as account where account.id = auth.uid() and not exists (
    select from public.submission_events as known
    where known.submission_id = submission and known.kind = 'lectura' and known.file = reading_file
      and known.actor = account.id
      and known.created_at >= date_trunc('day', now(), 'Europe/Madrid')
  );
end;
$$;
comment on function private.record_reading(text, uuid, text) is 'See public.record_reading. Refuses callers who are not staff.';

create function public.record_reading(reading_area text, submission uuid, reading_file text) returns void
language sql set search_path = ''
as $$
  select private.record_reading(reading_area, submission, reading_file);
$$;
comment on function public.record_reading(text, uuid, text) is 'Records that the caller reads a file of a submission in the page, once a day. For staff.';

-- Erasing a submission deletes its history, and an export leaves no trace in the data. Both are recorded here without
-- personal data of the senders, because the GDPR (art. 5.2) asks for proof.
create table public.office_records (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default clock_timestamp(),
  kind text not null
    constraint office_records_kind_known check (kind in ('borrado', 'exportacion')),
  area text
    constraint office_records_area_known check (area in ('editorial', 'dauro-arte', 'servicios', 'contacto')),
  reference text,
  in_status text,
  since date,
  until date,
  searched boolean not null default false,
  actor uuid references auth.users (id) on delete set null,
  actor_email text,
  constraint office_records_details check ((kind = 'borrado' and area is not null) = (reference is not null))
);
comment on table public.office_records is 'Who erased a submission or the data of a person and who exported either. Without personal data of those concerned.';
comment on column public.office_records.id is 'Identifier.';
comment on column public.office_records.created_at is 'When it happened.';
comment on column public.office_records.kind is 'borrado (a submission with its files, or all that was held about a person) or exportacion (a list as CSV, or all that is held about a person).';
comment on column public.office_records.area is 'The list: editorial, dauro-arte, servicios or contacto; null for all that is held about a person.';
comment on column public.office_records.reference is 'The reference of the erased submission, which no longer identifies anyone.';
comment on column public.office_records.in_status is 'The state that an export was narrowed to.';
comment on column public.office_records.since is 'The first day that an export was narrowed to.';
comment on column public.office_records.until is 'The last day that an export was narrowed to.';
comment on column public.office_records.searched is 'Whether an export was narrowed by a search; its words are not kept, because they may be a name.';
comment on column public.office_records.actor is 'Who did it; null once that account is deleted.';
comment on column public.office_records.actor_email is 'The actor''s address at that time.';

create index office_records_created_idx on public.office_records (created_at desc, id desc);
create index office_records_actor_idx on public.office_records (actor);

alter table public.office_records enable row level security;
grant select on public.office_records to authenticated;
create policy "admins read the record" on public.office_records
  for select to authenticated
  using ((select private.is_admin()));

-- A trigger, so that no erasure by a person goes unrecorded. The jobs have no account: what they erase at the end of its
-- retention is not recorded.
create function public.record_erasure() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  insert into public.office_records (kind, area, reference, actor, actor_email)
  select 'borrado', tg_argv[0], old.reference, account.id, account.email
  from auth.users as account where account.id = auth.uid();
  return null;
end;
$$;
comment on function public.record_erasure() is 'Trigger: records that a person erased a submission. The argument is the area.';

-- A function, so that an export cannot be recorded in another person's name.
create function private.record_export(
  export_area text, status text, first_day date, last_day date, with_words boolean
) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  if not private.is_staff() or (export_area is null and not private.is_admin()) then
    raise exception 'staff only' using errcode = 'insufficient_privilege';
  end if;
  insert into public.office_records (kind, area, in_status, since, until, searched, actor, actor_email)
  select 'exportacion', export_area, status, first_day, last_day, with_words, account.id, account.email
  from auth.users as account where account.id = auth.uid();
end;
$$;
comment on function private.record_export(text, text, date, date, boolean) is 'See public.record_export. Refuses callers who are not staff.';

create function public.record_export(
  export_area text default null, status text default null, first_day date default null, last_day date default null,
  with_words boolean default false
) returns void
language sql set search_path = ''
as $$
  select private.record_export(export_area, status, first_day, last_day, with_words);
$$;
comment on function public.record_export(text, text, date, date, boolean) is 'Records that the caller exports a list, or without one all that is held about a person. For staff, and admins.';

grant execute on function
  private.record_download(text, uuid, text), public.record_download(text, uuid, text),
  private.record_reading(text, uuid, text), public.record_reading(text, uuid, text),
  private.record_export(text, text, date, date, boolean), public.record_export(text, text, date, date, boolean)
  to authenticated, service_role;

-- Triggers and search of the four lists, in one loop so that no table is forgotten.
-- Searching: a frequent word is found among the next 2,000 rows of a list; a rare one has few rows in the GIN index, which
-- is only asked when the first way has not filled the page. The planner cannot choose, because it cannot estimate how many
-- rows a prefix matches. The functions run with the secret key, past the policies, so they check the reader themselves.
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
    execute format('create trigger record_arrival after insert on public.%I
      for each row when (new.assigned_to is not null)
      execute function public.record_submission_events(%L)', entry.name, entry.area);
    execute format('create trigger record_events after update on public.%I for each row
      when (old.status is distinct from new.status or old.assigned_to is distinct from new.assigned_to)
      execute function public.record_submission_events(%L)', entry.name, entry.area);
    execute format('create trigger forget_events after delete on public.%I
      for each row execute function public.forget_submission_events()', entry.name);
    execute format('create trigger record_erasure after delete on public.%I
      for each row execute function public.record_erasure(%L)', entry.name, entry.area);

    execute format($sql$
      create function public.%2$I(
        term text, reader uuid default null, in_status text default null,
        since timestamptz default null, before timestamptz default null,
        after_created_at timestamptz default null, after_id uuid default null, max_rows integer default 26,
        back boolean default false, assignee uuid default null, unassigned boolean default false,
        sorted_by text default null, ascending boolean default false, after_key text default null
      ) returns setof public.%1$I
      language plpgsql stable set search_path = ''
      as $body$
      declare
        up constant boolean := ascending <> back;
        columns constant text := case when sorted_by in ('sort_name', 'status') then sorted_by || ', ' else '' end
          || 'created_at, id';
        cursor constant text := case when columns = 'created_at, id' then '($5, $6)' else '($10, $5, $6)' end;
        listed constant text := format(
          'from public.%1$I where ($2 is null or status = $2) and ($3 is null or created_at >= $3)
             and ($4 is null or created_at < $4) and ($6 is null or (%%s) %%s %%s)
             and ($8 is null or assigned_to = $8) and (not $9 or assigned_to is null)',
          columns, case when up then '>' else '<' end, cursor
        );
        sorted constant text := case when up then columns else replace(columns, ',', ' desc,') || ' desc' end;
      begin
        if not exists (select from public.user_roles where user_id = reader and role in ('staff', 'admin')) then
          return;
        end if;
        return query execute format($query$
          with near as materialized (
            select %%3$s, search @@ $1 as found %%1$s order by %%2$s limit 2000
          ), met as materialized (
            select %%3$s from near where found order by %%2$s limit $7
          ), page as (
            table met
            union
            (select %%3$s %%1$s and search @@ $1 and (select count(*) from met) < $7 offset 0)
            order by %%2$s limit $7
          )
          select entry.* from page join public.%1$I as entry using (%%3$s) order by %%2$s
        $query$, listed, sorted, columns)
        using public.lookup_query(term) || public.spanish_query(term), in_status, since, before,
          after_created_at, after_id, least(max_rows, 1000), assignee, unassigned, after_key;
      end;
      $body$
    $sql$, entry.name, 'search_' || entry.name);
    execute format('comment on function public.%I is %L', 'search_' || entry.name,
      'The rows of ' || entry.name || ' that match, newest first, or by sort_name or status in one direction; with back, those just before the cursor, nearest first. The reader must be staff. For the secret key only.');
  end loop;
end;
$$;

create function public.search_all_blog_posts(
  term text, reader uuid default null, in_status text default null, in_category text default null,
  after_created_at timestamptz default null, after_id uuid default null, max_rows integer default 26,
  back boolean default false, sorted_by text default null, ascending boolean default false, after_key text default null
) returns setof public.blog_posts
language sql stable set search_path = ''
as $$
  with matching as materialized (
    select post.id, post.created_at, case sorted_by when 'status' then post.status when 'category' then post.category else '' end as key
    from public.spanish_query(term) as query
    join public.blog_posts as post on post.search @@ query
    where exists (select from public.user_roles where user_id = reader and role in ('staff', 'admin'))
      and (in_status is null or post.status = in_status)
      and (in_category is null or post.category = in_category)
  ), page as (
    select * from matching
    where after_id is null or case
      when ascending <> back then (key, created_at, id) > (coalesce(after_key, ''), after_created_at, after_id)
      else (key, created_at, id) < (coalesce(after_key, ''), after_created_at, after_id)
    end
    order by case when ascending <> back then key end, case when ascending <> back then created_at end,
      case when ascending <> back then id end, key desc, created_at desc, id desc
    limit least(max_rows, 1000)
  )
  select post.* from page join public.blog_posts as post using (id)
  order by case when ascending <> back then page.key end, case when ascending <> back then page.created_at end,
    case when ascending <> back then page.id end, page.key desc, page.created_at desc, page.id desc;
$$;
comment on function public.search_all_blog_posts(text, uuid, text, text, timestamptz, uuid, integer, boolean, text, boolean, text) is
  'Articles of every status that match, newest first, or by status or category in one direction; with back, those just before the cursor, nearest first. The reader must be staff. For the secret key only.';

-- The dashboard. These functions run as their caller, so row level security decides what they count.
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

-- Week by week along the index, which is ten times faster than computing the week of every row.
create function public.enquiries_per_week(weeks integer default 12) returns table (week date, kind text, count bigint)
language sql stable set search_path = ''
as $$
  select week.monday::date, arrived.kind, arrived.count
  from (
    select monday, monday at time zone 'Europe/Madrid' as start,
      (monday + interval '7 days') at time zone 'Europe/Madrid' as finish
    from (select date_trunc('week', now() at time zone 'Europe/Madrid') as latest) as this_week,
      generate_series(latest - (weeks - 1) * interval '7 days', latest, interval '7 days') as monday
  ) as week
  cross join lateral (
    select 'dauro-arte' as kind, count(*) from public.dauro_arte_contacts where created_at >= start and created_at < finish
    union all
    select 'editorial', count(*) from public.editorial_submissions where created_at >= start and created_at < finish
    union all
    select 'servicios', count(*) from public.services_contacts where created_at >= start and created_at < finish
    union all
    select 'contacto', count(*) from public.contact_messages where created_at >= start and created_at < finish
  ) as arrived
  where arrived.count > 0
  order by 1, 2
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

grant execute on function
  public.dashboard_counts(), public.enquiries_per_week(integer), public.dashboard_newest(integer)
  to authenticated;

-- What waits in each list of the back-office, for the numbers beside the menu.

create function public.waiting_counts() returns table (area text, count bigint)
language sql stable set search_path = ''
as $$
  select 'dauro-arte',
    (select count(*) from (select from public.dauro_arte_contacts where status = 'nueva' limit 100) as waiting)
  union all
  select 'editorial',
    (select count(*) from (select from public.editorial_submissions where status = 'nueva' limit 100) as waiting)
  union all
  select 'servicios',
    (select count(*) from (select from public.services_contacts where status = 'nueva' limit 100) as waiting)
  union all
  select 'contacto',
    (select count(*) from (select from public.contact_messages where status = 'nueva' limit 100) as waiting)
$$;
comment on function public.waiting_counts() is
  'How many rows of each list are new, as far as the caller may see them. Counts to 100 and no further, so that a long list costs no more than a short one.';

grant execute on function public.waiting_counts() to authenticated;
