-- Functions that several tables share. Triggers run as the owner (security definer), so that the
-- people whose statements fire them need no right to call anything.

create function public.touch_updated_at() returns trigger
language plpgsql set search_path = ''
as $$
begin
  new.updated_at := now();
  return new;
end;
$$;
comment on function public.touch_updated_at() is 'Trigger: keeps updated_at.';

-- Unaccenting before stemming makes accents optional, but the Spanish stemmer knows -ación and
-- -ución only with their accent: without it "publicacion" would not meet "publicaciones".
create function public.without_accents(words text) returns text
language sql stable set search_path = ''
as $$
  select regexp_replace(
    extensions.unaccent('extensions.unaccent'::regdictionary, words),
    '([au])cion\M', '\1ción', 'gi'
  );
$$;
comment on function public.without_accents(text) is 'Text for the search index with its accents removed, except where the stemmer needs them.';

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
comment on function public.spanish_query(text) is 'What a reader typed ("quotes", or, -without) as a query for spanish_vector.';

-- Names, addresses and numbers are looked up by how they begin, never by their stem.
-- Both readings of "958 000 000" are kept: three words, and one number.
create function public.plain_words(words text) returns text
language sql immutable set search_path = ''
as $$
  select regexp_replace(words, '[^[:alnum:]]+', ' ', 'g');
$$;
comment on function public.plain_words(text) is 'Letters and digits, everything else a space.';

create function public.joined_digits(words text) returns text
language sql immutable set search_path = ''
as $$
  select regexp_replace(words, '(\d)[\s.()/-]+(?=\d)', '\1', 'g');
$$;
comment on function public.joined_digits(text) is 'A number written in groups, as one number.';

create function public.lookup_vector(words text) returns tsvector
language sql stable set search_path = ''
as $$
  select to_tsvector('pg_catalog.simple'::regconfig, public.plain_words(plain))
    || to_tsvector('pg_catalog.simple'::regconfig, public.plain_words(public.joined_digits(plain)))
  from (select extensions.unaccent('extensions.unaccent'::regdictionary, coalesce(words, '')) as plain) as source;
$$;
comment on function public.lookup_vector(text) is 'Search vector of the back-office: whole words, without accents.';

create function public.lookup_query(term text) returns tsquery
language sql stable set search_path = ''
as $$
  select coalesce(string_agg(quote_literal(lexeme) || ':*', ' & '), '')::tsquery
  from unnest(to_tsvector(
    'pg_catalog.simple'::regconfig,
    public.plain_words(public.joined_digits(extensions.unaccent('extensions.unaccent'::regdictionary, term)))
  ));
$$;
comment on function public.lookup_query(text) is 'What staff typed as a query for lookup_vector: every word, by its beginning.';

-- No vowels and no look-alikes: it is read aloud over the telephone.
create function public.new_reference(prefix text) returns text
language sql volatile set search_path = ''
as $$
  select prefix || '-' || string_agg(
    substr('23456789BCDFGHJKLMNPQRSTVWXZ', 1 + get_byte(bytes, place) % 28, 1), '' order by place
  )
  from (select decode(replace(gen_random_uuid()::text, '-', ''), 'hex') as bytes) as random,
    unnest(array[0, 1, 2, 3, 9, 10, 11, 12]) as place;
$$;
comment on function public.new_reference(text) is 'A short reference that a person can dictate, such as PE-7K3M9QX2.';

revoke all on all functions in schema public from public, anon;
revoke all on function
  public.touch_updated_at(), public.without_accents(text), public.spanish_vector(text),
  public.spanish_query(text), public.plain_words(text), public.joined_digits(text),
  public.lookup_vector(text), public.lookup_query(text), public.new_reference(text)
  from authenticated;
grant execute on all functions in schema public to service_role;
