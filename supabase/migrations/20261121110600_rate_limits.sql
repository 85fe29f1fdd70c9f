-- Rate limits that hold over several instances: an exact sliding window for each key.

create table public.rate_limits (
  key text primary key,
  hits timestamptz[] not null default '{}',
  expires_at timestamptz not null default now()
);
comment on table public.rate_limits is 'Recent hits of each limited key. Only the secret key may touch it.';
comment on column public.rate_limits.key is 'What is limited: a purpose and a digest of the caller''s address, never the address itself.';
comment on column public.rate_limits.hits is 'Moments of the accepted hits that are still in the window.';
comment on column public.rate_limits.expires_at is 'When the last hit leaves the window; after that the row may go.';

create index rate_limits_expires_idx on public.rate_limits (expires_at);

create function public.purge_rate_limits(max_rows integer default 1000) returns integer
language plpgsql set search_path = ''
as $$
declare
  purged integer;
begin
  -- Rows that somebody is using are skipped: waiting for them here could end in a deadlock.
  delete from public.rate_limits where key in (
    select key from public.rate_limits where expires_at < now() limit max_rows for update skip locked
  );
  get diagnostics purged = row_count;
  return purged;
end;
$$;
comment on function public.purge_rate_limits(integer) is 'Removes rows that limit nobody any more; returns how many. For the secret key only.';

create function public.take_rate_limit(limit_key text, max_hits integer, window_seconds integer)
returns table (allowed boolean, remaining integer, retry_after integer)
language plpgsql set search_path = ''
as $$
declare
  recent timestamptz[];
  moment timestamptz;
begin
  if max_hits < 1 or window_seconds < 1 then
    raise exception 'max_hits and window_seconds must be positive' using errcode = 'invalid_parameter_value';
  end if;

  -- Creates or locks the row: callers of one key pass from here on one by one, so the clock is
  -- read afterwards.
  insert into public.rate_limits as counter (key) values (limit_key)
  on conflict (key) do update set key = excluded.key
  returning counter.hits into recent;
  moment := clock_timestamp();

  recent := array(
    select hit from unnest(recent) as hit
    where hit > moment - make_interval(secs => window_seconds) order by hit
  );
  allowed := cardinality(recent) < max_hits;
  if allowed then
    recent := recent || moment;
  end if;
  remaining := greatest(max_hits - cardinality(recent), 0);
  retry_after := case when allowed then 0 else greatest(1, ceil(extract(epoch from
    recent[cardinality(recent) - max_hits + 1] + make_interval(secs => window_seconds) - moment
  ))::integer) end;

  update public.rate_limits
  set hits = recent, expires_at = recent[cardinality(recent)] + make_interval(secs => window_seconds)
  where key = limit_key;

  perform public.purge_rate_limits(20);
  return next;
end;
$$;
comment on function public.take_rate_limit(text, integer, integer) is
  'Counts a hit if the key has one left in the last window_seconds. Refused hits do not count. retry_after is in seconds. For the secret key only.';

revoke all on function public.take_rate_limit(text, integer, integer), public.purge_rate_limits(integer)
  from public, anon, authenticated;
grant execute on function public.take_rate_limit(text, integer, integer), public.purge_rate_limits(integer)
  to service_role;

alter table public.rate_limits enable row level security;
revoke all on public.rate_limits from public, anon, authenticated;
grant all on public.rate_limits to service_role;
