-- One plain query for each list: pages of the blog are read by range and count under the policies, and each search is one
-- function that asks the index of words first and orders what it found, in either direction.

drop trigger blog_posts_places_insert on public.blog_posts;
drop trigger blog_posts_places_delete on public.blog_posts;
drop trigger blog_posts_places_update on public.blog_posts;
drop function public.keep_blog_places();
drop function public.renumber_blog_posts();
drop function public.blog_page(text, integer, integer);
drop function public.blog_neighbours(text);
drop table public.blog_post_places;

-- Lists offer a link to every article, so every article has something to read.
alter table public.blog_posts add constraint blog_posts_content_filled check (content ~ '\S');

-- Ranking unpacks the vector of each match: the newest 240 are ranked, so that a word of every article costs no more.
drop function public.search_blog_posts(text, integer, integer);
create function public.search_blog_posts(term text, page integer default 1, size integer default 12)
returns table (
  slug text, title text, excerpt text, author text, category text, tags text[], image_url text,
  book_image text, book_link text, public_at timestamptz, content text, total integer, hits text[]
)
language sql stable set search_path = ''
as $$
  with matching as materialized (
    select post.id, post.public_at
    from public.spanish_query(term) as query
    join public.blog_posts as post on post.search @@ query
    where post.public_at <= now()
  ), newest as (
    select id from matching order by public_at desc, id desc limit 240
  ), shown as (
    select id, ts_rank(post.search, query) as rank
    from public.spanish_query(term) as query, newest join public.blog_posts as post using (id)
    order by rank desc, post.public_at desc, id desc
    limit size offset greatest(page - 1, 0) * size
  )
  select post.slug, post.title, post.excerpt, post.author, post.category, post.tags, post.image_url,
    post.book_image, post.book_link, post.public_at, post.content,
    (select count(*)::integer from matching),
    public.matching_words(concat_ws(E'\n\n', post.title, post.excerpt, left(post.content, 100000)), query)
  from public.spanish_query(term) as query, shown join public.blog_posts as post using (id)
  order by shown.rank desc, post.public_at desc, id desc;
$$;
comment on function public.search_blog_posts(text, integer, integer) is 'One page of the public articles that match, best first among the newest 240, with the words that matched and how many match in all. For the secret key only.';
revoke all on function public.search_blog_posts(text, integer, integer) from public, anon, authenticated;
grant execute on function public.search_blog_posts(text, integer, integer) to service_role;

-- The back-office: rows of any state for a reader who must be staff, from a cursor on towards older or newer ones. With
-- "offset 0" the planner cannot walk down the list in search of matches, which is slow for words that few rows have.
do $$
declare
  entry record;
begin
  drop function public.search_all_blog_posts(text, uuid, text, text, timestamptz, uuid, integer);
  drop function public.search_all_blog_posts_newer(text, uuid, text, text, timestamptz, uuid, integer);
  for entry in
    select * from (values
      ('blog_posts', 'search_all_blog_posts', 'public.spanish_query(term)',
        'in_category text default null', '(in_category is null or entry.category = in_category)'),
      ('editorial_submissions', null, null, null, null),
      ('dauro_arte_contacts', null, null, null, null),
      ('services_contacts', null, null, null, null),
      ('contact_messages', null, null, null, null)
    ) as list (name, function, query, parameters, filter)
  loop
    if entry.function is null then
      entry.function := 'search_' || entry.name;
      entry.query := 'public.lookup_query(term) || public.spanish_query(term)';
      entry.parameters := 'since timestamptz default null, before timestamptz default null';
      entry.filter := '(since is null or entry.created_at >= since) and (before is null or entry.created_at < before)';
      execute format('drop function public.%I', entry.function);
      execute format('drop function public.%I', entry.function || '_newer');
    end if;
    execute format($sql$
      create function public.%2$I(
        term text, reader uuid default null, in_status text default null, %4$s,
        after_created_at timestamptz default null, after_id uuid default null, max_rows integer default 26,
        newer boolean default false
      ) returns setof public.%1$I
      language sql stable set search_path = ''
      as $body$
        with query as materialized (
          select %3$s as words
        ), page as (
          select id from (
            select entry.id, entry.created_at
            from query join public.%1$I as entry on entry.search @@ query.words
            where exists (select from public.user_roles where user_id = reader and role in ('staff', 'admin'))
              and (in_status is null or entry.status = in_status)
              and %5$s
              and (after_id is null or case
                when newer then (entry.created_at, entry.id) > (after_created_at, after_id)
                else (entry.created_at, entry.id) < (after_created_at, after_id)
              end)
            offset 0
          ) as matching
          order by case when newer then created_at end, case when newer then id end, created_at desc, id desc
          limit least(max_rows, 1000)
        )
        select entry.* from page join public.%1$I as entry using (id)
        order by case when newer then entry.created_at end, case when newer then id end, entry.created_at desc, id desc;
      $body$
    $sql$, entry.name, entry.function, entry.query, entry.parameters, entry.filter);
    execute format('comment on function public.%I is %L', entry.function,
      'The rows of ' || entry.name || ' that match: the newest first, or those just newer than a cursor, the nearest first; for a reader who must be staff. For the secret key only.');
    execute format('revoke all on function public.%I from public, anon, authenticated', entry.function);
    execute format('grant execute on function public.%I to service_role', entry.function);
  end loop;
end;
$$;
