-- What waits in each list of the back-office, for the numbers beside the menu.

create function public.waiting_counts() returns table (area text, count bigint)
language sql stable set search_path = ''
as $$
  select 'dauro-arte',
    (select count(*) from (select from public.dauro_arte_contacts where status = 'nueva' limit 100) as waiting)
  union all
  select 'editorial',
    (select count(*) from (select from public.editorial_submissions where status = 'nueva' limit 100) as waiting)
  union all
  select 'servicios',
    (select count(*) from (select from public.services_contacts where status = 'nueva' limit 100) as waiting)
  union all
  select 'contacto',
    (select count(*) from (select from public.contact_messages where status = 'nueva' limit 100) as waiting)
$$;
comment on function public.waiting_counts() is
  'How many rows of each list are new, as far as the caller may see them. Counts to 100 and no further, so that a long list costs no more than a short one.';

grant execute on function public.waiting_counts() to authenticated;
