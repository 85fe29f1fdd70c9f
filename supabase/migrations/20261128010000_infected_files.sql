-- The row of an infected file keeps its path in quarantine, so a file whose removal failed counted as in use for as long
-- as its row stayed: the scanner passes it by, and the clean-up never saw it.
create or replace function public.stray_files(older_than interval default '1 hour', quarantined_for interval default '2 hours')
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
    and not exists (
      select from public.editorial_submissions
      where obra_file_path = object.name and not 'infected' = any(obra_file_notices)
    )
    and not exists (
      select from public.editorial_submissions
      where curriculum_file_path = object.name and not 'infected' = any(curriculum_file_notices)
    )
    and not exists (
      select from public.dauro_arte_contacts
      where documento_file_path = object.name and not 'infected' = any(documento_file_notices)
    )
    and not exists (
      select from public.services_contacts
      where documento_file_path = object.name and not 'infected' = any(documento_file_notices)
    )
  order by object.created_at
  limit 1000
$$;
comment on function public.stray_files(interval, interval) is
  'Files of the private buckets that no row refers to, or whose row says that they are infected, oldest first: older than quarantined_for in quarantine/, older than older_than elsewhere. For the secret key only.';
