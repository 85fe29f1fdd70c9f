-- Visitors' browsers are no longer measured: the 75th percentile of a small house's visitors is noise.

drop function public.web_vitals_p75(timestamptz);
drop table public.web_vitals;
