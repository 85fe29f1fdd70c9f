-- The hosted data API refuses an update without a filter, inside of functions too (safeupdate, 21000).
create or replace function public.second_factor(required_of text default null) returns text
language sql security definer set search_path = ''
as $$
  update private.office_settings set second_factor = coalesce(required_of, second_factor)
  where is_only_row returning second_factor;
$$;
