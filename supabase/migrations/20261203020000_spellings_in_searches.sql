-- «20 000», «20.000» and «20000», «19:30» and «19.30», «12/10/2026» and «12.10.2026», «EE. UU.» and «EEUU», «U. R. S. S.», «U.R.S.S.» and
-- «URSS», «col·legi» and «col.legi» are written either way, so that a text is found by either. Readings of the query, because in the
-- index the digits of a number such as a telephone's, parted by blanks, could no longer be found by one of its parts. A comma within
-- a word makes a phrase.
create function public.joined_words(words text) returns text
language sql immutable set search_path = ''
as $$
  select regexp_replace(
    regexp_replace(
      regexp_replace(
        regexp_replace(words, '(l),(?=l)|(\m[[:alpha:]])[ ,.]+(?=[[:alpha:]]\M)', '\1\2', 'gi'),
        '\m(([b-df-hj-np-tv-z])\2|ee|aa)[ ,.]+(([b-df-hj-np-tv-z])\4|aa|oo|uu)\M', '\1\3', 'gi'
      ),
      '(\m\d{1,3}) (?=\d{3}\M)', '\1', 'g'
    ),
    '(\m\d{1,2}) (?=\d{2}\M|\d{1,2} (?:\d{2}|\d{4})\M)|(?<=\m\d{1,2} \d{1,2}) (?=\d{4}\M)', '\1.', 'g'
  );
$$;
comment on function public.joined_words(text) is
  'The words of a search with the parts of a number, a date, an abbreviation and an l·l joined.';

-- Single vowels and «y» are no words of the index, so that the initials of an abbreviation need two other letters. Words that are all
-- left out of searches (NADA) stay, since a query without any other finds them as a label or a title.
create function public.parted_words(words text) returns text
language sql immutable set search_path = ''
as $$
  select case numnode(websearch_to_tsquery('pg_catalog.spanish'::regconfig, words)) when 0 then words else regexp_replace(
    regexp_replace(
      regexp_replace(
        words, '\m(([b-df-hj-np-tv-z])\2|ee|aa)(([b-df-hj-np-tv-z])\4|aa|oo|uu)\M', '\1,\3', 'gi'
      ),
      '\m(?=[A-Z]*[B-DF-NP-XZ][A-Z]*[B-DF-NP-XZ])([A-Z])([A-Z])([A-Z])([A-Z]?)([A-Z]?)\M', '\1,\2,\3,\4,\5', 'g'
    ),
    '(\d)\.(?=\d)|(?<!\.\d*)(\d)(?=(?:\d{3})+\M)', '\1\2,', 'g'
  ) end;
$$;
comment on function public.parted_words(text) is
  'The words of a search with the thousands of a number, the parts of one with a full stop and the letters of an abbreviation (EEUU, URSS) as a phrase.';

do $do$
declare
  old constant text := pg_get_functiondef('public.term_query(text, boolean, boolean)'::regprocedure);
  line constant text := $$|| websearch_to_tsquery('pg_catalog.spanish'::regconfig, public.without_accents(words))$$;
  changed constant text := replace(old, line, line || $$
        || coalesce(websearch_to_tsquery('pg_catalog.spanish'::regconfig, nullif(public.joined_words(words), words)), '')
        || coalesce(websearch_to_tsquery('pg_catalog.spanish'::regconfig, nullif(public.parted_words(words), words)), '')$$);
begin
  if changed = old then
    raise exception 'term_query has another text';
  end if;
  execute changed;
end;
$do$;
