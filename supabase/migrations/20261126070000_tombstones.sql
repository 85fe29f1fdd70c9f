-- A restored back-up would bring back people who were erased after it was made. Their tombstones tell whom to erase again.

create table public.erasures (
  digest text primary key check (digest ~ '^[0-9a-f]{64}$'),
  erased_at timestamptz not null default now()
);
comment on table public.erasures is
  'Whose data was erased and when, for restorations (docs/operating.md, Backups). Only the secret key may touch it.';
comment on column public.erasures.digest is
  'HMAC of the erased e-mail address in lower case. Its key is not in the database, so the addresses cannot be tried out here.';
comment on column public.erasures.erased_at is 'When the last erasure of this address ended; the row is removed a year later.';

create index erasures_erased_at_idx on public.erasures (erased_at);
alter table public.erasures enable row level security;
