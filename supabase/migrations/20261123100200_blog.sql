-- The blog: articles, their former addresses, their saved versions and the search.
-- Lengths are counted in characters (code points), here by char_length and in the forms by lib/text/length.
-- An address is https or a path of this site; "//host" and "/\host" would lead to another host.

create table public.blog_posts (
  id uuid primary key default gen_random_uuid(),
  title text not null
    constraint blog_posts_title_length check (char_length(title) <= 200 and title ~ '\S'),
  slug text not null unique
    constraint blog_posts_slug_shape check (slug ~ '^[a-z0-9-]+$' and char_length(slug) <= 255),
  excerpt text not null
    constraint blog_posts_excerpt_length check (char_length(excerpt) between 10 and 500),
  content text not null
    constraint blog_posts_content_length check (char_length(content) >= 50)
    constraint blog_posts_content_filled check (content ~ '\S'),
  author text not null default 'Grupo Dauro'
    constraint blog_posts_author_length check (char_length(author) <= 200 and author ~ '\S'),
  category text not null
    constraint blog_posts_category_known check (category in ('literatura', 'arte', 'cine', 'ia')),
  tags text[] not null default '{}'
    constraint blog_posts_tags_filled check (
      array_position(tags, null) is null and array_position(tags, '') is null
    ),
  image_url text constraint blog_posts_image_url_address check (image_url ~* '^(https://[^\s/]|/(?![/\\]))'),
  image2 text constraint blog_posts_image2_address check (image2 ~* '^(https://[^\s/]|/(?![/\\]))'),
  image3 text constraint blog_posts_image3_address check (image3 ~* '^(https://[^\s/]|/(?![/\\]))'),
  og_image text constraint blog_posts_og_image_address check (og_image ~* '^(https://[^\s/]|/(?![/\\]))'),
  book_image text constraint blog_posts_book_image_address check (book_image ~* '^(https://[^\s/]|/(?![/\\]))'),
  book_link text constraint blog_posts_book_link_address check (book_link ~* '^(https://[^\s/]|/(?![/\\]))'),
  amazon_link text constraint blog_posts_amazon_link_address check (amazon_link ~* '^(https://[^\s/]|/(?![/\\]))'),
  gallery text[] not null default '{}'
    constraint blog_posts_gallery_addresses check (
      array_position(gallery, null) is null
      and array_position(gallery, '') is null
      and array_to_string(gallery, E'\n') ~* '^((https://[^\s/][^\n]*|/(?![/\\])[^\n]*)(\n(?=.)|$))*$'
    ),
  status text not null default 'draft'
    constraint blog_posts_status_known check (status in ('draft', 'published', 'scheduled')),
  meta_title text
    constraint blog_posts_meta_title_length check (char_length(meta_title) <= 60),
  meta_description text
    constraint blog_posts_meta_description_length check (char_length(meta_description) <= 160),
  published_at timestamptz,
  scheduled_for timestamptz,
  public_at timestamptz generated always as (
    case status when 'published' then published_at when 'scheduled' then scheduled_for end
  ) stored,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  search tsvector
);
comment on table public.blog_posts is 'Articles of the blog. An article is public once public_at has passed.';
comment on column public.blog_posts.id is 'Identifier; also the permanent identity in the feeds.';
comment on column public.blog_posts.title is 'Title, at most 200 characters.';
comment on column public.blog_posts.slug is 'Address under /blog/. Changing it leaves a redirect in blog_post_slugs.';
comment on column public.blog_posts.excerpt is 'Summary for lists, feeds and social networks, 10 to 500 characters.';
comment on column public.blog_posts.content is 'Body in Markdown, without HTML.';
comment on column public.blog_posts.author is 'Name of the author as shown.';
comment on column public.blog_posts.category is 'literatura, arte, cine or ia.';
comment on column public.blog_posts.tags is 'Free labels, in the order of the editor.';
comment on column public.blog_posts.image_url is 'Main image: https address or path of this site.';
comment on column public.blog_posts.image2 is 'Second image of the article.';
comment on column public.blog_posts.image3 is 'Third image of the article.';
comment on column public.blog_posts.og_image is 'Image for social networks, when it is not the generated one.';
comment on column public.blog_posts.book_image is 'Cover of the book or collection that the article promotes.';
comment on column public.blog_posts.book_link is 'Where to buy it here: a path such as /producto/… or an https address.';
comment on column public.blog_posts.amazon_link is 'Where to buy it elsewhere.';
comment on column public.blog_posts.gallery is 'Images of the gallery, in order.';
comment on column public.blog_posts.status is 'draft, published or scheduled.';
comment on column public.blog_posts.meta_title is 'Title for search engines, at most 60 characters.';
comment on column public.blog_posts.meta_description is 'Description for search engines, at most 160 characters.';
comment on column public.blog_posts.published_at is 'Date of first publication; empty unless the status is published.';
comment on column public.blog_posts.scheduled_for is 'When a scheduled article becomes public; without it, never.';
comment on column public.blog_posts.public_at is 'The public date: published_at or scheduled_for, depending on the status. Null for drafts.';
comment on column public.blog_posts.created_at is 'When the row was created.';
comment on column public.blog_posts.updated_at is 'When the row last changed.';
comment on column public.blog_posts.search is 'Search vector, set by a trigger.';

create index blog_posts_public_idx on public.blog_posts (public_at desc, id desc);
create index blog_posts_category_public_idx on public.blog_posts (category, public_at desc, id desc);
create index blog_posts_created_idx on public.blog_posts (created_at desc, id desc);
-- All columns in one direction: read backwards such an index serves the list from Z to A, and one state with the newest first.
create index blog_posts_status_created_idx on public.blog_posts (status, created_at, id);
create index blog_posts_category_created_idx on public.blog_posts (category, created_at, id);
-- By default new rows of a GIN index wait in a list that every search reads from end to end until a vacuum: with 10,000
-- fresh articles a rare word took 100 ms instead of 5. Writes are rare here, searches are not.
create index blog_posts_search_idx on public.blog_posts using gin (search) with (fastupdate = off);

-- A trigger, so that "update … set status" by hand leaves the same state as the editor does.
create function public.prepare_blog_post() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if new.status <> 'published' then
    new.published_at := null;
  elsif new.published_at is null then
    new.published_at := now();
  end if;
  if tg_op = 'UPDATE' then
    new.updated_at := now();
  end if;
  -- A tsvector holds one megabyte; only the beginning of a very long article is indexed.
  new.search := setweight(public.spanish_vector(new.title), 'A')
    || setweight(public.spanish_vector(new.excerpt || ' ' || array_to_string(new.tags, ' ')), 'B')
    || setweight(public.spanish_vector(new.author || ' ' || new.category), 'C')
    || setweight(public.spanish_vector(
      regexp_replace(left(new.content, 100000), '\]\([^)]*\)', '] ', 'g')
    ), 'D');
  return new;
end;
$$;
comment on function public.prepare_blog_post() is 'Trigger: published_at follows the status; sets updated_at and search.';
create trigger blog_posts_prepare before insert or update on public.blog_posts
  for each row execute function public.prepare_blog_post();

alter table public.blog_posts enable row level security;
grant select (
  id, title, slug, excerpt, content, author, category, tags, image_url, image2, image3, og_image,
  book_image, book_link, amazon_link, gallery, meta_title, meta_description, published_at,
  public_at, updated_at
) on public.blog_posts to anon;
grant select, delete on public.blog_posts to authenticated;
grant
  insert (
    title, slug, excerpt, content, author, category, tags, image_url, image2, image3, og_image,
    book_image, book_link, amazon_link, gallery, status, meta_title, meta_description,
    published_at, scheduled_for
  ),
  update (
    title, slug, excerpt, content, author, category, tags, image_url, image2, image3, og_image,
    book_image, book_link, amazon_link, gallery, status, meta_title, meta_description,
    published_at, scheduled_for
  )
  on public.blog_posts to authenticated;

create policy "visitors read public posts" on public.blog_posts
  for select to anon
  using (public_at <= now());
create policy "accounts read public posts and staff all" on public.blog_posts
  for select to authenticated
  using (public_at <= now() or (select private.is_staff()));
create policy "staff write posts" on public.blog_posts
  for insert to authenticated
  with check ((select private.is_staff()));
create policy "staff edit posts" on public.blog_posts
  for update to authenticated
  using ((select private.is_staff()))
  with check ((select private.is_staff()));
create policy "staff delete posts" on public.blog_posts
  for delete to authenticated
  using ((select private.is_staff()));

-- Former addresses.

create table public.blog_post_slugs (
  slug text primary key,
  post_id uuid not null references public.blog_posts (id) on delete cascade,
  created_at timestamptz not null default now()
);
comment on table public.blog_post_slugs is 'Former public addresses, which redirect. An address that a public article uses again belongs to that article.';
comment on column public.blog_post_slugs.slug is 'The former address.';
comment on column public.blog_post_slugs.post_id is 'The article that used this address last.';
comment on column public.blog_post_slugs.created_at is 'When the article left this address.';

create index blog_post_slugs_post_idx on public.blog_post_slugs (post_id);

create function public.remember_blog_slug() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  -- Only addresses that were public: the former slug of a draft must not take over the redirect of a published article.
  if old.public_at <= now() and (new.slug <> old.slug or new.public_at is null or new.public_at > now()) then
    insert into public.blog_post_slugs (slug, post_id) values (old.slug, new.id)
    on conflict (slug) do update set post_id = excluded.post_id, created_at = now();
  end if;
  if new.public_at <= now() then
    delete from public.blog_post_slugs where slug = new.slug and post_id = new.id;
  end if;
  return null;
end;
$$;
comment on function public.remember_blog_slug() is 'Trigger: writes blog_post_slugs.';
create trigger blog_posts_remember_slug after update on public.blog_posts
  for each row execute function public.remember_blog_slug();

create function public.moved_post_slug(old_slug text) returns text
language sql stable set search_path = ''
as $$
  select post.slug
  from public.blog_post_slugs as moved
  join public.blog_posts as post on post.id = moved.post_id
  where moved.slug = old_slug
    and post.slug <> old_slug
    and post.public_at <= now()
    and not exists (select 1 from public.blog_posts where slug = old_slug and public_at <= now());
$$;
comment on function public.moved_post_slug(text) is 'Where a former address redirects to, or null. For the secret key only.';

alter table public.blog_post_slugs enable row level security;
grant select on public.blog_post_slugs to authenticated;
create policy "staff read former slugs" on public.blog_post_slugs
  for select to authenticated
  using ((select private.is_staff()));

-- Saved versions: who saved what, and when.

create table public.blog_post_revisions (
  id uuid primary key default gen_random_uuid(),
  post_id uuid not null references public.blog_posts (id) on delete cascade,
  post jsonb not null
    constraint blog_post_revisions_post_shape check (jsonb_typeof(post) = 'object'),
  saved_by uuid references auth.users (id) on delete set null,
  saved_by_email text,
  created_at timestamptz not null default clock_timestamp()
);
comment on table public.blog_post_revisions is 'Every saved version of a post, the current one included; the newest hundred of each.';
comment on column public.blog_post_revisions.id is 'Identifier.';
comment on column public.blog_post_revisions.post_id is 'The post; its versions are deleted with it.';
comment on column public.blog_post_revisions.post is 'The columns of blog_posts that the editor writes, as they were saved.';
comment on column public.blog_post_revisions.saved_by is 'Who saved it; null for the secret key and SQL, and once that account is deleted.';
comment on column public.blog_post_revisions.saved_by_email is 'The account''s address at that time.';
comment on column public.blog_post_revisions.created_at is 'When it was saved.';

create index blog_post_revisions_post_idx on public.blog_post_revisions (post_id, created_at desc, id desc);
create index blog_post_revisions_saved_by_idx on public.blog_post_revisions (saved_by);

create function public.edited_columns(post jsonb) returns jsonb
language sql immutable set search_path = ''
as $$
  select post - array['id', 'public_at', 'created_at', 'updated_at', 'search'];
$$;
comment on function public.edited_columns(jsonb) is 'The columns of a post that an editor writes, without those that the database sets.';

create function public.keep_blog_revision() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  editor uuid := auth.uid();
begin
  if tg_op = 'UPDATE' and public.edited_columns(to_jsonb(new)) = public.edited_columns(to_jsonb(old)) then
    return null;
  end if;
  insert into public.blog_post_revisions (post_id, post, saved_by, saved_by_email)
  select new.id, public.edited_columns(to_jsonb(new)), account.id, account.email
  from (select editor as id) as caller
  left join auth.users as account on account.id = caller.id;
  delete from public.blog_post_revisions
  where id in (
    select id from public.blog_post_revisions
    where post_id = new.id
    order by created_at desc, id desc
    offset 100
  );
  return null;
end;
$$;
comment on function public.keep_blog_revision() is 'Trigger: writes blog_post_revisions and deletes all but the newest hundred of a post.';
create trigger blog_posts_keep_revision after insert or update on public.blog_posts
  for each row execute function public.keep_blog_revision();

alter table public.blog_post_revisions enable row level security;
grant select on public.blog_post_revisions to authenticated;
create policy "staff read revisions" on public.blog_post_revisions
  for select to authenticated
  using ((select private.is_staff()));

-- The clean-up job removes uploaded pictures that no version shows. It runs every minute, so the pictures of a version are
-- written down when it is saved; searching all texts each time would be too slow.

create table public.blog_revision_images (
  name text not null,
  revision_id uuid not null references public.blog_post_revisions (id) on delete cascade,
  primary key (name, revision_id)
);
comment on table public.blog_revision_images is 'The uploaded pictures of every saved version of a post; deleted with the version. Only the secret key may touch it.';
comment on column public.blog_revision_images.name is 'The picture''s name in the bucket blog-images.';
comment on column public.blog_revision_images.revision_id is 'The version that shows it.';

create index blog_revision_images_revision_idx on public.blog_revision_images (revision_id);
alter table public.blog_revision_images enable row level security;

create function public.uploaded_images(post jsonb) returns setof text
language sql immutable set search_path = ''
as $$
  -- The text of the whole row covers columns, lists and Markdown alike (names as in lib/blog/uploaded-image.ts).
  select distinct found.parts[1]
  from regexp_matches(post::text, '\d{13}-[0-9a-f]{12}-\d{1,5}x\d{1,5}\.webp', 'g') as found (parts);
$$;
comment on function public.uploaded_images(jsonb) is 'The names of the uploaded pictures in a version of a post.';

create function public.keep_revision_images() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  insert into public.blog_revision_images (name, revision_id)
  select name, new.id from public.uploaded_images(new.post) as name;
  return null;
end;
$$;
comment on function public.keep_revision_images() is 'Trigger: writes blog_revision_images.';
create trigger blog_post_revisions_keep_images after insert on public.blog_post_revisions
  for each row execute function public.keep_revision_images();

-- The picture library of the back-office (docs/decisions/0029-picture-library.md): what the editors uploaded, with the words
-- that stand for it. A picture that a kept version of a post shows cannot be deleted.

create table public.blog_images (
  id uuid primary key default gen_random_uuid(),
  name text not null unique check (name ~ '^\d{13}-[0-9a-f]{12}-\d{1,5}x\d{1,5}\.webp$'),
  alt text not null default '' check (char_length(alt) <= 300),
  file_name text check (char_length(file_name) between 1 and 255),
  created_at timestamptz not null default now()
);
comment on table public.blog_images is 'The pictures that editors uploaded, for staff.';
comment on column public.blog_images.id is 'Identity; the cursor of lists.';
comment on column public.blog_images.created_at is 'When it was uploaded.';
comment on column public.blog_images.name is 'The picture''s name in the bucket blog-images, with its measures.';
comment on column public.blog_images.alt is 'The alternative text that is proposed wherever the picture is used; empty while it is missing.';
comment on column public.blog_images.file_name is 'What the file was called on the editor''s computer; null where it had no name.';

create index blog_images_newest_idx on public.blog_images (created_at desc, id desc);
alter table public.blog_images enable row level security;

create function private.is_image_used(image_name text) returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (select from public.blog_revision_images where name = image_name);
$$;
comment on function private.is_image_used(text) is
  'Whether a kept version of a post shows the picture. Security definer, because blog_revision_images is for the secret key.';

grant select, delete on public.blog_images to authenticated;
grant insert (name, alt, file_name), update (alt) on public.blog_images to authenticated;
create policy "staff read images" on public.blog_images
  for select to authenticated
  using ((select private.is_staff()));
create policy "staff add images" on public.blog_images
  for insert to authenticated
  with check ((select private.is_staff()));
create policy "staff change images" on public.blog_images
  for update to authenticated
  using ((select private.is_staff()))
  with check ((select private.is_staff()));
create policy "staff delete unused images" on public.blog_images
  for delete to authenticated
  using ((select private.is_staff()) and not (select private.is_image_used(name)));

create function private.list_blog_images(
  term text, undescribed boolean, only_id uuid, after_created_at timestamptz, after_id uuid, max_rows integer,
  back boolean
)
returns table (
  id uuid, name text, alt text, file_name text, created_at timestamptz, used boolean, posts jsonb
)
language plpgsql stable security definer set search_path = ''
as $$
begin
  if not private.is_staff() then
    raise exception 'staff only' using errcode = 'insufficient_privilege';
  end if;
  return query
  with page as (
    select image.* from public.blog_images as image
    where (only_id is null or image.id = only_id)
      and (not undescribed or image.alt = '')
      -- Names of files are words joined by dots, lines and hyphens.
      and (coalesce(term, '') = ''
        or public.lookup_vector(translate(concat_ws(' ', image.alt, image.file_name), '._-', '   '))
          @@ public.lookup_query(translate(term, '._-', '   ')))
      and (after_id is null or case
        when back then (image.created_at, image.id) > (after_created_at, after_id)
        else (image.created_at, image.id) < (after_created_at, after_id)
      end)
    order by case when back then image.created_at end, case when back then image.id end,
      image.created_at desc, image.id desc
    limit least(max_rows, 200)
  )
  select page.id, page.name, page.alt, page.file_name, page.created_at, private.is_image_used(page.name),
    coalesce((
      select jsonb_agg(jsonb_build_object('id', post.id, 'title', post.title) order by post.created_at desc)
      from public.blog_posts as post
      where post.id in (
        select revision.post_id
        from public.blog_revision_images as shown
        join public.blog_post_revisions as revision on revision.id = shown.revision_id
        where shown.name = page.name
      )
      and page.name in (select public.uploaded_images(to_jsonb(post)))
    ), '[]'::jsonb)
  from page
  order by case when back then page.created_at end, case when back then page.id end,
    page.created_at desc, page.id desc;
end;
$$;
comment on function private.list_blog_images(text, boolean, uuid, timestamptz, uuid, integer, boolean) is
  'See public.list_blog_images. Security definer, because the use of pictures is for the secret key. Refuses callers who are not staff.';

create function public.list_blog_images(
  term text default '', undescribed boolean default false, only_id uuid default null,
  after_created_at timestamptz default null, after_id uuid default null, max_rows integer default 26,
  back boolean default false
)
returns table (
  id uuid, name text, alt text, file_name text, created_at timestamptz, used boolean, posts jsonb
)
language sql stable set search_path = ''
as $$
  select * from private.list_blog_images(term, undescribed, only_id, after_created_at, after_id, max_rows, back);
$$;
comment on function public.list_blog_images(text, boolean, uuid, timestamptz, uuid, integer, boolean) is
  'Pictures whose alternative text or file name has the words of the term, those without alternative text, or the one with only_id, newest first; with back, those just before the cursor, nearest first. used: a kept version of a post shows it; posts: those whose present version does. For staff.';

grant execute on function
  private.is_image_used(text), private.list_blog_images(text, boolean, uuid, timestamptz, uuid, integer, boolean),
  public.list_blog_images(text, boolean, uuid, timestamptz, uuid, integer, boolean)
  to authenticated, service_role;

-- The search of the blog (docs/decisions/0009-search-functions.md). Under row level security a GIN index cannot serve @@;
-- these functions run with the secret key, where it can.

-- One letter for one letter, so that a position in the result is the same position in the original.
create function public.folded(words text) returns text
language sql immutable set search_path = ''
as $$
  select regexp_replace(
    translate(words, 'áàâäéèêëíìîïóòôöúùûüñçÁÀÂÄÉÈÊËÍÌÎÏÓÒÔÖÚÙÛÜÑÇ', 'aaaaeeeeiiiioooouuuuncAAAAEEEEIIIIOOOOUUUUNC'),
    '([au])cion\M', '\1ción', 'gi'
  );
$$;
comment on function public.folded(text) is 'Text as without_accents writes it, with the same number of letters.';

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
comment on function public.matching_words(text, tsquery) is 'The words of a text that a query matches, without accents, for highlighting.';

-- Ranking unpacks the vector of each row, so only the newest 120 matches are ranked; one more is counted to know that
-- there are others. `execute` makes the query a constant for the planner: it then walks down the newest articles for
-- frequent words and phrases, and uses the GIN index for rare ones.
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
comment on function public.search_blog_posts(text, integer, integer) is
  'One page of the public articles that match, best first among the newest 120, with the words that matched; total is 121 when there are more than 120. For the secret key only.';
