-- The back-office finds posts by the beginnings of the words of their title and author, as it finds submissions. A stem may be
-- shorter than what has been typed («publicac» and "public"), so the index has those words whole too. The site asks for stems
-- only.
create or replace function private.blog_post_vector(post public.blog_posts) returns tsvector
language sql stable set search_path = ''
as $$
  -- A tsvector holds one megabyte; only the beginning of a very long article is indexed.
  select setweight(public.spanish_vector(post.title), 'A') || setweight(public.lookup_vector(post.title), 'A')
    || setweight(public.spanish_vector(post.excerpt || ' ' || array_to_string(post.tags, ' ')), 'B')
    || setweight(public.spanish_vector(post.author || ' ' || post.category), 'C')
    || setweight(public.lookup_vector(post.author), 'C')
    || setweight(public.spanish_vector(regexp_replace(left(post.content, 100000), '\]\([^)]*\)', '] ', 'g')), 'D');
$$;

alter table public.blog_posts disable trigger user;
update public.blog_posts as post set search = private.blog_post_vector(post);
alter table public.blog_posts enable trigger user;

-- Beginnings count in titles, authors and categories (weights A and C): two letters begin some word of every text. A term
-- that excludes is searched by stems alone, because beginnings would find what the stems exclude.
create or replace function public.search_all_blog_posts(
  term text, reader uuid default null, in_status text default null, in_category text default null,
  after_created_at timestamptz default null, after_id uuid default null, max_rows integer default 26,
  back boolean default false, sorted_by text default null, ascending boolean default false, after_key text default null
) returns setof public.blog_posts
language sql stable set search_path = ''
as $$
  with asked as materialized (
    select public.spanish_query(term) as stems,
      (case when lookup like '%!%' then '' else replace(lookup, ':*', ':*AC') end)::tsquery as beginnings
    from cast(public.lookup_query(term) as text) as lookup
  ), found as (
    select post.id from asked join public.blog_posts as post on post.search @@ (stems || beginnings)
    union
    select post.id
    from asked cross join public.blog_posts as post
    where numnode(stems) = 0 and exists (select from unnest(post.tags) as tag where lower(tag) = lower(btrim(term)))
  ), matching as materialized (
    select post.id, post.created_at, case sorted_by when 'status' then post.status when 'category' then post.category else '' end as key
    from found join public.blog_posts as post using (id)
    where private.account_works_on(reader, 'posts')
      and (in_status is null or post.status = in_status)
      and (in_category is null or post.category = in_category)
  ), page as (
    select * from matching
    where after_id is null or case
      when ascending <> back then (key, created_at, id) > (coalesce(after_key, ''), after_created_at, after_id)
      else (key, created_at, id) < (coalesce(after_key, ''), after_created_at, after_id)
    end
    order by case when ascending <> back then key end, case when ascending <> back then created_at end,
      case when ascending <> back then id end, key desc, created_at desc, id desc
    limit least(max_rows, 1000)
  )
  select post.* from page join public.blog_posts as post using (id)
  order by case when ascending <> back then page.key end, case when ascending <> back then page.created_at end,
    case when ascending <> back then page.id end, page.key desc, page.created_at desc, page.id desc;
$$;
