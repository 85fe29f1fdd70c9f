-- Events stay to be logged until the caller has logged them: what is killed between reading and writing writes them again.
drop function public.take_unlogged_events();
create function public.unlogged_events(logged uuid[] default '{}')
returns table (event uuid, "at" timestamptz, kind text, actor uuid, account text, about_kind text, about text)
language sql security definer set search_path = ''
as $$
  with gone as (delete from private.unlogged_events where id = any (logged))
  select entry.id, entry.created_at, entry.kind, entry.actor,
    case when entry.about_kind in ('cuenta', 'persona') then coalesce(
      (select id::text from auth.users where lower(email) = lower(entry.about) limit 1), entry.detail ->> 'cuenta'
    ) end,
    entry.about_kind, case when entry.about_kind not in ('cuenta', 'persona') then entry.about end
  from public.audit_log as entry join private.unlogged_events as kept on kept.id = entry.id
  where kept.id <> all (logged)
  order by entry.created_at, entry.id limit 500;
$$;
comment on function public.unlogged_events(uuid[]) is
  'Strikes events that are in the site''s log now, and returns at most 500 that are not: accounts by their ids, without addresses, networks and details. For the secret key only.';
