-- Default deny, and functions that several tables share.
-- Supabase grants every new object of schema public to anon and authenticated. The default privileges below undo that:
-- a new table or function is open to the secret key only, until its own migration grants more.

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

-- Security definer functions that signed-in callers reach stand here, because the data API does not expose this schema:
-- policies call them, and so do functions of schema public that run as their caller.
create schema private;
comment on schema private is 'Functions that run with the rights of their owner. Not exposed by the data API.';
grant usage on schema private to authenticated, service_role;

create function public.touch_updated_at() returns trigger
language plpgsql set search_path = ''
as $$
begin
  new.updated_at := now();
  return new;
end;
$$;
comment on function public.touch_updated_at() is 'Trigger: sets updated_at.';

-- Removing accents before stemming makes them optional in searches. The Spanish stemmer recognises -ación and -ución only
-- with their accent: without it "publicacion" would not match "publicaciones".
create function public.without_accents(words text) returns text
language sql stable set search_path = ''
as $$
  select regexp_replace(
    extensions.unaccent('extensions.unaccent'::regdictionary, words),
    '([au])cion\M', '\1ción', 'gi'
  );
$$;
comment on function public.without_accents(text) is 'Text for the search index without accents, except where the stemmer needs them.';

create function public.spanish_vector(words text) returns tsvector
language sql stable set search_path = ''
as $$
  select to_tsvector('pg_catalog.spanish'::regconfig, coalesce(words, ''))
    || to_tsvector('pg_catalog.spanish'::regconfig, public.without_accents(coalesce(words, '')));
$$;
comment on function public.spanish_vector(text) is 'Search vector in Spanish, as written and without accents.';

create function public.spanish_query(term text) returns tsquery
language sql stable set search_path = ''
as $$
  select websearch_to_tsquery('pg_catalog.spanish'::regconfig, term)
    || websearch_to_tsquery('pg_catalog.spanish'::regconfig, public.without_accents(term));
$$;
comment on function public.spanish_query(text) is 'A search term ("quotes", or, -without) as a query for spanish_vector.';

-- Names, addresses and numbers are searched by prefix, without stemming. A grouped number such as "958 000 000" is
-- indexed in both readings: three words, and one number.
create function public.plain_words(words text) returns text
language sql immutable set search_path = ''
as $$
  select regexp_replace(words, '[^[:alnum:]]+', ' ', 'g');
$$;
comment on function public.plain_words(text) is 'Letters and digits; every other character becomes a space.';

create function public.joined_digits(words text) returns text
language sql immutable set search_path = ''
as $$
  select regexp_replace(words, '(\d)[\s.()/-]+(?=\d)', '\1', 'g');
$$;
comment on function public.joined_digits(text) is 'Joins the groups of a number, such as 958 000 000.';

create function public.lookup_vector(words text) returns tsvector
language sql stable set search_path = ''
as $$
  select to_tsvector('pg_catalog.simple'::regconfig, public.plain_words(plain))
    || to_tsvector('pg_catalog.simple'::regconfig, public.plain_words(public.joined_digits(plain)))
  from (select extensions.unaccent('extensions.unaccent'::regdictionary, coalesce(words, '')) as plain) as source;
$$;
comment on function public.lookup_vector(text) is 'Search vector of the back-office: whole words without accents.';

create function public.lookup_query(term text) returns tsquery
language sql stable set search_path = ''
as $$
  select coalesce(string_agg(quote_literal(lexeme) || ':*', ' & '), '')::tsquery
  from unnest(to_tsvector(
    'pg_catalog.simple'::regconfig,
    public.plain_words(public.joined_digits(extensions.unaccent('extensions.unaccent'::regdictionary, term)))
  ));
$$;
comment on function public.lookup_query(text) is 'A search term of the back-office as a query for lookup_vector: every word is a prefix.';
