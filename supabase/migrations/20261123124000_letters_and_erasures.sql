-- Two corrections: of a letter that was changed after it had been sent, and of the record of erased accounts.

-- The browser's back button shows a preview that was sent already, with its key. When its text is changed then, the answer is
-- conflict, so that the staff do not take the new text for sent.
create or replace function private.send_letter(
  letter_area text, entry uuid, letter_template text, letter_subject text, letter_body text,
  key uuid, letter_number integer, seen_status text, next_status text
) returns text
language plpgsql security definer set search_path = ''
as $$
declare
  letters_of constant text := private.entry_table(letter_area);
  line jsonb;
  letter uuid;
begin
  if not private.is_staff() then
    raise exception 'staff only' using errcode = 'insufficient_privilege';
  end if;
  execute format('select to_jsonb(entry) from public.%I as entry where id = $1 for update', letters_of)
  into line using entry;
  if line is null then
    return 'gone';
  end if;
  select sent.id into letter from public.submission_letters as sent
  where sent.submission_id = entry and sent.preview_key = key;
  if letter is not null then
    return case
      when exists (
        select from public.submission_letters as sent
        where sent.id = letter and sent.subject = letter_subject and sent.body = letter_body
      ) then 'sent'
      else 'conflict'
    end;
  end if;
  if line ->> 'status' = 'retirada' or (line ? 'obra_file_path' and line ->> 'obra_file_path' is null) then
    return 'withdrawn';
  end if;
  if line ->> 'status' <> seen_status
    or letter_number <> (select count(*) + 1 from public.submission_letters where submission_id = entry) then
    return 'conflict';
  end if;
  insert into public.submission_letters (area, submission_id, number, preview_key, template, subject, body)
  values (letter_area, entry, letter_number, key, letter_template, letter_subject, letter_body)
  returning id into letter;
  insert into public.mail_outbox (kind, area, submission_id, recipient, letter_id)
  values ('letter', letter_area, entry, line ->> 'email', letter);
  if next_status <> seen_status then
    execute format('update public.%I set status = $1 where id = $2', letters_of) using next_status, entry;
  end if;
  return 'sent';
end;
$$;
comment on function public.send_letter(text, uuid, text, text, text, uuid, integer, text, text) is
  'Stores and queues a letter to the sender of a submission, and changes its state. Answers sent (also for a preview that was sent as it is), conflict (another letter or state came first, or the preview was changed after it was sent), withdrawn or gone. For staff.';

-- The erasure of an account is recorded like that of a submission, without its address.
alter table public.office_records
  drop constraint office_records_details,
  add constraint office_records_details check ((kind = 'borrado' and area is not null) = (reference is not null)),
  drop constraint office_records_area_named;
comment on table public.office_records is 'Who erased a submission or an account and who exported a list. Without personal data of those concerned.';
comment on column public.office_records.kind is 'borrado (a submission with its files, or the accounts of a person) or exportacion (a list as CSV, or all that is held about a person).';
comment on column public.office_records.area is 'The list: editorial, dauro-arte, servicios or contacto; null for the accounts of a person and for all that is held about one.';

create or replace function private.erase_accounts(address text) returns integer
language plpgsql security definer set search_path = ''
as $$
declare
  erased integer;
begin
  if not private.is_admin() then
    raise exception 'admins only' using errcode = 'insufficient_privilege';
  end if;
  delete from auth.users as account
  where lower(account.email) = lower(address)
    and not exists (select from public.user_roles as role where role.user_id = account.id);
  get diagnostics erased = row_count;
  if erased > 0 then
    insert into public.office_records (kind, actor, actor_email)
    select 'borrado', account.id, account.email from auth.users as account where account.id = auth.uid();
  end if;
  return erased;
end;
$$;
comment on function public.erase_accounts(text) is
  'Erases the accounts of an e-mail address that have no role (GDPR art. 17), and records who did it. For admins.';
