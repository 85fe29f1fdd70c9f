-- Mail that the site owes: written in the same transaction as what it is about, sent afterwards, retried from here.
-- A row holds no text. The letter is written when it is sent, from the submission itself, so that nobody's words are
-- kept twice and a letter never outlives what it tells of.

create table public.mail_outbox (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  kind text not null
    constraint mail_outbox_kind_known check (kind in ('acknowledgement', 'notice', 'withdrawal')),
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
  unique (submission_id, kind)
);
comment on table public.mail_outbox is 'Mail to be sent and mail that was. Only the secret key may touch it.';
comment on column public.mail_outbox.id is 'Identifier; part of the Message-ID, so that a letter sent twice is known as one.';
comment on column public.mail_outbox.created_at is 'When it became due.';
comment on column public.mail_outbox.kind is 'acknowledgement (to the sender), notice or withdrawal (to the staff).';
comment on column public.mail_outbox.area is 'The form it is about: editorial, dauro-arte, servicios or contacto.';
comment on column public.mail_outbox.submission_id is 'The row it is about; when that goes, this goes.';
comment on column public.mail_outbox.recipient is 'The sender''s address; null for the staff, whose address the application knows.';
comment on column public.mail_outbox.token is 'The token of the author''s tracking address, until the letter is sent; elsewhere only its digest is kept.';
comment on column public.mail_outbox.attempts is 'How often sending was begun.';
comment on column public.mail_outbox.next_attempt_at is 'Not before this moment: back-off, and the lease of whoever is sending it now.';
comment on column public.mail_outbox.sent_at is 'When the mail server took it.';
comment on column public.mail_outbox.gave_up_at is 'When the last attempt had failed; it is not tried again.';
comment on column public.mail_outbox.last_error is 'Why the last attempt failed.';

create index mail_outbox_due_idx on public.mail_outbox (next_attempt_at)
  where sent_at is null and gave_up_at is null;
create index mail_outbox_recipient_idx on public.mail_outbox (lower(recipient), created_at);

alter table public.mail_outbox enable row level security;
revoke all on public.mail_outbox from public, anon, authenticated;
grant all on public.mail_outbox to service_role;

alter table public.editorial_submissions add column status_changed_at timestamptz not null default now();
comment on column public.editorial_submissions.status_changed_at is 'When the status last changed: the last step that the author is shown.';

create function public.touch_status_changed_at() returns trigger
language plpgsql set search_path = ''
as $$
begin
  new.status_changed_at := now();
  return new;
end;
$$;
comment on function public.touch_status_changed_at() is 'Trigger: keeps status_changed_at.';
create trigger touch_status before update on public.editorial_submissions
  for each row when (old.status is distinct from new.status)
  execute function public.touch_status_changed_at();

-- Security definer: the people whose statements fire these may not touch the outbox themselves.
create function public.owe_mail() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  secret_token text;
  is_flood boolean;
begin
  if tg_argv[0] = 'editorial' then
    -- 256 bits out of three random identifiers of 122 bits each, in the alphabet of addresses.
    secret_token := rtrim(translate(encode(sha256(
      uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid())
    ), 'base64'), '+/', '-_'), '=');
    update public.editorial_submissions
    set tracking_token_hash = encode(sha256(convert_to(secret_token, 'UTF8')), 'hex')
    where id = new.id;
  end if;
  -- Anybody can write anybody's address into a form: nobody's mailbox shall be filled through ours.
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
  'Trigger: what came through a form is acknowledged and announced. The argument is the area. At most five acknowledgements an hour go to one address.';

create function public.forget_mail() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  delete from public.mail_outbox where submission_id = old.id;
  return null;
end;
$$;
comment on function public.forget_mail() is 'Trigger: the mail about a submission goes with it.';
revoke all on function public.touch_status_changed_at(), public.owe_mail(), public.forget_mail()
  from public, anon, authenticated;

do $$
declare
  entry record;
begin
  for entry in
    select * from (values
      ('editorial_submissions', 'editorial'),
      ('dauro_arte_contacts', 'dauro-arte'),
      ('services_contacts', 'servicios'),
      ('contact_messages', 'contacto')
    ) as list (name, area)
  loop
    -- Every form brings an idempotency key. A row without one was imported, and nobody is written to about it.
    execute format('create trigger owe_mail after insert on public.%I
      for each row when (new.idempotency_key is not null) execute function public.owe_mail(%L)', entry.name, entry.area);
    execute format('create trigger forget_mail after delete on public.%I
      for each row execute function public.forget_mail()', entry.name);
  end loop;
end;
$$;

-- Skip locked: two instances that ask at the same moment get different letters. The next moment is set before sending,
-- so that a letter whose sender dies is tried again, and not before.
create function public.claim_mail(max_rows integer, max_attempts integer)
returns table (
  id uuid, kind text, area text, submission_id uuid, recipient text, token text, attempts integer,
  reference text, sender text, title text
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
    claimed.attempts, source.reference, source.sender, source.title
  from claimed cross join lateral (
    select row.reference, row.nombre as sender, row.titulo_obra as title
    from public.editorial_submissions as row where row.id = claimed.submission_id
    union all
    select row.reference, row.nombre, null from public.dauro_arte_contacts as row where row.id = claimed.submission_id
    union all
    select row.reference, row.nombre, null from public.services_contacts as row where row.id = claimed.submission_id
    union all
    select row.reference, row.name, null from public.contact_messages as row where row.id = claimed.submission_id
  ) as source;
end;
$$;
comment on function public.claim_mail(integer, integer) is
  'Takes up to max_rows letters that are due, each for one sender only, and gives up on those that failed max_attempts times. For the secret key only.';

-- The tracking page. A proposal can be withdrawn as long as nobody has decided on it.
create function public.withdraw_proposal(token_hash text) returns boolean
language plpgsql set search_path = ''
as $$
declare
  withdrawn uuid;
begin
  update public.editorial_submissions set status = 'retirada'
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
  'Withdraws an open proposal by the digest of its token, and owes the staff a letter about it; false when there is none. For the secret key only.';

revoke all on function public.claim_mail(integer, integer), public.withdraw_proposal(text)
  from public, anon, authenticated;
grant execute on function public.claim_mail(integer, integer), public.withdraw_proposal(text) to service_role;
