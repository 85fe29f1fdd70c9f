-- A title of words that Spanish searches leave out («Nada», «El estado») is no query, so its words are compared as they stand,
-- like a label as a whole. The query is a constant for the planner, which drops both comparisons for every other term.
create or replace function public.search_blog_posts(term text, page integer default 1, size integer default 12)
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
      where post.public_at <= now() and (
        post.search @@ $1
        or numnode($1) = 0 and (
          exists (select from unnest(post.tags) as tag where lower(tag) = lower(btrim($4)))
          or to_tsvector('pg_catalog.simple'::regconfig, public.without_accents(public.search_text(post.title)))
            @@ plainto_tsquery('pg_catalog.simple'::regconfig, public.without_accents(public.search_term($4)))
        )
      )
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
  $search$ using public.spanish_query(term), page, size, term;
end;
$$;

create or replace function public.search_all_blog_posts(
  term text, reader uuid default null, in_status text default null, in_category text default null,
  after_created_at timestamptz default null, after_id uuid default null, max_rows integer default 26,
  back boolean default false, sorted_by text default null, ascending boolean default false, after_key text default null
) returns setof public.blog_posts
language sql stable set search_path = ''
as $$
  with found as (
    select post.id
    from public.spanish_query(term) as query join public.blog_posts as post on post.search @@ query
    union all
    select post.id
    from public.spanish_query(term) as query cross join public.blog_posts as post
    where numnode(query) = 0 and (
      exists (select from unnest(post.tags) as tag where lower(tag) = lower(btrim(term)))
      or to_tsvector('pg_catalog.simple'::regconfig, public.without_accents(public.search_text(post.title)))
        @@ plainto_tsquery('pg_catalog.simple'::regconfig, public.without_accents(public.search_term(term)))
    )
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

-- ñ stands behind every other n. The lists are sorted by bytes, and without its tilde it would be an n.
create or replace function public.index_submission() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  line jsonb := to_jsonb(new);
  lookup text := '';
  prose text := '';
  name text;
begin
  foreach name in array array[
    'reference', 'nombre', 'apellidos', 'name', 'email', 'telefono', 'titulo_obra', 'subject', 'servicio', 'tipo_obra'
  ] loop
    lookup := lookup || ' ' || coalesce(line ->> name, '');
  end loop;
  foreach name in array array['titulo_obra', 'subject', 'descripcion', 'message'] loop
    prose := prose || ' ' || coalesce(line ->> name, '');
  end loop;
  -- The last nine digits: Spanish numbers are searched without the country prefix.
  lookup := lookup || ' ' || right(regexp_replace(coalesce(line ->> 'telefono', ''), '\D', '', 'g'), 9);
  new.search := public.lookup_vector(lookup || ' ' || prose) || public.spanish_vector(prose);
  new.sort_name := lower(trim(public.plain_words(extensions.unaccent('extensions.unaccent'::regdictionary, regexp_replace(
    normalize(concat_ws(' ', line ->> 'nombre', line ->> 'apellidos', line ->> 'name'), NFC), '[ñÑ]', 'nzz', 'g'
  )))));
  return new;
end;
$$;

-- Only this trigger runs, so that no row counts as changed.
do $$
declare
  name text;
begin
  foreach name in array array['editorial_submissions', 'dauro_arte_contacts', 'services_contacts', 'contact_messages'] loop
    execute format('alter table public.%I disable trigger user', name);
    execute format('alter table public.%I enable trigger index_submission', name);
    execute format('update public.%I set sort_name = default', name);
    execute format('comment on column public.%I.sort_name is %L', name,
      'Words of the name in small letters without accents, ñ as nzz, set by a trigger: lists are sorted by it.');
    execute format('alter table public.%I enable trigger user', name);
  end loop;
end;
$$;
