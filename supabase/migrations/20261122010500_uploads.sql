-- Files that travel ahead of their form wait in quarantine (quarantine/ in both private buckets). The clean-up job asks
-- here for what no row points to, however old: a job that stood still for a month must find everything.

drop function public.stray_files(interval, interval);

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
  'Files of the private buckets that no row points to, the oldest first: those that wait in quarantine for longer than a reference to them is valid, and others old enough that no submission is still under way. For the secret key only.';
revoke all on function public.stray_files(interval, interval) from public, anon, authenticated;
grant execute on function public.stray_files(interval, interval) to service_role;

-- Staff read private files and write public ones; the storage API would let them copy the one to the other. What lies in
-- the public bucket must be a picture, by name and by media type, whichever way it came.

drop policy "staff add blog images" on storage.objects;
drop policy "staff replace blog images" on storage.objects;
create policy "staff add blog images" on storage.objects
  for insert to authenticated
  with check (
    bucket_id = 'blog-images' and (select public.is_staff())
    and name ~* '\.(jpe?g|png|webp|avif|gif)$'
    and coalesce(metadata ->> 'mimetype', 'image/png') in ('image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/gif')
  );
create policy "staff replace blog images" on storage.objects
  for update to authenticated
  using (bucket_id = 'blog-images' and (select public.is_staff()))
  with check (
    bucket_id = 'blog-images' and (select public.is_staff())
    and name ~* '\.(jpe?g|png|webp|avif|gif)$'
    and coalesce(metadata ->> 'mimetype', 'image/png') in ('image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/gif')
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
  'Trigger: a copy writes its media type with the rights of the storage service, past the policies.';
revoke all on function public.keep_private_files_private() from public, anon, authenticated;

-- The hosted service owns this table and has changed before what others may do to it; the policies stand without this.
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
