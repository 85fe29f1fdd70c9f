-- Creates what every hosted project has before its first migration and the library lacks. Runs at every start, inside
-- the transaction of the migrations, so it must be repeatable. The library creates its own auth and storage tables just
-- before this file.

create schema if not exists extensions;
create extension if not exists pgcrypto with schema extensions;
create extension if not exists "uuid-ossp" with schema extensions;
grant usage on schema extensions to anon, authenticated, service_role;

-- The hosted service lets every role use the schema public and grants it every new object; a migration that wants less
-- must revoke it, here as there.
grant usage on schema public to anon, authenticated, service_role;
-- Only before the first migration: repeated grants would undo what the migrations revoke.
do $$
declare
  is_new boolean := true;
begin
  if to_regclass('supabase_migrations.schema_migrations') is not null then
    execute 'select not exists (select from supabase_migrations.schema_migrations)' into is_new;
  end if;
  if is_new then
    alter default privileges in schema public grant all on tables to anon, authenticated, service_role;
    alter default privileges in schema public grant all on functions to anon, authenticated, service_role;
    alter default privileges in schema public grant all on sequences to anon, authenticated, service_role;
  end if;
end;
$$;

-- The caller's claims, with the same expressions as the hosted functions, so that policies get the same query plans.
create or replace function auth.uid() returns uuid language sql stable as $$
  select coalesce(
    nullif(current_setting('request.jwt.claim.sub', true), ''),
    nullif(current_setting('request.jwt.claims', true), '')::jsonb ->> 'sub'
  )::uuid
$$;
create or replace function auth.role() returns text language sql stable as $$
  select coalesce(
    nullif(current_setting('request.jwt.claim.role', true), ''),
    nullif(current_setting('request.jwt.claims', true), '')::jsonb ->> 'role'
  )
$$;
create or replace function auth.email() returns text language sql stable as $$
  select coalesce(
    nullif(current_setting('request.jwt.claim.email', true), ''),
    nullif(current_setting('request.jwt.claims', true), '')::jsonb ->> 'email'
  )
$$;
create or replace function auth.jwt() returns jsonb language sql stable as $$
  select coalesce(
    nullif(current_setting('request.jwt.claim', true), ''),
    nullif(current_setting('request.jwt.claims', true), '')
  )::jsonb
$$;
grant usage on schema auth to anon, authenticated, service_role;
grant execute on all functions in schema auth to anon, authenticated, service_role;

-- The methods used in each session and the time of their last use, which the hosted service writes into its tokens as
-- `amr`.
create table if not exists auth.mfa_amr_claims (
  id uuid not null default gen_random_uuid(),
  session_id uuid not null references auth.sessions (id) on delete cascade,
  authentication_method text not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (session_id, authentication_method)
);
-- Data folders of earlier versions: the last use of their sessions' methods was the first one.
alter table auth.mfa_amr_claims add column if not exists id uuid not null default gen_random_uuid();
alter table auth.mfa_amr_claims add column if not exists updated_at timestamptz;
update auth.mfa_amr_claims set updated_at = created_at where updated_at is null;
alter table auth.mfa_amr_claims alter column updated_at set default now(), alter column updated_at set not null;

-- Second factors, with the hosted service's columns; the gateway keeps them (local/supabase/mfa.ts).
create table if not exists auth.mfa_factors (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  friendly_name text,
  factor_type text not null default 'totp' check (factor_type in ('totp', 'webauthn', 'phone')),
  status text not null default 'unverified' check (status in ('unverified', 'verified')),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  secret text,
  phone text,
  last_challenged_at timestamptz,
  web_authn_credential jsonb,
  web_authn_aaguid uuid,
  last_webauthn_challenge_data jsonb
);
create unique index if not exists mfa_factors_user_friendly_name_unique
  on auth.mfa_factors (friendly_name, user_id) where trim(friendly_name) <> '';
create index if not exists factor_id_created_at_idx on auth.mfa_factors (user_id, created_at);
create table if not exists auth.mfa_challenges (
  id uuid primary key default gen_random_uuid(),
  factor_id uuid not null references auth.mfa_factors (id) on delete cascade,
  created_at timestamptz not null default now(),
  verified_at timestamptz,
  ip_address inet not null,
  otp_code text,
  web_authn_session_data jsonb
);
create index if not exists mfa_challenge_created_at_idx on auth.mfa_challenges (created_at desc);

-- The storage service relies on row level security: all roles have all grants, and without a policy they have no
-- access.
alter table storage.buckets add column if not exists avif_autodetection boolean default false;
grant usage on schema storage to anon, authenticated, service_role;
grant all on storage.buckets, storage.objects to anon, authenticated, service_role;
grant execute on all functions in schema storage to anon, authenticated, service_role;

-- The migration history of the Supabase CLI, with its names.
create schema if not exists supabase_migrations;
create table if not exists supabase_migrations.schema_migrations (
  version text primary key,
  statements text[],
  name text,
  created_by text,
  idempotency_key text unique,
  rollback text[]
);
create table if not exists supabase_migrations.seed_files (
  path text primary key,
  hash text not null
);
