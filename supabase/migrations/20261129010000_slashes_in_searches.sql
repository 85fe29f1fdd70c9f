-- The parser reads "novela/ensayo" and "~ensayo" as paths of files, which no word finds. So both signs separate words.
create or replace function public.search_text(words text) returns text
language sql immutable set search_path = ''
as $$
  select regexp_replace(
    translate(
      public.without_invisible(normalize(words, NFC)),
      U&'\2010\2011\FF0D\2012\2013\2014\2015\2E3A\2E3B\2212\FE58\FE63\02D7\FE31\FE32/\FF0F~', '---               '
    ),
    '(\S)-(?=\d)', '\1 ', 'g'
  );
$$;
comment on function public.search_text(text) is
  'Text as it is indexed, searched and highlighted: without invisible characters; dashes and slashes separate words, hyphens join them. A hyphen before a digit separates, because the parser would read a negative number.';

-- A hyphen before a word excludes it, also among pictures. The query separates words at the signs within names of files.
do $$
begin
  execute replace(
    pg_get_functiondef('private.list_blog_images(text, boolean, uuid, timestamptz, uuid, integer, boolean)'::regprocedure),
    $old$public.lookup_query(translate(term, '._-', '   '))$old$, 'public.lookup_query(term)'
  );
end;
$$;

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
