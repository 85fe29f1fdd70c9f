-- Page n of the blog without counting what stands before it (docs/decisions/0012-blog-places.md).
-- Posts are numbered from the oldest, so that a new one at the top moves nobody; scheduled ones have their number
-- before their hour. Page 1 begins at the number of the newest post whose hour has come.

create table public.blog_post_places (
  post_id uuid primary key references public.blog_posts (id) on delete cascade,
  place integer not null,
  category text not null,
  category_place integer not null
);
comment on table public.blog_post_places is 'Where each dated article stands among all and in its category. Kept by triggers.';
comment on column public.blog_post_places.post_id is 'The article.';
comment on column public.blog_post_places.place is 'Its number among all articles with a public date, the oldest being 1.';
comment on column public.blog_post_places.category is 'Its category, as in blog_posts.';
comment on column public.blog_post_places.category_place is 'Its number in that category, the oldest being 1.';

create index blog_post_places_place_idx on public.blog_post_places (place);
create index blog_post_places_category_idx on public.blog_post_places (category, category_place);

alter table public.blog_post_places enable row level security;
revoke all on public.blog_post_places from public, anon, authenticated;
grant all on public.blog_post_places to service_role;

create function public.renumber_blog_posts() returns void
language plpgsql security definer set search_path = ''
as $$
begin
  -- One at a time: each statement below then sees what the one before it has written.
  perform pg_advisory_xact_lock(hashtext('public.blog_post_places'));
  delete from public.blog_post_places as places
  where exists (
    select from public.blog_posts where id = places.post_id and public_at is null
  );
  with numbered as (
    select id, category,
      row_number() over (order by public_at, id) as place,
      row_number() over (partition by category order by public_at, id) as category_place
    from public.blog_posts
    where public_at is not null
  ), moved as (
    update public.blog_post_places as places
    set place = numbered.place, category = numbered.category, category_place = numbered.category_place
    from numbered
    where places.post_id = numbered.id
      and (places.place, places.category, places.category_place)
        is distinct from (numbered.place::integer, numbered.category, numbered.category_place::integer)
  )
  insert into public.blog_post_places (post_id, place, category, category_place)
  select id, place, category, category_place
  from numbered
  where not exists (select from public.blog_post_places where post_id = numbered.id);
end;
$$;
comment on function public.renumber_blog_posts() is 'Writes down where every dated article stands; touches only those that moved.';

create function public.keep_blog_places() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if tg_op = 'UPDATE' then
    -- A typing correction moves nobody.
    if not exists (
      select from before_rows join after_rows using (id)
      where (before_rows.public_at, before_rows.category)
        is distinct from (after_rows.public_at, after_rows.category)
    ) then
      return null;
    end if;
  end if;
  perform public.renumber_blog_posts();
  return null;
end;
$$;
comment on function public.keep_blog_places() is 'Trigger: keeps blog_post_places.';

create trigger blog_posts_places_insert after insert on public.blog_posts
  for each statement execute function public.keep_blog_places();
create trigger blog_posts_places_delete after delete on public.blog_posts
  for each statement execute function public.keep_blog_places();
create trigger blog_posts_places_update after update on public.blog_posts
  referencing old table as before_rows new table as after_rows
  for each statement execute function public.keep_blog_places();

-- Two branches, because a plan for both would use the index of neither.
create function public.blog_page(wanted text default null, page integer default 1, size integer default 12)
returns table (
  slug text, title text, excerpt text, author text, category text, tags text[], image_url text,
  book_image text, book_link text, public_at timestamptz, readable boolean, total integer
)
language plpgsql stable set search_path = ''
as $$
#variable_conflict use_column
declare
  newest integer;
begin
  if wanted is null then
    select places.place into newest
    from public.blog_posts as post join public.blog_post_places as places on places.post_id = post.id
    where post.public_at <= now()
    order by post.public_at desc, post.id desc limit 1;
    return query
      select post.slug, post.title, post.excerpt, post.author, post.category, post.tags, post.image_url,
        post.book_image, post.book_link, post.public_at, post.content ~ '\S' and post.slug <> '', newest
      from public.blog_post_places as places join public.blog_posts as post on post.id = places.post_id
      where places.place between newest - page * size + 1 and newest - (page - 1) * size
        and post.public_at <= now()
      order by places.place desc;
  else
    select places.category_place into newest
    from public.blog_posts as post join public.blog_post_places as places on places.post_id = post.id
    where post.category = wanted and post.public_at <= now()
    order by post.public_at desc, post.id desc limit 1;
    return query
      select post.slug, post.title, post.excerpt, post.author, post.category, post.tags, post.image_url,
        post.book_image, post.book_link, post.public_at, post.content ~ '\S' and post.slug <> '', newest
      from public.blog_post_places as places join public.blog_posts as post on post.id = places.post_id
      where places.category = wanted
        and places.category_place between newest - page * size + 1 and newest - (page - 1) * size
        and post.public_at <= now()
      order by places.category_place desc;
  end if;
end;
$$;
comment on function public.blog_page(text, integer, integer) is 'One page of public articles, newest first, of all or of one category, and how many there are. For the secret key only.';

create function public.blog_neighbours(of_slug text)
returns table (slug text, title text, category text, newer boolean)
language sql stable set search_path = ''
as $$
  select post.slug, post.title, post.category, places.place > here.place
  from public.blog_posts as this
  join public.blog_post_places as here on here.post_id = this.id
  join public.blog_post_places as places on places.place in (here.place - 1, here.place + 1)
  join public.blog_posts as post on post.id = places.post_id
  where this.slug = of_slug and this.public_at <= now() and post.public_at <= now();
$$;
comment on function public.blog_neighbours(text) is 'The public articles just before and just after one. For the secret key only.';

-- Letter by letter, so that a place in the one text is the same place in the other.
create function public.folded(words text) returns text
language sql immutable set search_path = ''
as $$
  select regexp_replace(
    translate(words, 'áàâäéèêëíìîïóòôöúùûüñçÁÀÂÄÉÈÊËÍÌÎÏÓÒÔÖÚÙÛÜÑÇ', 'aaaaeeeeiiiioooouuuuncAAAAEEEEIIIIOOOOUUUUNC'),
    '([au])cion\M', '\1ción', 'gi'
  );
$$;
comment on function public.folded(text) is 'Words as without_accents writes them, with as many letters as before.';

create function public.matching_words(words text, query tsquery) returns text[]
language sql stable set search_path = ''
as $$
  select coalesce(array_agg(distinct lower(hit[1])), '{}')
  from regexp_matches(
    ts_headline(
      'pg_catalog.spanish'::regconfig, public.folded(words), query,
      format('HighlightAll=true, StartSel="%s", StopSel="%s"', chr(57344), chr(57345))
    ),
    format('%s([^%s]+)%s', chr(57344), chr(57345), chr(57345)), 'g'
  ) as hit;
$$;
comment on function public.matching_words(text, tsquery) is 'The words of a text that a query has found, for marking them; without accents.';

drop function public.search_blog_posts(text);

-- The newest 240 matches are ranked, so that a word which every article has costs no more than that; one more is
-- counted to know that there are others. The query is a constant when it is planned, hence `execute`.
create function public.search_blog_posts(term text, page integer default 1, size integer default 12)
returns table (
  slug text, title text, excerpt text, author text, category text, tags text[], image_url text,
  book_image text, book_link text, public_at timestamptz, readable boolean, total integer,
  content text, hits text[]
)
language plpgsql stable set search_path = ''
as $$
declare
  query constant tsquery := public.spanish_query(term);
begin
  if numnode(query) = 0 then
    return;
  end if;
  return query execute $search$
    with matching as materialized (
      select post.id, post.public_at
      from public.blog_posts as post
      where post.search @@ $1 and post.public_at <= now()
      order by post.public_at desc, post.id desc limit 241
    ), shown as (
      select post.id, ts_rank(post.search, $1) as rank
      from (select id from matching limit 240) as newest
      join public.blog_posts as post on post.id = newest.id
      order by rank desc, post.public_at desc, post.id desc
      limit $3 offset greatest($2 - 1, 0) * $3
    )
    select post.slug, post.title, post.excerpt, post.author, post.category, post.tags, post.image_url,
      post.book_image, post.book_link, post.public_at, post.content ~ '\S' and post.slug <> '',
      (select count(*)::integer from matching), post.content,
      public.matching_words(
        concat_ws(E'\n\n', post.title, post.excerpt, left(post.content, 100000)), $1
      )
    from shown join public.blog_posts as post on post.id = shown.id
    order by shown.rank desc, post.public_at desc, post.id desc
  $search$ using query, page, size;
end;
$$;
comment on function public.search_blog_posts(text, integer, integer) is 'One page of the public articles that match, best first, with the words that matched; total is 241 when there are more than 240. For the secret key only.';

revoke all on function
  public.renumber_blog_posts(), public.keep_blog_places(), public.blog_page(text, integer, integer),
  public.blog_neighbours(text), public.folded(text), public.matching_words(text, tsquery),
  public.search_blog_posts(text, integer, integer)
  from public, anon, authenticated;
grant execute on function
  public.renumber_blog_posts(), public.blog_page(text, integer, integer), public.blog_neighbours(text),
  public.folded(text), public.matching_words(text, tsquery), public.search_blog_posts(text, integer, integer)
  to service_role;

select public.renumber_blog_posts();
