-- A file of a private bucket must not become public, whatever its name and declared type: the storage API can copy, move
-- and upload, and a copy may declare another media type. The trigger on storage.objects exists in hosted projects too
-- (tried on PostgreSQL 15 and 17 in November 2026), so the notice in 20261123100400_storage.sql is for older ones only.

create or replace function public.keep_private_files_private() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  content text := new.metadata ->> 'eTag';
begin
  if new.metadata ->> 'mimetype' is not null
    and new.metadata ->> 'mimetype' not in ('image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/gif')
  then
    raise exception 'only pictures may lie in a public bucket' using errcode = '42501';
  end if;
  -- A later private file with the content of a public one must not block changes of the public row.
  if tg_op = 'UPDATE' and old.bucket_id = new.bucket_id and old.metadata ->> 'eTag' is not distinct from content then
    return new;
  end if;
  -- All empty files are alike, and say nothing.
  if (new.metadata ->> 'size')::bigint > 0 and exists (
    select from storage.objects as kept
    join storage.buckets as bucket on bucket.id = kept.bucket_id
    where bucket.public is not true and kept.metadata ->> 'eTag' = content
  ) then
    raise exception 'a private file has this content' using errcode = '42501';
  end if;
  -- S3 gives a file above its part size (5 MB) another eTag when it is copied; the limit of the bucket is not above it.
  if (new.metadata ->> 'size')::bigint > (select file_size_limit from storage.buckets where id = new.bucket_id) then
    raise exception 'the file exceeds the limit of its bucket' using errcode = '42501';
  end if;
  return new;
end;
$$;
comment on function public.keep_private_files_private() is
  'Trigger: refuses in the public bucket anything but pictures, files above the bucket''s limit, and the content (eTag) of any file in a private bucket. It covers uploads, copies and moves, because the storage service writes the metadata of all three with its own rights, past the policies.';
