-- Nobody but the secret key may do anything in schema public unless a later migration says so.
-- Supabase grants everything to anon and authenticated by default; this takes it back, for what
-- exists and for what will be created.

create extension if not exists unaccent with schema extensions;

revoke create on schema public from public;
grant usage on schema public to anon, authenticated, service_role;

revoke all on all tables in schema public from public, anon, authenticated;
revoke all on all sequences in schema public from public, anon, authenticated;
revoke all on all functions in schema public from public, anon, authenticated;

alter default privileges in schema public revoke all on tables from public, anon, authenticated;
alter default privileges in schema public revoke all on sequences from public, anon, authenticated;
alter default privileges in schema public revoke all on functions from public, anon, authenticated;
-- PUBLIC may execute every new function by a global default that a per-schema revoke cannot undo.
alter default privileges revoke execute on functions from public;

alter default privileges in schema public grant all on tables to service_role;
alter default privileges in schema public grant all on sequences to service_role;
alter default privileges in schema public grant execute on functions to service_role;
