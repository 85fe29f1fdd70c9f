-- Buckets, who may touch their files, and which files the clean-up job may remove. The server writes visitors' files with
-- the secret key and the media type detected from the content (a DOC is application/msword, whatever its container).

insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types) values
  ('editorial-submissions', 'editorial-submissions', false, 10485760, array[
    'application/pdf',
    'application/msword',
    'application/vnd.openxmlformats-officedocument.wordprocessingml.document'
  ]),
  ('dauro-arte-documents', 'dauro-arte-documents', false, 10485760, array[
    'application/pdf',
    'application/msword',
    'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    'image/jpeg',
    'image/png'
  ]),
  ('blog-images', 'blog-images', true, 5242880, array[
    'image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/gif'
  ])
on conflict (id) do update set
  public = excluded.public,
  file_size_limit = excluded.file_size_limit,
  allowed_mime_types = excluded.allowed_mime_types;

-- A public bucket serves its pictures by address without any policy. Visitors have no select policy, because it would let
-- them list the bucket and find the pictures of drafts.
create policy "staff read files" on storage.objects
  for select to authenticated
  using (
    bucket_id in ('editorial-submissions', 'dauro-arte-documents', 'blog-images') and (select private.is_staff())
  );
-- Staff can read private files and write public ones, and the storage API can copy. The name and the media type must
-- therefore be those of a picture.
create policy "staff add blog images" on storage.objects
  for insert to authenticated
  with check (
    bucket_id = 'blog-images' and (select private.is_staff())
    and name ~* '\.(jpe?g|png|webp|avif|gif)$'
    and coalesce(metadata ->> 'mimetype', 'image/png') in ('image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/gif')
  );
create policy "staff replace blog images" on storage.objects
  for update to authenticated
  using (bucket_id = 'blog-images' and (select private.is_staff()))
  with check (
    bucket_id = 'blog-images' and (select private.is_staff())
    and name ~* '\.(jpe?g|png|webp|avif|gif)$'
    and coalesce(metadata ->> 'mimetype', 'image/png') in ('image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/gif')
  );
create policy "staff remove blog images and admins visitors' files" on storage.objects
  for delete to authenticated
  using (
    (bucket_id = 'blog-images' and (select private.is_staff()))
    or (bucket_id in ('editorial-submissions', 'dauro-arte-documents') and (select private.is_admin()))
  );

create function public.keep_private_files_private() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if new.metadata ->> 'mimetype' is not null
    and new.metadata ->> 'mimetype' not in ('image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/gif')
  then
    raise exception 'only pictures may lie in a public bucket' using errcode = '42501';
  end if;
  return new;
end;
$$;
comment on function public.keep_private_files_private() is
  'Trigger: refuses anything but pictures in the public bucket. The storage service writes the media type of a copy with its own rights, past the policies.';

-- The hosted service owns storage.objects and has restricted triggers on it before; without the trigger the policies above
-- still apply.
do $$
begin
  create trigger keep_private_files_private
    before insert or update on storage.objects
    for each row when (new.bucket_id = 'blog-images')
    execute function public.keep_private_files_private();
exception when insufficient_privilege then
  raise notice 'no trigger on storage.objects: %', sqlerrm;
end;
$$;

-- Files are stored before their row, so a crash in between leaves a file without a row. Files that were uploaded ahead of
-- their form wait in quarantine/. There is no upper age limit: after a month without jobs everything must be found.
create function public.stray_files(older_than interval default '1 hour', quarantined_for interval default '2 hours')
returns table (bucket_id text, name text)
language sql stable security definer set search_path = ''
as $$
  select object.bucket_id, object.name
  from storage.objects as object
  where object.bucket_id in ('editorial-submissions', 'dauro-arte-documents')
    and object.created_at < now() - case
      when object.name like 'quarantine/%' then quarantined_for
      else older_than
    end
    and not exists (select from public.editorial_submissions where obra_file_path = object.name)
    and not exists (select from public.editorial_submissions where curriculum_file_path = object.name)
    and not exists (select from public.dauro_arte_contacts where documento_file_path = object.name)
    and not exists (select from public.services_contacts where documento_file_path = object.name)
  order by object.created_at
  limit 1000
$$;
comment on function public.stray_files(interval, interval) is
  'Files of the private buckets that no row refers to, oldest first: older than quarantined_for in quarantine/, older than older_than elsewhere. For the secret key only.';

create function public.stray_blog_images(older_than interval default '24 hours')
returns table (name text)
language sql stable security definer set search_path = ''
as $$
  select object.name
  from storage.objects as object
  where object.bucket_id = 'blog-images'
    and object.created_at < now() - older_than
    -- Only names that the editor gives; files that were put into the bucket by hand stay.
    and object.name ~ '^\d{13}-[0-9a-f]{12}-\d{1,5}x\d{1,5}\.webp$'
    and not exists (select from public.blog_revision_images as used where used.name = object.name)
    and not exists (select from public.blog_images as kept where kept.name = object.name)
  order by object.created_at
  limit 1000
$$;
comment on function public.stray_blog_images(interval) is
  'Uploaded pictures that neither the library nor a saved version of a post has, oldest first; older than older_than, since the file is stored before its row. For the secret key only.';
