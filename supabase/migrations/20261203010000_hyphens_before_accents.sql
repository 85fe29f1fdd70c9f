-- A hyphen before an accent that stands alone excludes nothing. Without their accents such hyphens would follow on each other, and
-- websearch_to_tsquery gives up at the 32nd.
do $do$
declare
  old constant text := pg_get_functiondef('public.search_term(text)'::regprocedure);
  changed constant text := replace(old, $$'-(?=\s|$)'$$, $$U&'-(?=[\\s\0300-\036F]|$)'$$);
begin
  if changed = old then
    raise exception 'search_term has another text';
  end if;
  execute changed;
end;
$do$;
