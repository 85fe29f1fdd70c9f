-- The last nine digits of every number in the field, not of the field: behind the number an extension or another number may stand.
do $do$
declare
  old constant text := pg_get_functiondef('public.index_submission()'::regprocedure);
  changed constant text := replace(
    old,
    $$right(regexp_replace(coalesce(line ->> 'telefono', ''), '\D', '', 'g'), 9)$$,
    $$coalesce((
      select string_agg(right(regexp_replace(number[1], '\D', '', 'g'), 9), ' ')
      from regexp_matches(line ->> 'telefono', '\d[\d\s.()-]*', 'g') as number
    ), '')$$
  );
  name text;
begin
  if changed = old then
    raise exception 'index_submission has another text';
  end if;
  execute changed;
  -- Index anew what has been written. Only the trigger of the index runs, so that no row counts as changed.
  foreach name in array array['editorial_submissions', 'dauro_arte_contacts', 'services_contacts'] loop
    execute format('alter table public.%I disable trigger user', name);
    execute format('alter table public.%I enable trigger index_submission', name);
    execute format($$update public.%I set search = null where telefono ~ '\d\D*[^\d\s.()-]\D*\d'$$, name);
    execute format('alter table public.%I enable trigger user', name);
  end loop;
end;
$do$;
