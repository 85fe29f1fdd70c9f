-- A crash between an upload and its row leaves a file that belongs to nobody. The clean-up job asks for those here.

create function public.stray_files(older_than interval default '1 hour', newer_than interval default '30 days')
returns table (bucket_id text, name text)
language sql stable security definer set search_path = ''
as $$
  select object.bucket_id, object.name
  from storage.objects as object
  where object.bucket_id in ('editorial-submissions', 'dauro-arte-documents')
    and object.created_at < now() - older_than
    and object.created_at > now() - newer_than
    and not exists (select from public.editorial_submissions where obra_file_path = object.name)
    and not exists (select from public.editorial_submissions where curriculum_file_path = object.name)
    and not exists (select from public.dauro_arte_contacts where documento_file_path = object.name)
    and not exists (select from public.services_contacts where documento_file_path = object.name)
  limit 1000
$$;
comment on function public.stray_files(interval, interval) is
  'Files of the private buckets that no row points to, old enough that no submission is still under way. For the secret key only.';
revoke all on function public.stray_files(interval, interval) from public, anon, authenticated;
grant execute on function public.stray_files(interval, interval) to service_role;

create index on public.editorial_submissions (obra_file_path);
create index on public.editorial_submissions (curriculum_file_path);
create index on public.dauro_arte_contacts (documento_file_path);
create index on public.services_contacts (documento_file_path);
