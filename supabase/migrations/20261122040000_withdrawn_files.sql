-- What the author takes back and what could not be told leaves nothing behind: a withdrawn proposal loses its files, a
-- letter that was given up loses its token (decision 0018).

-- A withdrawn proposal can be put into the archive; any other state would promise files that are gone.
alter table public.editorial_submissions
  drop constraint editorial_submissions_files_present,
  add constraint editorial_submissions_files_present check (
    status in ('retirada', 'archivada') or (obra_file_path is not null and curriculum_file_path is not null)
  );

-- The row forgets its files in the same statement that closes it; the clean-up job then finds them as nobody's. Nothing
-- has to succeed twice: a crash in between leaves files that the next run removes.
create or replace function public.withdraw_proposal(token_hash text) returns boolean
language plpgsql set search_path = ''
as $$
declare
  withdrawn uuid;
begin
  update public.editorial_submissions
  set status = 'retirada',
    obra_file_path = null, obra_file_name = null, obra_file_size = null, obra_file_type = null,
    curriculum_file_path = null, curriculum_file_name = null, curriculum_file_size = null, curriculum_file_type = null
  where tracking_token_hash = token_hash and status in ('nueva', 'en_revision')
  returning id into withdrawn;
  if withdrawn is not null then
    insert into public.mail_outbox (kind, area, submission_id) values ('withdrawal', 'editorial', withdrawn)
    on conflict (submission_id, kind) do nothing;
  end if;
  return withdrawn is not null;
end;
$$;
comment on function public.withdraw_proposal(text) is
  'Withdraws an open proposal by the digest of its token: the row forgets its files, for the clean-up job to remove, and the staff is owed a letter; false when there is none. For the secret key only.';

create function public.keep_token_while_owed() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if new.sent_at is not null or new.gave_up_at is not null then
    new.token := null;
  elsif new.token is null and old.gave_up_at is not null and new.kind = 'acknowledgement' and new.area = 'editorial' then
    -- Somebody wants it sent after all. Nobody knows the old token any more: the author gets another one.
    new.token := rtrim(translate(encode(sha256(
      uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid())
    ), 'base64'), '+/', '-_'), '=');
    update public.editorial_submissions
    set tracking_token_hash = encode(sha256(convert_to(new.token, 'UTF8')), 'hex')
    where id = new.submission_id;
  end if;
  return new;
end;
$$;
comment on function public.keep_token_while_owed() is
  'Trigger: a letter that was sent or given up holds no token; one that is to be sent after all gets a new one.';
revoke all on function public.keep_token_while_owed() from public, anon, authenticated;
create trigger keep_token_while_owed before update on public.mail_outbox
  for each row execute function public.keep_token_while_owed();

update public.mail_outbox set token = null
  where token is not null and (sent_at is not null or gave_up_at is not null);
alter table public.mail_outbox add constraint mail_outbox_token_owed check (
  token is null or (sent_at is null and gave_up_at is null)
);
comment on column public.mail_outbox.token is
  'The token of the author''s tracking address, until the letter is sent or given up; elsewhere only its digest is kept.';
