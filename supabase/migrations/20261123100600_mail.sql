-- Outgoing mail (docs/decisions/0014-mail-owed-by-the-database.md): a trigger queues it in the transaction of the
-- submission, and a job sends it and retries. A row holds no text. The letter is written from the submission when it is
-- sent, so that personal data is not stored twice and no letter outlives its submission.

create table public.mail_outbox (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  kind text not null
    constraint mail_outbox_kind_known check (kind in ('acknowledgement', 'notice', 'withdrawal', 'letter')),
  area text not null
    constraint mail_outbox_area_known check (area in ('editorial', 'dauro-arte', 'servicios', 'contacto')),
  submission_id uuid not null,
  recipient text
    constraint mail_outbox_recipient_shape check (char_length(recipient) <= 255 and recipient ~ '^[^@\s]+@[^@\s]+$'),
  token text,
  attempts integer not null default 0,
  next_attempt_at timestamptz not null default now(),
  sent_at timestamptz,
  gave_up_at timestamptz,
  last_error text
    constraint mail_outbox_last_error_length check (char_length(last_error) <= 500),
  letter_id uuid unique references public.submission_letters (id) on delete cascade,
  constraint mail_outbox_letter_named check ((kind = 'letter') = (letter_id is not null)),
  constraint mail_outbox_once unique nulls not distinct (submission_id, kind, letter_id),
  constraint mail_outbox_token_owed check (token is null or (sent_at is null and gave_up_at is null))
);
comment on table public.mail_outbox is 'Mail to be sent and mail that was sent. Only the secret key may touch it.';
comment on column public.mail_outbox.id is 'Identifier; part of the Message-ID, so that a letter sent twice is recognised as one.';
comment on column public.mail_outbox.created_at is 'When it was queued.';
comment on column public.mail_outbox.kind is 'acknowledgement or letter (to the sender), notice or withdrawal (to the staff).';
comment on column public.mail_outbox.area is 'The form it is about: editorial, dauro-arte, servicios or contacto.';
comment on column public.mail_outbox.submission_id is 'The submission it is about; deleted with it.';
comment on column public.mail_outbox.recipient is 'The sender''s address; null for the staff, whose address the application knows.';
comment on column public.mail_outbox.token is 'The token of the author''s tracking address, until the letter is sent or given up; elsewhere only its digest is kept.';
comment on column public.mail_outbox.attempts is 'How many times sending was started.';
comment on column public.mail_outbox.next_attempt_at is 'Not before this time: the back-off, and the lease of the process that is sending it.';
comment on column public.mail_outbox.sent_at is 'When the mail server accepted it.';
comment on column public.mail_outbox.gave_up_at is 'When the last attempt had failed; it is not tried again.';
comment on column public.mail_outbox.last_error is 'Why the last attempt failed.';
comment on column public.mail_outbox.letter_id is 'The letter of the staff that is to be sent; its text stands there.';

create index mail_outbox_due_idx on public.mail_outbox (next_attempt_at)
  where sent_at is null and gave_up_at is null;
create index mail_outbox_recipient_idx on public.mail_outbox (lower(recipient), created_at);
alter table public.mail_outbox enable row level security;

-- Security definer: the callers whose statements fire these triggers have no rights on the outbox.
create function public.owe_mail() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  secret_token text;
  is_flood boolean;
begin
  if tg_argv[0] = 'editorial' then
    -- Three random identifiers of 122 bits each, hashed to 256 bits and written in the URL-safe alphabet of base64.
    secret_token := rtrim(translate(encode(sha256(
      uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid())
    ), 'base64'), '+/', '-_'), '=');
    update public.editorial_submissions
    set tracking_token_hash = encode(sha256(convert_to(secret_token, 'UTF8')), 'hex')
    where id = new.id;
  end if;
  -- The sender's address is not verified: without this limit the form could flood the mailbox of a third person.
  select count(*) >= 5 into is_flood from public.mail_outbox
  where lower(recipient) = lower(new.email) and created_at > now() - interval '1 hour';
  if not is_flood then
    insert into public.mail_outbox (kind, area, submission_id, recipient, token)
    values ('acknowledgement', tg_argv[0], new.id, new.email, secret_token);
  end if;
  insert into public.mail_outbox (kind, area, submission_id) values ('notice', tg_argv[0], new.id);
  return null;
end;
$$;
comment on function public.owe_mail() is
  'Trigger: queues the acknowledgement and the notice of a submission. The argument is the area. At most five acknowledgements an hour go to one address.';

create function public.forget_mail() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  delete from public.mail_outbox where submission_id = old.id;
  return null;
end;
$$;
comment on function public.forget_mail() is 'Trigger: deletes the mail of a submission with it.';

-- Every form brings an idempotency key. A row without one was imported; its sender gets no letter.
create trigger owe_mail after insert on public.editorial_submissions
  for each row when (new.idempotency_key is not null) execute function public.owe_mail('editorial');
create trigger owe_mail after insert on public.dauro_arte_contacts
  for each row when (new.idempotency_key is not null) execute function public.owe_mail('dauro-arte');
create trigger owe_mail after insert on public.services_contacts
  for each row when (new.idempotency_key is not null) execute function public.owe_mail('servicios');
create trigger owe_mail after insert on public.contact_messages
  for each row when (new.idempotency_key is not null) execute function public.owe_mail('contacto');
create trigger forget_mail after delete on public.editorial_submissions
  for each row execute function public.forget_mail();
create trigger forget_mail after delete on public.dauro_arte_contacts
  for each row execute function public.forget_mail();
create trigger forget_mail after delete on public.services_contacts
  for each row execute function public.forget_mail();
create trigger forget_mail after delete on public.contact_messages
  for each row execute function public.forget_mail();

create function public.keep_token_while_owed() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if new.sent_at is not null or new.gave_up_at is not null then
    new.token := null;
  elsif new.token is null and old.gave_up_at is not null and new.kind = 'acknowledgement' and new.area = 'editorial' then
    -- The letter is to be sent after all. The old token is gone, so the author gets a new one.
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
  'Trigger: removes the token of a letter that was sent or given up; one that is queued again gets a new token.';
create trigger keep_token_while_owed before update on public.mail_outbox
  for each row execute function public.keep_token_while_owed();

-- "skip locked": two instances that ask at the same moment get different letters. The next attempt is set before sending,
-- so that a letter whose sender died is retried, but not earlier.
create function public.claim_mail(max_rows integer, max_attempts integer)
returns table (
  id uuid, kind text, area text, submission_id uuid, recipient text, token text, attempts integer,
  reference text, sender text, title text, subject text, body text
)
language plpgsql set search_path = ''
as $$
begin
  update public.mail_outbox as mail
  set gave_up_at = now(), last_error = coalesce(mail.last_error, 'The sender never reported back')
  where mail.sent_at is null and mail.gave_up_at is null
    and mail.attempts >= max_attempts and mail.next_attempt_at <= now();
  return query
  with due as (
    select mail.id from public.mail_outbox as mail
    where mail.sent_at is null and mail.gave_up_at is null and mail.next_attempt_at <= now()
    order by mail.next_attempt_at
    limit max_rows
    for update skip locked
  ), claimed as (
    update public.mail_outbox as mail
    set attempts = mail.attempts + 1,
      next_attempt_at = now() + least(interval '2 minutes' * 2 ^ mail.attempts, interval '12 hours')
    where mail.id in (select due.id from due)
    returning mail.*
  )
  select claimed.id, claimed.kind, claimed.area, claimed.submission_id, claimed.recipient, claimed.token,
    claimed.attempts, source.reference, source.sender, source.title, letter.subject, letter.body
  from claimed cross join lateral (
    select row.reference, row.nombre as sender, row.titulo_obra as title
    from public.editorial_submissions as row where row.id = claimed.submission_id
    union all
    select row.reference, row.nombre, null from public.dauro_arte_contacts as row where row.id = claimed.submission_id
    union all
    select row.reference, row.nombre, null from public.services_contacts as row where row.id = claimed.submission_id
    union all
    select row.reference, row.name, null from public.contact_messages as row where row.id = claimed.submission_id
  ) as source
  left join public.submission_letters as letter on letter.id = claimed.letter_id;
end;
$$;
comment on function public.claim_mail(integer, integer) is
  'Takes up to max_rows letters that are due, each for one caller only, and gives up on those that failed max_attempts times. For the secret key only.';

-- A proposal can be withdrawn until it is decided on (docs/decisions/0019-withdrawn-files.md). The row loses its files in
-- the statement that closes it; the clean-up job then removes them as files without a row, also after a crash.
create function public.withdraw_proposal(token_hash text) returns boolean
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
    on conflict on constraint mail_outbox_once do nothing;
  end if;
  return withdrawn is not null;
end;
$$;
comment on function public.withdraw_proposal(text) is
  'Withdraws the open proposal with this token digest, clears its file columns and queues a letter to the staff; false when there is none. For the secret key only.';

-- One statement stores the letter, queues it and changes the state. The row lock lets the callers of one entry run one after
-- the other, so that each of them sees the letters of those before. The browser's back button shows a preview that was sent
-- already, with its key; when its text is changed then, the answer is conflict, so that it is not taken for sent.
create function private.send_letter(
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
comment on function private.send_letter(text, uuid, text, text, text, uuid, integer, text, text) is
  'See public.send_letter. Refuses callers who are not staff.';

create function public.send_letter(
  letter_area text, entry uuid, letter_template text, letter_subject text, letter_body text,
  key uuid, letter_number integer, seen_status text, next_status text
) returns text
language sql set search_path = ''
as $$
  select private.send_letter(
    letter_area, entry, letter_template, letter_subject, letter_body, key, letter_number, seen_status, next_status
  );
$$;
comment on function public.send_letter(text, uuid, text, text, text, uuid, integer, text, text) is
  'Stores and queues a letter to the sender of a submission, and changes its state. Answers sent (also for a preview that was sent as it is), conflict (another letter or state came first, or the preview was changed after it was sent), withdrawn or gone. For staff.';

-- The outbox is closed to the staff, who learn of their letters whether they went out.
create function private.letter_states(letter_area text, entry uuid)
returns table (letter_id uuid, state text)
language plpgsql stable security definer set search_path = ''
as $$
begin
  if not private.is_staff() then
    raise exception 'staff only' using errcode = 'insufficient_privilege';
  end if;
  return query
  select mail.letter_id, case
    when mail.sent_at is not null then 'sent'
    when mail.gave_up_at is not null then 'failed'
    else 'waiting'
  end
  from public.mail_outbox as mail
  where mail.area = letter_area and mail.submission_id = entry and mail.kind = 'letter';
end;
$$;
comment on function private.letter_states(text, uuid) is
  'See public.letter_states. Security definer, because the outbox is for the secret key. Refuses callers who are not staff.';

create function public.letter_states(letter_area text, entry uuid)
returns table (letter_id uuid, state text)
language sql stable set search_path = ''
as $$
  select * from private.letter_states(letter_area, entry);
$$;
comment on function public.letter_states(text, uuid) is
  'Whether each letter to the sender of a submission is waiting, was sent, or failed for good. For staff.';

grant execute on function
  private.letter_states(text, uuid),
  public.letter_states(text, uuid),
  private.send_letter(text, uuid, text, text, text, uuid, integer, text, text),
  public.send_letter(text, uuid, text, text, text, uuid, integer, text, text)
  to authenticated, service_role;
