-- A public bucket serves its pictures by address without any policy. The policy only let strangers list the bucket, and
-- with it the pictures of drafts (decisions.md, security: anonymous callers read published posts and nothing else).
drop policy "everybody sees blog images" on storage.objects;
create policy "staff see blog images" on storage.objects
  for select to authenticated
  using (bucket_id = 'blog-images' and (select public.is_staff()));
