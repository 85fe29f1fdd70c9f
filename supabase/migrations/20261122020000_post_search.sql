-- The back-office's search of articles, a page at a time. Handing out every match with its whole text took 135 ms where a
-- word stands in all of 10,000 articles; looking for the page first, by number and hour alone, takes a tenth of it.

drop function public.search_all_blog_posts(text);

create function public.search_all_blog_posts(
  term text, in_status text default null, in_category text default null,
  after_created_at timestamptz default null, after_id uuid default null, max_rows integer default 26
) returns setof public.blog_posts
language sql stable set search_path = ''
as $$
  with page as materialized (
    select post.id
    from public.blog_posts as post, public.spanish_query(term) as query
    where post.search @@ query
      and (in_status is null or post.status = in_status)
      and (in_category is null or post.category = in_category)
      and (after_id is null or (post.created_at, post.id) < (after_created_at, after_id))
    order by post.created_at desc, post.id desc
    limit least(max_rows, 100)
  )
  select post.* from page join public.blog_posts as post using (id)
  order by post.created_at desc, post.id desc;
$$;
comment on function public.search_all_blog_posts(text, text, text, timestamptz, uuid, integer) is 'A page of the articles of every status that match, newest first. For the back-office, through the secret key only.';

revoke all on function public.search_all_blog_posts(text, text, text, timestamptz, uuid, integer)
  from public, anon, authenticated;
grant execute on function public.search_all_blog_posts(text, text, text, timestamptz, uuid, integer)
  to service_role;
