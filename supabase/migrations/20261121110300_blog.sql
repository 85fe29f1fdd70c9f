-- The blog: one source for the pages, the feeds, the sitemap and the back-office.
-- Lengths are counted in characters (code points), here by char_length and in the forms by lib/text/length.

create table public.blog_posts (
  id uuid primary key default gen_random_uuid(),
  title text not null
    constraint blog_posts_title_length check (char_length(title) <= 200 and title ~ '\S'),
  slug text not null unique
    constraint blog_posts_slug_shape check (slug ~ '^[a-z0-9-]+$' and char_length(slug) <= 255),
  excerpt text not null
    constraint blog_posts_excerpt_length check (char_length(excerpt) between 10 and 500),
  content text not null
    constraint blog_posts_content_length check (char_length(content) >= 50),
  author text not null default 'Grupo Dauro'
    constraint blog_posts_author_length check (char_length(author) <= 200 and author ~ '\S'),
  category text not null
    constraint blog_posts_category_known check (category in ('literatura', 'arte', 'cine', 'ia')),
  tags text[] not null default '{}'
    constraint blog_posts_tags_filled check (
      array_position(tags, null) is null and array_position(tags, '') is null
    ),
  image_url text,
  image2 text,
  image3 text,
  og_image text,
  book_image text,
  book_link text,
  amazon_link text,
  gallery text[] not null default '{}',
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

-- One shape for every address: https, or a path of this site ("//host" and "/\host" are not paths).
do $$
declare
  address text;
begin
  foreach address in array array[
    'image_url', 'image2', 'image3', 'og_image', 'book_image', 'book_link', 'amazon_link'
  ] loop
    execute format(
      'alter table public.blog_posts add constraint %I check (%I ~* %L)',
      'blog_posts_' || address || '_address', address, '^(https://[^\s/]|/(?![/\\]))'
    );
  end loop;
end;
$$;
alter table public.blog_posts add constraint blog_posts_gallery_addresses check (
  array_position(gallery, null) is null
  and array_position(gallery, '') is null
  and array_to_string(gallery, E'\n') ~* '^((https://[^\s/][^\n]*|/(?![/\\])[^\n]*)(\n(?=.)|$))*$'
);

comment on table public.blog_posts is 'Articles of the blog. Public when public_at has passed.';
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
comment on column public.blog_posts.public_at is 'The public date: published_at or scheduled_for, as the status says. Null for drafts.';
comment on column public.blog_posts.created_at is 'When the row was created.';
comment on column public.blog_posts.updated_at is 'When the row last changed.';
comment on column public.blog_posts.search is 'Search vector, kept by a trigger.';

create table public.blog_post_slugs (
  slug text primary key,
  post_id uuid not null references public.blog_posts (id) on delete cascade,
  created_at timestamptz not null default now()
);
comment on table public.blog_post_slugs is 'Addresses that once were public and whose article has moved. One that a public article uses again is that article''s.';
comment on column public.blog_post_slugs.slug is 'The old address.';
comment on column public.blog_post_slugs.post_id is 'The last article that left this address.';
comment on column public.blog_post_slugs.created_at is 'When it was left.';

create index blog_posts_public_idx on public.blog_posts (public_at desc, id desc);
create index blog_posts_category_public_idx on public.blog_posts (category, public_at desc, id desc);
create index blog_posts_created_idx on public.blog_posts (created_at desc, id desc);
create index blog_posts_status_created_idx on public.blog_posts (status, created_at desc, id desc);
create index blog_posts_search_idx on public.blog_posts using gin (search);
create index blog_post_slugs_post_idx on public.blog_post_slugs (post_id);

-- A hand-written "update … set status" must leave the same state as the editor does.
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
  -- A tsvector holds one megabyte; the beginning of a very long article is enough to find it.
  new.search := setweight(public.spanish_vector(new.title), 'A')
    || setweight(public.spanish_vector(new.excerpt || ' ' || array_to_string(new.tags, ' ')), 'B')
    || setweight(public.spanish_vector(new.author || ' ' || new.category), 'C')
    || setweight(public.spanish_vector(
      regexp_replace(left(new.content, 100000), '\]\([^)]*\)', '] ', 'g')
    ), 'D');
  return new;
end;
$$;
comment on function public.prepare_blog_post() is 'Trigger: published_at follows the status; updated_at and search are kept.';

create function public.remember_blog_slug() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  -- Only addresses that readers could have seen: a draft's former slug must not take over the
  -- redirect of a published article.
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
comment on function public.remember_blog_slug() is 'Trigger: keeps blog_post_slugs.';

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

-- Under row level security a GIN index cannot serve @@; here, for the secret key, it can.
create function public.search_blog_posts(term text) returns setof public.blog_posts
language sql stable set search_path = ''
as $$
  select post.*
  from public.blog_posts as post, public.spanish_query(term) as query
  where post.search @@ query and post.public_at <= now()
  order by ts_rank(post.search, query) desc, post.public_at desc, post.id desc;
$$;
comment on function public.search_blog_posts(text) is 'Public articles that match, best first. For the secret key only.';

create function public.search_all_blog_posts(term text) returns setof public.blog_posts
language sql stable set search_path = ''
as $$
  select post.*
  from public.blog_posts as post, public.spanish_query(term) as query
  where post.search @@ query
  order by post.created_at desc, post.id desc;
$$;
comment on function public.search_all_blog_posts(text) is 'Articles of every status that match, newest first. For the back-office, through the secret key only.';

revoke all on function
  public.prepare_blog_post(), public.remember_blog_slug(), public.moved_post_slug(text),
  public.search_blog_posts(text), public.search_all_blog_posts(text)
  from public, anon, authenticated;
grant execute on function
  public.moved_post_slug(text), public.search_blog_posts(text), public.search_all_blog_posts(text)
  to service_role;

create trigger blog_posts_prepare before insert or update on public.blog_posts
  for each row execute function public.prepare_blog_post();
create trigger blog_posts_remember_slug after update on public.blog_posts
  for each row execute function public.remember_blog_slug();

alter table public.blog_posts enable row level security;
alter table public.blog_post_slugs enable row level security;
revoke all on public.blog_posts, public.blog_post_slugs from public, anon, authenticated;
grant all on public.blog_posts, public.blog_post_slugs to service_role;

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
grant select on public.blog_post_slugs to authenticated;

create policy "everybody reads public posts" on public.blog_posts
  for select to anon, authenticated
  using (public_at <= now());
create policy "staff read all posts" on public.blog_posts
  for select to authenticated
  using ((select public.is_staff()));
create policy "staff write posts" on public.blog_posts
  for insert to authenticated
  with check ((select public.is_staff()));
create policy "staff edit posts" on public.blog_posts
  for update to authenticated
  using ((select public.is_staff()))
  with check ((select public.is_staff()));
create policy "staff delete posts" on public.blog_posts
  for delete to authenticated
  using ((select public.is_staff()));
create policy "staff read former slugs" on public.blog_post_slugs
  for select to authenticated
  using ((select public.is_staff()));
