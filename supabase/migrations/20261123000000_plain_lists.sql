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

-- The newest 120 matches are ranked, since ranking unpacks the vector of each; one more is counted to know that there are
-- others. The query is a constant when it is planned, hence `execute`: the planner then walks down the newest articles for
-- what most of them have, a phrase too, and asks the index of words otherwise.
drop function public.search_blog_posts(text, integer, integer);
create function public.search_blog_posts(term text, page integer default 1, size integer default 12)
returns table (
  slug text, title text, excerpt text, author text, category text, tags text[], image_url text,
  book_image text, book_link text, public_at timestamptz, content text, total integer, hits text[]
)
language plpgsql stable set search_path = ''
as $$
begin
  return query execute $search$
    with matching as materialized (
      select post.id, post.public_at
      from public.blog_posts as post
      where post.search @@ $1 and post.public_at <= now()
      order by post.public_at desc, post.id desc limit 121
    ), shown as (
      select id, ts_rank(post.search, $1) as rank
      from (select id from matching limit 120) as newest join public.blog_posts as post using (id)
      order by rank desc, post.public_at desc, id desc
      limit $3 offset greatest($2 - 1, 0) * $3
    )
    select post.slug, post.title, post.excerpt, post.author, post.category, post.tags, post.image_url,
      post.book_image, post.book_link, post.public_at, post.content,
      (select count(*)::integer from matching),
      public.matching_words(concat_ws(E'\n\n', post.title, post.excerpt, left(post.content, 100000)), $1)
    from shown join public.blog_posts as post using (id)
    order by shown.rank desc, post.public_at desc, id desc
  $search$ using public.spanish_query(term), page, size;
end;
$$;
comment on function public.search_blog_posts(text, integer, integer) is 'One page of the public articles that match, best first among the newest 120, with the words that matched; total is 121 when there are more than 120. For the secret key only.';
revoke all on function public.search_blog_posts(text, integer, integer) from public, anon, authenticated;
grant execute on function public.search_blog_posts(text, integer, integer) to service_role;

-- The back-office: rows of any state for a reader who must be staff, from a cursor on towards older or newer ones.
drop function public.search_all_blog_posts(text, uuid, text, text, timestamptz, uuid, integer);
drop function public.search_all_blog_posts_newer(text, uuid, text, text, timestamptz, uuid, integer);
create function public.search_all_blog_posts(
  term text, reader uuid default null, in_status text default null, in_category text default null,
  after_created_at timestamptz default null, after_id uuid default null, max_rows integer default 26,
  newer boolean default false
) returns setof public.blog_posts
language sql stable set search_path = ''
as $$
  with matching as materialized (
    select post.id, post.created_at
    from public.spanish_query(term) as query
    join public.blog_posts as post on post.search @@ query
    where exists (select from public.user_roles where user_id = reader and role in ('staff', 'admin'))
      and (in_status is null or post.status = in_status)
      and (in_category is null or post.category = in_category)
      and (after_id is null or case
        when newer then (post.created_at, post.id) > (after_created_at, after_id)
        else (post.created_at, post.id) < (after_created_at, after_id)
      end)
  ), page as (
    select id from matching
    order by case when newer then created_at end, case when newer then id end, created_at desc, id desc
    limit least(max_rows, 1000)
  )
  select post.* from page join public.blog_posts as post using (id)
  order by case when newer then created_at end, case when newer then id end, created_at desc, id desc;
$$;
comment on function public.search_all_blog_posts(text, uuid, text, text, timestamptz, uuid, integer, boolean) is 'Articles of every status that match: the newest first, or those just newer than a cursor, the nearest first; for a reader who must be staff. For the secret key only.';
revoke all on function public.search_all_blog_posts(text, uuid, text, text, timestamptz, uuid, integer, boolean)
  from public, anon, authenticated;
grant execute on function public.search_all_blog_posts(text, uuid, text, text, timestamptz, uuid, integer, boolean)
  to service_role;

-- Of 100,000 rows a common word is met among the next 2,000 of the list, and a rare one has few rows in the index of words,
-- which is only asked when the first way has not filled the page. The planner cannot choose between the two, because it
-- cannot know how many rows the beginning of a word will meet.
do $$
declare
  name text;
begin
  foreach name in array array['editorial_submissions', 'dauro_arte_contacts', 'services_contacts', 'contact_messages'] loop
    execute format('drop function public.%I', 'search_' || name);
    execute format('drop function public.%I', 'search_' || name || '_newer');
    execute format($sql$
      create function public.%2$I(
        term text, reader uuid default null, in_status text default null,
        since timestamptz default null, before timestamptz default null,
        after_created_at timestamptz default null, after_id uuid default null, max_rows integer default 26,
        newer boolean default false
      ) returns setof public.%1$I
      language plpgsql stable set search_path = ''
      as $body$
      declare
        listed constant text := format(
          'from public.%1$I where ($2 is null or status = $2) and ($3 is null or created_at >= $3)
             and ($4 is null or created_at < $4) and ($6 is null or (created_at, id) %%s ($5, $6))',
          case when newer then '>' else '<' end
        );
        sorted constant text := case when newer then 'created_at, id' else 'created_at desc, id desc' end;
      begin
        if not exists (select from public.user_roles where user_id = reader and role in ('staff', 'admin')) then
          return;
        end if;
        return query execute format($query$
          with near as materialized (
            select id, created_at, search @@ $1 as found %%1$s order by %%2$s limit 2000
          ), met as materialized (
            select id, created_at from near where found order by %%2$s limit $7
          ), page as (
            table met
            union
            (select id, created_at %%1$s and search @@ $1 and (select count(*) from met) < $7 offset 0)
            order by %%2$s limit $7
          )
          select entry.* from page join public.%1$I as entry using (id, created_at) order by %%2$s
        $query$, listed, sorted)
        using public.lookup_query(term) || public.spanish_query(term), in_status, since, before,
          after_created_at, after_id, least(max_rows, 1000);
      end;
      $body$
    $sql$, name, 'search_' || name);
    execute format('comment on function public.%I is %L', 'search_' || name,
      'The rows of ' || name || ' that match: the newest first, or those just newer than a cursor, the nearest first; for a reader who must be staff. For the secret key only.');
    execute format('revoke all on function public.%I from public, anon, authenticated', 'search_' || name);
    execute format('grant execute on function public.%I to service_role', 'search_' || name);
  end loop;
end;
$$;
