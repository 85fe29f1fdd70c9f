-- Rate limits and the lock of the jobs, which hold over several instances.

create table public.rate_limits (
  key text primary key,
  hits timestamptz[] not null default '{}',
  expires_at timestamptz not null default now()
);
comment on table public.rate_limits is 'Recent hits of each limited key, an exact sliding window. Only the secret key may touch it.';
comment on column public.rate_limits.key is 'What is limited: a purpose and a digest of the caller''s address, never the address itself.';
comment on column public.rate_limits.hits is 'Times of the accepted hits that are still in the window.';
comment on column public.rate_limits.expires_at is 'When the last hit leaves the window; after that the row may be removed.';

create index rate_limits_expires_idx on public.rate_limits (expires_at);
alter table public.rate_limits enable row level security;

create function public.purge_rate_limits(max_rows integer default 1000) returns integer
language plpgsql set search_path = ''
as $$
declare
  purged integer;
begin
  -- Locked rows are skipped, because waiting for them could end in a deadlock.
  delete from public.rate_limits where key in (
    select key from public.rate_limits where expires_at < now() limit max_rows for update skip locked
  );
  get diagnostics purged = row_count;
  return purged;
end;
$$;
comment on function public.purge_rate_limits(integer) is 'Removes expired rows; returns how many. For the secret key only.';

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

  -- Creates or locks the row. Callers of one key run one after the other from here on, so the clock is read afterwards.
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

-- One run of the jobs at a time, over all instances. The lock is a lease: the lock of a run that died ends with its lease.

create table public.job_runs (
  name text primary key,
  run_id uuid,
  locked_until timestamptz,
  started_at timestamptz not null default now(),
  finished_at timestamptz,
  failed text[] not null default '{}'
);
comment on table public.job_runs is 'The last run of the jobs and the lock against a second one. Only the secret key may touch it.';
comment on column public.job_runs.name is 'What runs: jobs.';
comment on column public.job_runs.run_id is 'The run that holds, or last held, the lock: a run whose lease has ended must not report for the one after it.';
comment on column public.job_runs.locked_until is 'When the lease ends; null once the run has reported.';
comment on column public.job_runs.started_at is 'When the last run started.';
comment on column public.job_runs.finished_at is 'When a run last reported; earlier than started_at while a run is under way or after it died.';
comment on column public.job_runs.failed is 'The jobs that failed in the run that last reported.';

alter table public.job_runs enable row level security;

-- One statement: of two callers at the same moment one waits for the row of the other and then finds it locked.
create function public.claim_jobs(lease interval) returns uuid
language sql set search_path = ''
as $$
  insert into public.job_runs as run (name, run_id, locked_until)
  values ('jobs', gen_random_uuid(), now() + lease)
  on conflict (name) do update
  set run_id = excluded.run_id, locked_until = excluded.locked_until, started_at = now()
  where run.locked_until is null or run.locked_until <= now()
  returning run.run_id;
$$;
comment on function public.claim_jobs(interval) is
  'Takes the lock of the jobs for the length of the lease; null while another run holds it. For the secret key only.';
