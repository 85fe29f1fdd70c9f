-- «2ª» and «2.ª», «Nº7» and «n.º 7», «Mª José» and «M.ª José» are the same words: the sign of an ordinal separates as other signs do.
-- So are «20.000» and «20000»: the sign between thousands is left out.
do $do$
declare
  old constant text := pg_get_functiondef('public.search_text(text)'::regprocedure);
  changed constant text := replace(
    replace(old, '[\02B0-\02FF]', '[\02B0-\02FF\00AA\00BA]'),
    $$'(l)·(?=l)', '\1'$$, $$'(l)·(?=l)|(\d)[.\u00A0\u202F](?=\d{3}\M)', '\1\2'$$
  );
  name text;
begin
  if strpos(changed, '00AA') = 0 or strpos(changed, '202F') = 0 then
    raise exception 'search_text has another text';
  end if;
  execute changed;
  -- Index anew what has been written. Only the triggers of the index run, so that no row counts as changed.
  alter table public.blog_posts disable trigger user;
  update public.blog_posts as post set search = private.blog_post_vector(post);
  alter table public.blog_posts enable trigger user;
  foreach name in array array['editorial_submissions', 'dauro_arte_contacts', 'services_contacts', 'contact_messages'] loop
    execute format('alter table public.%I disable trigger user', name);
    execute format('alter table public.%I enable trigger index_submission', name);
    execute format('update public.%I set search = null', name);
    execute format('alter table public.%I enable trigger user', name);
  end loop;
end;
$do$;
comment on function public.search_text(text) is
  'Text as it is indexed, searched and highlighted: without invisible characters; signs, also of ordinals, separate words, a sign within a word makes a phrase of its parts, and one between thousands goes. A hyphen before a digit separates, because the parser would read a negative number.';
