-- The site's log has the same events as the record, with the ids of accounts. Most of them are recorded by triggers and
-- functions, so the database keeps which ones the log does not have yet, and the jobs write those.

create table private.unlogged_events (
  id uuid primary key references public.audit_log (id) on delete cascade
);
comment on table private.unlogged_events is 'Rows of public.audit_log that are not in the site''s log yet.';
comment on column private.unlogged_events.id is 'The row.';

create function public.keep_for_log() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  insert into private.unlogged_events (id) values (new.id);
  return null;
end;
$$;
comment on function public.keep_for_log() is 'Trigger: an event that is recorded is still to be logged.';
create trigger keep_for_log after insert on public.audit_log
  for each row execute function public.keep_for_log();

create function public.take_unlogged_events()
returns table (event uuid, "at" timestamptz, kind text, actor uuid, account text, about_kind text, about text)
language sql security definer set search_path = ''
as $$
  with taken as (
    delete from private.unlogged_events
    where id in (select id from private.unlogged_events limit 500)
    returning id
  )
  select entry.id, entry.created_at, entry.kind, entry.actor,
    case when entry.about_kind in ('cuenta', 'persona') then coalesce(
      (select id::text from auth.users where lower(email) = lower(entry.about) limit 1), entry.detail ->> 'cuenta'
    ) end,
    entry.about_kind, case when entry.about_kind not in ('cuenta', 'persona') then entry.about end
  from public.audit_log as entry join taken on taken.id = entry.id
  order by entry.created_at;
$$;
comment on function public.take_unlogged_events() is
  'At most 500 events for the site''s log, each once: accounts by their ids, without addresses, networks and details. For the secret key only.';

-- Exporting and erasing a person need a proof of the last 15 minutes in the database too.
create or replace function private.record_export(
  export_area text, status text, first_day date, last_day date, with_words boolean
) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  if export_area is null then
    perform private.assert_house();
  elsif not private.works_on(export_area) then
    raise exception 'staff only' using errcode = 'insufficient_privilege';
  end if;
  -- The words of a search are not kept, because they may be a name.
  perform private.record('exportacion', case when export_area is null then 'persona' else 'bandeja' end, export_area,
    jsonb_strip_nulls(jsonb_build_object(
      'estado', status, 'desde', first_day, 'hasta', last_day, 'busqueda', nullif(with_words, false)
    )));
end;
$$;

create or replace function private.erase_accounts(address text) returns integer
language plpgsql security definer set search_path = ''
as $$
declare
  erased integer;
begin
  perform private.assert_house();
  delete from auth.users as account
  where lower(account.email) = lower(address)
    and not exists (select from public.user_roles as role where role.user_id = account.id);
  get diagnostics erased = row_count;
  perform private.record('borrado', 'persona');
  return erased;
end;
$$;
