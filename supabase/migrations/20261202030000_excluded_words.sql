-- A word has several readings: as written, without accents, and in the back-office as it stands in names and addresses, where
-- its beginning finds it too. One of them is enough to find a word, and to exclude it: «-poesía» excludes «poesia» too, and
-- «-prueba» an address with this word. As queries joined by OR, each with its own exclusion, one reading would find what
-- another excludes.
create function public.prefix_query(words text) returns tsquery
language sql stable set search_path = ''
as $$
  with parts as (
    select regexp_replace(words, '"[^"]*"', ' ', 'g') as part, false as is_phrase
    union all
    select phrase[1], true from regexp_matches(words, '"[^"]*"', 'g') as phrase
  ), plain as (
    select is_phrase, public.plain_words(public.joined_digits(extensions.unaccent('extensions.unaccent'::regdictionary, part))) as part
    from parts
  ), queries as (
    select quote_literal(lexeme) || ':*' as query
    from plain, unnest(to_tsvector('pg_catalog.simple'::regconfig, part)) where not is_phrase
    union all
    select format('(%s)', phrase)
    from plain, phraseto_tsquery('pg_catalog.simple'::regconfig, part) as phrase where is_phrase and numnode(phrase) > 0
  )
  select coalesce(string_agg(query, ' & '), '')::tsquery from queries;
$$;
comment on function public.prefix_query(text) is
  'Words as a query for lookup_vector: every word is a prefix, "words" are a phrase.';

create function public.term_query(term text, stems boolean, beginnings boolean) returns tsquery
language sql stable set search_path = ''
as $$
  with tokens as (
    select token[1] = '-' as excluded, token[2] as words, place,
      lag(token[1], 1, '') over around || lead(token[1], 1, '') over around <> '' as is_beside_excluded
    from regexp_matches(public.search_term(term), '(-?)("[^"]*"|\S+)', 'g') with ordinality as match (token, place)
    window around as (order by place)
  ), parts as (
    select excluded, words from tokens where excluded
    union all
    -- An «or» beside an excluded word joins nothing.
    select false, string_agg(words, ' ' order by place)
    from tokens where not excluded and not (is_beside_excluded and lower(words) = 'or')
  ), readings as (
    select excluded, case when stems then
        websearch_to_tsquery('pg_catalog.spanish'::regconfig, words)
        || websearch_to_tsquery('pg_catalog.spanish'::regconfig, public.without_accents(words))
      else '' end || case when not beginnings then ''
        -- The beginning «de» would exclude every text with «después».
        when excluded then replace(public.prefix_query(words)::text, ':*', '')::tsquery
        else public.prefix_query(words) end as query
    from parts
  ), queries as (
    select excluded, query from readings where numnode(query) > 0
  )
  select coalesce(string_agg(format('%s(%s)', case when excluded and asks then '!' end, query), ' & '), '')::tsquery
  from queries, (select bool_or(not excluded) as asks from queries) as counted;
$$;
comment on function public.term_query(text, boolean, boolean) is
  'A search term ("quotes", or, -without) as a query for spanish_vector, lookup_vector or both. A term that only excludes is searched as it stands.';

create or replace function public.spanish_query(term text) returns tsquery
language sql stable set search_path = ''
as $$ select public.term_query(term, true, false) $$;

create or replace function public.lookup_query(term text) returns tsquery
language sql stable set search_path = ''
as $$ select public.term_query(term, false, true) $$;

do $$
declare
  name text;
begin
  foreach name in array array['editorial_submissions', 'dauro_arte_contacts', 'services_contacts', 'contact_messages'] loop
    execute replace(
      pg_get_functiondef(('public.search_' || name)::regproc),
      'public.lookup_query(term) || public.spanish_query(term)', 'public.term_query(term, true, true)'
    );
  end loop;
  execute replace(
    replace(
      pg_get_functiondef('public.search_all_blog_posts'::regproc),
      $old$(case when lookup like '%!%' then '' else replace(lookup, ':*', ':*AC') end)::tsquery as beginnings
    from cast(public.lookup_query(term) as text) as lookup$old$,
      $new$replace(public.term_query(term, true, true)::text, ':*', ':*AC')::tsquery as query$new$
    ),
    'post.search @@ (stems || beginnings)', 'post.search @@ query'
  );
  -- Once for a search, not for every picture.
  execute replace(
    pg_get_functiondef('private.list_blog_images'::regproc),
    'public.lookup_query(term)', '(select public.lookup_query(term))'
  );
end;
$$;
