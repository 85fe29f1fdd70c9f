-- Pictures that the editor uploaded and that no post shows any more, nor any kept version of one: the clean-up job asks
-- for them every minute, so which version shows which picture is written down when it is saved, not looked for in texts.

create table public.blog_revision_images (
  name text not null,
  revision_id uuid not null references public.blog_post_revisions (id) on delete cascade,
  primary key (name, revision_id)
);
comment on table public.blog_revision_images is 'The uploaded pictures of every kept version of a post, the current one included. Goes with the version.';
comment on column public.blog_revision_images.name is 'The picture''s name in the bucket blog-images.';
comment on column public.blog_revision_images.revision_id is 'The version that shows it.';

create index blog_revision_images_revision_idx on public.blog_revision_images (revision_id);

alter table public.blog_revision_images enable row level security;
revoke all on public.blog_revision_images from public, anon, authenticated;
grant all on public.blog_revision_images to service_role;

create function public.uploaded_images(post jsonb) returns setof text
language sql immutable set search_path = ''
as $$
  -- Columns, lists and Markdown alike: a picture is shown where its name stands (lib/blog/uploaded-image.ts).
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

insert into public.blog_revision_images (name, revision_id)
select image.name, revision.id
from public.blog_post_revisions as revision, public.uploaded_images(revision.post) as image (name);

create function public.stray_blog_images(older_than interval default '24 hours')
returns table (name text)
language sql stable security definer set search_path = ''
as $$
  select object.name
  from storage.objects as object
  where object.bucket_id = 'blog-images'
    and object.created_at < now() - older_than
    -- Only what the editor named: nothing that somebody put there by hand.
    and object.name ~ '^\d{13}-[0-9a-f]{12}-\d{1,5}x\d{1,5}\.webp$'
    and not exists (select from public.blog_revision_images as used where used.name = object.name)
  order by object.created_at
  limit 1000
$$;
comment on function public.stray_blog_images(interval) is
  'Uploaded pictures that no post and no kept version of one shows, the oldest first, old enough that nobody is still writing about them. For the secret key only.';

revoke all on function public.uploaded_images(jsonb), public.keep_revision_images(), public.stray_blog_images(interval)
  from public, anon, authenticated;
grant execute on function public.uploaded_images(jsonb), public.stray_blog_images(interval) to service_role;
