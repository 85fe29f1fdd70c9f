-- Buckets and who may touch their files. Visitors' files are written by the server with the secret
-- key; the media type is the one known from the content (a DOC is application/msword, whatever a
-- detector calls its container).

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

create policy "everybody sees blog images" on storage.objects
  for select to anon, authenticated
  using (bucket_id = 'blog-images');
create policy "staff add blog images" on storage.objects
  for insert to authenticated
  with check (bucket_id = 'blog-images' and (select public.is_staff()));
create policy "staff replace blog images" on storage.objects
  for update to authenticated
  using (bucket_id = 'blog-images' and (select public.is_staff()))
  with check (bucket_id = 'blog-images' and (select public.is_staff()));
create policy "staff remove blog images" on storage.objects
  for delete to authenticated
  using (bucket_id = 'blog-images' and (select public.is_staff()));
create policy "staff read visitors' files" on storage.objects
  for select to authenticated
  using (bucket_id in ('editorial-submissions', 'dauro-arte-documents') and (select public.is_staff()));
create policy "admins remove visitors' files" on storage.objects
  for delete to authenticated
  using (bucket_id in ('editorial-submissions', 'dauro-arte-documents') and (select public.is_admin()));
