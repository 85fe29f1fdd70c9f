-- A token of an ended session, or one without the second factor, reads nothing.
create or replace function private.own_sessions()
returns table (id uuid, created_at timestamptz, used_at timestamptz, address text, is_current boolean)
language sql stable security definer set search_path = ''
as $$
  select session.id, session.created_at::timestamptz,
    coalesce(session.refreshed_at at time zone 'utc', session.created_at)::timestamptz,
    host(session.ip), session.id = (auth.jwt() ->> 'session_id')::uuid
  from auth.sessions as session
  where session.user_id = auth.uid() and (select private.session_is_trusted())
    and session.created_at > now() - interval '30 days'
    and coalesce(session.refreshed_at at time zone 'utc', session.created_at) > now() - interval '12 hours'
  order by 3 desc
  limit 50;
$$;

-- Further dashes and quotation marks of searches, and phrases in the back-office.

-- Not indexed anew: the parser separates words at these dashes too, so that vectors stay as they are.
create or replace function public.search_text(words text) returns text
language sql immutable set search_path = ''
as $$
  select regexp_replace(
    translate(
      public.without_invisible(normalize(words, NFC)),
      U&'\2010\2011\FF0D\2012\2013\2014\2015\2E3A\2E3B\2212\FE58\FE63\02D7\FE31\FE32', '---            '
    ),
    '(\S)-(?=\d)', '\1 ', 'g'
  );
$$;

-- Single quotation marks (' and U+2018 to U+201B) are also apostrophes, so only a pair of them around words makes a phrase.
create or replace function public.search_term(term text) returns text
language sql immutable set search_path = ''
as $$
  select regexp_replace(
    regexp_replace(
      regexp_replace(
        translate(
          public.search_text(term),
          U&'\00AB\00BB\201C\201D\201E\201F\FF02\2039\203A\275D\275E\301D\301E\301F\300C\300D\300E\300F\2033\2036<>()|&!*\\',
          repeat('"', 20)
        ),
        U&'((?:^|\\s)-?)[''\2018-\201B]([^\\s"''\2018-\201B](?:[^"''\2018-\201B]|[''\2018-\201B](?![\\s,.;:?]|$))*)[''\2018-\201B](?=[\\s,.;:?]|$)',
        '\1"\2"', 'g'
      ),
      '--+', ' ', 'g'
    ),
    '-(?=\s|$)', ' ', 'g'
  );
$$;

create or replace function public.lookup_query(term text) returns tsquery
language sql stable set search_path = ''
as $$
  with asked as (select public.search_term(term) as words), signed as (
    select '' as sign, regexp_replace(words, '(^|\s)-("[^"]*"|\S+)', ' ', 'g') as part from asked
    union all
    select '!', excluded[2] from asked, regexp_matches(words, '(^|\s)-("[^"]*"|\S+)', 'g') as excluded
  ), parts as (
    select sign, regexp_replace(part, '"[^"]*"', ' ', 'g') as part, false as is_phrase from signed
    union all
    select sign, phrase[1], true from signed, regexp_matches(part, '"[^"]*"', 'g') as phrase
  ), plain as (
    select sign, is_phrase,
      public.plain_words(public.joined_digits(extensions.unaccent('extensions.unaccent'::regdictionary, part))) as words
    from parts
  ), queries as (
    select sign, quote_literal(lexeme) || ':*' as query
    from plain, unnest(to_tsvector('pg_catalog.simple'::regconfig, words)) where not is_phrase
    union all
    select sign, format('(%s)', phrase)
    from plain, phraseto_tsquery('pg_catalog.simple'::regconfig, words) as phrase where is_phrase and numnode(phrase) > 0
  )
  select coalesce(string_agg(case when named then sign else '' end || query, ' & '), '')::tsquery
  from queries, (select exists (select from queries where sign = '') as named) as counted;
$$;
comment on function public.lookup_query(text) is
  'A search term of the back-office as a query for lookup_vector: every word is a prefix, "words" are a phrase, -word excludes.';
