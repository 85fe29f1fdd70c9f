-- One run of the jobs at a time, over all instances. The lock is a lease: a run that died frees it by its end.

create table public.job_runs (
  name text primary key,
  run_id uuid,
  locked_until timestamptz,
  started_at timestamptz not null default now(),
  finished_at timestamptz,
  failed text[] not null default '{}'
);
comment on table public.job_runs is 'The last run of the jobs and the lock that keeps a second one out. Only the secret key may touch it.';
comment on column public.job_runs.name is 'What runs: jobs.';
comment on column public.job_runs.run_id is 'The run that holds, or last held, the lock: a run whose lease has ended must not report for the one after it.';
comment on column public.job_runs.locked_until is 'When the lease ends; null once the run has reported.';
comment on column public.job_runs.started_at is 'When the last run started.';
comment on column public.job_runs.finished_at is 'When a run last reported; earlier than started_at when the last one is under way or died.';
comment on column public.job_runs.failed is 'The jobs that failed in the run that last reported.';

alter table public.job_runs enable row level security;
revoke all on public.job_runs from public, anon, authenticated;
grant all on public.job_runs to service_role;

-- One statement, so that of two callers at the same moment one waits for the other's row and then finds it locked.
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
  'Takes the lock of the jobs for so long; null while another run holds it. For the secret key only.';
revoke all on function public.claim_jobs(interval) from public, anon, authenticated;
grant execute on function public.claim_jobs(interval) to service_role;
