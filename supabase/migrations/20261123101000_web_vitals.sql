-- Core Web Vitals of visitors: which page by its pattern, which metric, how much. Nothing that leads to a person or a visit.

create table public.web_vitals (
  id bigint generated always as identity primary key,
  measured_at timestamptz not null default now(),
  page text not null check (page ~ '^/' and length(page) <= 100),
  metric text not null check (metric in ('LCP', 'INP', 'CLS', 'TTFB')),
  value double precision not null check (value >= 0 and value <= 600000)
);
comment on table public.web_vitals is 'Measurements of visitors'' browsers, kept for ninety days. Only the secret key may touch it.';
comment on column public.web_vitals.id is 'Identifies the measurement; measurements of one visit share nothing.';
comment on column public.web_vitals.measured_at is 'When it arrived.';
comment on column public.web_vitals.page is 'The pattern of the page''s route, such as /blog/[slug].';
comment on column public.web_vitals.metric is 'LCP, INP and TTFB in milliseconds, CLS without a unit.';
comment on column public.web_vitals.value is 'What the browser measured.';

create index web_vitals_measured_at_idx on public.web_vitals (measured_at);

alter table public.web_vitals enable row level security;

create function public.web_vitals_p75(since timestamptz)
returns table (page text, metric text, p75 double precision, measurements bigint)
language sql stable set search_path = ''
as $$
  select v.page, v.metric, percentile_cont(0.75) within group (order by v.value), count(*)
  from public.web_vitals as v
  where v.measured_at >= since
  group by v.page, v.metric
  order by v.page, v.metric;
$$;
comment on function public.web_vitals_p75(timestamptz) is
  'The 75th percentile of each page and metric since a moment, and of how many measurements. For the secret key only.';
