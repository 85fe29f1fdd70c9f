-- Dashes, quotation marks and invisible characters of searches and of what they find.

create function public.search_text(words text) returns text
language sql immutable set search_path = ''
as $$
  select regexp_replace(
    translate(
      public.without_invisible(normalize(words, NFC)),
      U&'\2010\2011\FF0D\2012\2013\2014\2015\2E3A\2E3B\2212\FE58\FE63', '---         '
    ),
    '(\S)-(?=\d)', '\1 ', 'g'
  );
$$;
comment on function public.search_text(text) is
  'Text as it is indexed, searched and highlighted: without invisible characters; dashes separate words, hyphens join them. A hyphen before a digit separates, because the parser would read a negative number.';

create function public.search_term(term text) returns text
language sql immutable set search_path = ''
as $$
  select regexp_replace(
    regexp_replace(translate(public.search_text(term), U&'\00AB\00BB\201C\201D\201E\201F\FF02<>()|&!*\\', '"""""""'), '--+', ' ', 'g'),
    '-(?=\s|$)', ' ', 'g'
  );
$$;
comment on function public.search_term(text) is
  'A search term with straight quotation marks and without other signs; a hyphen remains within a word, and before one to exclude it.';

create or replace function public.spanish_vector(words text) returns tsvector
language sql stable set search_path = ''
as $$
  select to_tsvector('pg_catalog.spanish'::regconfig, plain)
    || to_tsvector('pg_catalog.spanish'::regconfig, public.without_accents(plain))
  from (select public.search_text(coalesce(words, '')) as plain) as source;
$$;

-- querytree is T for a query that only excludes, which would find nearly everything.
create or replace function public.spanish_query(term text) returns tsquery
language sql stable set search_path = ''
as $$
  with asked as (select public.search_term(term) as words), reading as (
    select websearch_to_tsquery('pg_catalog.spanish'::regconfig, words)
        || websearch_to_tsquery('pg_catalog.spanish'::regconfig, public.without_accents(words)) as query, place
    from (
      select words, 1 as place from asked
      union all select regexp_replace(words, '(^|\s)-', '\1', 'g'), 2 from asked
    ) as spelling
  )
  select query from reading where querytree(query) <> 'T' order by place limit 1;
$$;
comment on function public.spanish_query(text) is
  'A search term ("quotes", or, -without) as a query for spanish_vector. A term that only excludes is searched as it stands.';

create or replace function public.lookup_vector(words text) returns tsvector
language sql stable set search_path = ''
as $$
  select to_tsvector('pg_catalog.simple'::regconfig, public.plain_words(plain))
    || to_tsvector('pg_catalog.simple'::regconfig, public.plain_words(public.joined_digits(plain)))
  from (
    select extensions.unaccent('extensions.unaccent'::regdictionary, public.search_text(coalesce(words, ''))) as plain
  ) as source;
$$;

create or replace function public.lookup_query(term text) returns tsquery
language sql stable set search_path = ''
as $$
  with asked as (select public.search_term(term) as words), parts as (
    select '' as sign, regexp_replace(words, '(^|\s)-("[^"]*"|\S+)', ' ', 'g') as part from asked
    union all
    select '!', excluded[2] from asked, regexp_matches(words, '(^|\s)-("[^"]*"|\S+)', 'g') as excluded
  ), prefixes as (
    select sign, quote_literal(lexeme) || ':*' as prefix
    from parts, unnest(to_tsvector(
      'pg_catalog.simple'::regconfig,
      public.plain_words(public.joined_digits(extensions.unaccent('extensions.unaccent'::regdictionary, part)))
    ))
  )
  select coalesce(string_agg(case when named then sign else '' end || prefix, ' & '), '')::tsquery
  from prefixes, (select exists (select from prefixes where sign = '') as named) as counted;
$$;
comment on function public.lookup_query(text) is
  'A search term of the back-office as a query for lookup_vector: every word is a prefix, -word excludes.';

create or replace function public.matching_words(words text, query tsquery) returns text[]
language sql stable set search_path = ''
as $$
  select coalesce(array_agg(distinct lower(hit[1])), '{}')
  from regexp_matches(
    ts_headline(
      'pg_catalog.spanish'::regconfig, public.without_accents(public.search_text(words)), query,
      format('HighlightAll=true, StartSel="%s", StopSel="%s"', chr(57344), chr(57345))
    ),
    format('%s([^%s]+)%s', chr(57344), chr(57345), chr(57345)), 'g'
  ) as hit;
$$;
drop function public.folded(text);

-- Index anew what has been written. The triggers that note a change of the article stay out of it.
create function private.blog_post_vector(post public.blog_posts) returns tsvector
language sql stable set search_path = ''
as $$
  -- A tsvector holds one megabyte; only the beginning of a very long article is indexed.
  select setweight(public.spanish_vector(post.title), 'A')
    || setweight(public.spanish_vector(post.excerpt || ' ' || array_to_string(post.tags, ' ')), 'B')
    || setweight(public.spanish_vector(post.author || ' ' || post.category), 'C')
    || setweight(public.spanish_vector(regexp_replace(left(post.content, 100000), '\]\([^)]*\)', '] ', 'g')), 'D');
$$;
comment on function private.blog_post_vector(public.blog_posts) is 'The search vector of an article.';

create or replace function public.prepare_blog_post() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if new.status <> 'published' then
    new.published_at := null;
  elsif new.published_at is null then
    new.published_at := now();
  end if;
  if tg_op = 'UPDATE' then
    new.updated_at := now();
  end if;
  new.search := private.blog_post_vector(new);
  return new;
end;
$$;

alter table public.blog_posts disable trigger user;
update public.blog_posts as post set search = private.blog_post_vector(post);
alter table public.blog_posts enable trigger user;

do $$
declare
  name text;
begin
  foreach name in array array['editorial_submissions', 'dauro_arte_contacts', 'services_contacts', 'contact_messages'] loop
    execute format('alter table public.%I disable trigger user', name);
    execute format('alter table public.%I enable trigger index_submission', name);
    execute format('update public.%I set search = null', name);
    execute format('alter table public.%I enable trigger user', name);
  end loop;
end;
$$;
