-- What callers reach past the pages of the back-office: permissions that nobody gave, values that no form sends, answers
-- that tell what a policy hides.

-- Permissions ----------------------------------------------------------------------------------------------------------

-- Every role names what it may work on, so that a word which no policy knows opens nothing.
create or replace function private.account_works_on(account uuid, what text) returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (
    select from public.user_roles as held
    where held.user_id = account and case held.role
      when 'admin' then what in (
        'editorial', 'dauro-arte', 'servicios', 'contacto', 'posts', 'pictures', 'office', 'house', 'erasing'
      )
      when 'staff' then what in ('editorial', 'dauro-arte', 'servicios', 'contacto', 'posts', 'pictures', 'office')
      else false
    end
  );
$$;

create or replace function private.record_export(
  export_area text, status text, first_day date, last_day date, with_words boolean
) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  if export_area is null then
    perform private.assert_house();
  elsif private.entry_table(export_area) is null or not private.works_on(export_area) then
    raise exception 'staff only' using errcode = 'insufficient_privilege';
  end if;
  -- The words of a search are not kept, because they may be a name.
  perform private.record('exportacion', case when export_area is null then 'persona' else 'bandeja' end, export_area,
    jsonb_strip_nulls(jsonb_build_object(
      'estado', status, 'desde', first_day, 'hasta', last_day, 'busqueda', nullif(with_words, false)
    )));
end;
$$;

create function private.assert_entry_file(area text, submission uuid, file text) returns void
language plpgsql stable security definer set search_path = ''
as $$
begin
  if private.entry_table(area) is null or not private.works_on(area) then
    raise exception 'staff only' using errcode = 'insufficient_privilege';
  end if;
  if private.entry_reference(area, submission) is null then
    raise exception 'There is no such entry' using errcode = 'foreign_key_violation';
  end if;
  if file is null or file not in ('obra', 'curriculum', 'documento') then
    raise exception 'There is no such file' using errcode = 'check_violation';
  end if;
end;
$$;
comment on function private.assert_entry_file(text, uuid, text) is
  'Refuses callers who may not work on the inbox, entries that are not in it, and names that no file of a form has.';

create or replace function private.record_download(download_area text, submission uuid, download_file text) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.assert_entry_file(download_area, submission, download_file);
  insert into public.submission_events (area, submission_id, kind, file, actor, actor_email)
  select download_area, submission, 'descarga', download_file, account.id, account.email
  from auth.users as account where account.id = auth.uid();
end;
$$;

create or replace function private.record_reading(reading_area text, submission uuid, reading_file text) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.assert_entry_file(reading_area, submission, reading_file);
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

-- Dates --------------------------------------------------------------------------------------------------------------

-- What the data API takes and JavaScript cannot show: 'infinity', years before Christ, and years of five digits in Granada.
alter table public.blog_posts
  add constraint blog_posts_published_at_range check (
    published_at >= '1900-01-01T00:00:00Z' and published_at < '9999-12-31T23:00:00Z'
  ),
  add constraint blog_posts_scheduled_for_range check (
    scheduled_for >= '1900-01-01T00:00:00Z' and scheduled_for < '9999-12-31T23:00:00Z'
  );

-- Work that is done before a policy refuses --------------------------------------------------------------------------------

-- At most ten years, because every account may ask: 340,000 weeks took five seconds.
create or replace function public.enquiries_per_week(weeks integer default 12) returns table (week date, kind text, count bigint)
language sql stable set search_path = ''
as $$
  select week.monday::date, arrived.kind, arrived.count
  from (
    select monday, monday at time zone 'Europe/Madrid' as start,
      (monday + interval '7 days') at time zone 'Europe/Madrid' as finish
    from (select date_trunc('week', now() at time zone 'Europe/Madrid') as latest) as this_week,
      generate_series(latest - (least(weeks, 520) - 1) * interval '7 days', latest, interval '7 days') as monday
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
  'How many enquiries of each kind arrived in each of the last weeks (520 at most), as far as the caller may see them; weeks without any are missing.';

-- A trigger before an insert runs before the policy, so it leaves a row that the policy will refuse as it is.
create function private.insert_will_be_refused(what text) returns boolean
language sql stable set search_path = ''
as $$ select auth.role() = 'authenticated' and not private.works_on(what); $$;
comment on function private.insert_will_be_refused(text) is
  'For triggers: whether the caller is an account that may not work on it. The secret key and SQL are no accounts.';

create or replace function public.prepare_blog_post() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if tg_op = 'INSERT' and private.insert_will_be_refused('posts') then
    return new;
  end if;
  if new.status <> 'published' then
    new.published_at := null;
  elsif new.published_at is null then
    new.published_at := now();
  end if;
  if tg_op = 'UPDATE' then
    new.updated_at := now();
  end if;
  new.search := private.blog_post_vector(new);
  return new;
end;
$$;

-- Without the first condition the error would tell which submissions exist.
create or replace function public.require_entry() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  known uuid;
begin
  if private.insert_will_be_refused(new.area) then
    return new;
  end if;
  execute format('select id from public.%I where id = $1 for key share', private.entry_table(new.area))
  into known using new.submission_id;
  if known is null then
    raise exception 'There is no such entry' using errcode = 'foreign_key_violation';
  end if;
  return new;
end;
$$;

-- Sessions ---------------------------------------------------------------------------------------------------------------

-- Security definer, because callers may not read sessions.
create function private.session_exists() returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (
    select from auth.sessions where id = (auth.jwt() ->> 'session_id')::uuid and user_id = auth.uid()
  );
$$;
comment on function private.session_exists() is
  'Whether the caller''s session was not ended: a token outlives it by up to an hour. It may still lack its second factor.';
grant execute on function private.session_exists() to authenticated;

alter policy "own roles and admins read" on public.user_roles
  using ((user_id = (select auth.uid()) and (select private.session_exists())) or (select private.works_on('house')));

do $$
declare
  name text;
begin
  foreach name in array array[
    'own_sessions()', 'accept_invitation(text)', 'use_recovery_code(text)', 'count_recovery_codes()'
  ] loop
    execute replace(
      pg_get_functiondef(('private.' || name)::regprocedure), '= auth.uid()', '= auth.uid() and private.session_exists()'
    );
  end loop;
end;
$$;

-- Personal data ----------------------------------------------------------------------------------------------------------

-- The text of direct mail stays in its row until it is sent, and may be an invitation with its link.
do $$
begin
  execute replace(
    pg_get_functiondef('public.personal_data(text)'::regprocedure),
    $old$to_jsonb(row) - 'token' order$old$, $new$to_jsonb(row) - '{token,body}'::text[] order$new$
  );
end;
$$;

-- Visitors' files --------------------------------------------------------------------------------------------------------

-- Whoever may read a file may sign an address of it for years, which is not recorded and outlives session and role. So the
-- server hands files out, after it has read their row with the rights of the person who asks. Admins see what they may
-- erase: the storage removes only what the caller may read.
alter policy "staff read files" on storage.objects
  using (
    name not like 'quarantine/%' and case
      when bucket_id = 'blog-images' then (select private.works_on('pictures'))
      else bucket_id in ('editorial-submissions', 'dauro-arte-documents') and (select private.works_on('erasing'))
    end
  );
alter policy "staff read files" on storage.objects rename to "staff read blog images and admins visitors' files";
