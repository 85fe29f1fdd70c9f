-- Words between signs, and short plurals.

-- The parser takes "<b c>" for a tag, "frase.Después" for a host, "a@b.example" for an address and "&eacute;" for an entity, each
-- without the words in it, and unaccent writes « as "<<". So of the signs only those remain that a term needs: quotation marks,
-- apostrophes, hyphens and full stops. A comma between two words is what the parser drops, and what websearch_to_tsquery reads as a phrase.
create or replace function public.search_text(words text) returns text
language sql immutable set search_path = ''
as $$
  select regexp_replace(
    regexp_replace(
      regexp_replace(
        regexp_replace(
          -- Asterisks and tildes have no counterpart: Markdown puts them within words (**Z**arandeo).
          translate(
            public.without_invisible(normalize(words, NFC)),
            U&'\2010\2011\FF0D\2080\2081\2082\2083\2084\2085\2086\2087\2088\2089*~', '---0123456789'
          ),
          '(l)·(?=l)', '\1', 'gi'
        ),
        U&'--+|[^[:alnum:]\\s\0300-\036F"''\2018-\201B.@&_+-]|[\02B0-\02FF]', ' ', 'g'
      ),
      '(?<=[[:alnum:]])[.@&_+-](?=[[:alpha:]])|(?<=[[:alpha:]])[.@&_+](?=\d)', ',', 'g'
    ),
    '[@&_+]|(?<=\S)-(?=\d)', ' ', 'g'
  );
$$;
comment on function public.search_text(text) is
  'Text as it is indexed, searched and highlighted: without invisible characters; signs separate words, a sign within a word makes a phrase of its parts. A hyphen before a digit separates, because the parser would read a negative number.';

-- Single quotation marks (' and U+2018 to U+201B) are also apostrophes, so only a pair of them around words makes a phrase.
create or replace function public.search_term(term text) returns text
language sql immutable set search_path = ''
as $$
  select regexp_replace(
    regexp_replace(
      -- A bracket or an opening mark behind the hyphen would part it from its word.
      public.search_text(regexp_replace(translate(
        term,
        U&'\00AB\00BB\201C\201D\201E\201F\FF02\2039\203A\275D\275E\301D\301E\301F\300C\300D\300E\300F\2033\2036',
        repeat('"', 20)
      ), '(^|\s)-[(¿¡]+', '\1-', 'g')),
      U&'((?:^|\\s)-?)[''\2018-\201B]([^\\s"''\2018-\201B](?:[^"''\2018-\201B]|[''\2018-\201B](?![\\s.]|$))*)[''\2018-\201B](?=[\\s.]|$)',
      '\1"\2"', 'g'
    ),
    '-(?=\s|$)', ' ', 'g'
  );
$$;
comment on function public.search_term(text) is
  'A search term as search_text writes it, with straight quotation marks; a hyphen remains before a word to exclude it.';

create or replace function public.plain_words(words text) returns text
language sql immutable set search_path = ''
as $$
  select regexp_replace(words, '(?:[^[:alnum:]]|[\u02B0-\u02FF])+', ' ', 'g');
$$;
comment on function public.plain_words(text) is 'Letters and digits; every other character, and the signs among the letters (ʿ), become a space.';

-- The stemmer leaves the plural of short words (obras, años, días) and writes "voces" without its z.
create or replace function public.without_accents(words text) returns text
language sql stable set search_path = ''
as $$
  select regexp_replace(
    regexp_replace(
      regexp_replace(
        extensions.unaccent('extensions.unaccent'::regdictionary, words),
        '([au])cion\M', '\1ción', 'gi'
      ),
      '\m([aeiou][b-df-hj-np-tv-z]+[aeiou]|[a-z]ia|[rt]io|pie)s\M', '\1', 'gi'
    ),
    '([aeiou])ces\M', '\1z', 'gi'
  );
$$;
comment on function public.without_accents(text) is
  'Text for the search index without accents, except where the stemmer needs them, and without the plurals that it leaves.';

-- Index anew what has been written. Only the triggers of the index run, so that no row counts as changed.
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
