-- Mail about no submission, such as an invitation (docs/decisions/0014-mail-queued-in-the-database.md). It has no row from
-- which it could be written when it is sent, so its row holds recipient, subject and text.

alter table public.mail_outbox
  alter column area drop not null,
  alter column submission_id drop not null,
  add column subject text
    constraint mail_outbox_subject_line check (char_length(subject) between 1 and 200 and subject !~ '[[:cntrl:]]'),
  add column body text
    constraint mail_outbox_body_length check (char_length(body) <= 10000 and body ~ '\S'),
  drop constraint mail_outbox_kind_known,
  add constraint mail_outbox_kind_known check (
    kind in ('acknowledgement', 'notice', 'withdrawal', 'letter', 'direct')
  ),
  add constraint mail_outbox_direct_or_about check (
    case when kind = 'direct'
      then area is null and submission_id is null and recipient is not null and subject is not null
        and (body is null) = (sent_at is not null)
      else area is not null and submission_id is not null and subject is null and body is null
    end
  ),
  drop constraint mail_outbox_once;
comment on column public.mail_outbox.kind is
  'acknowledgement or letter (to the sender), notice or withdrawal (to the staff), direct (to any address, about no submission).';
comment on column public.mail_outbox.area is 'The form it is about: editorial, dauro-arte, servicios or contacto; null for direct mail.';
comment on column public.mail_outbox.submission_id is 'The submission it is about, deleted with it; null for direct mail.';
comment on column public.mail_outbox.recipient is
  'The address of the sender or of direct mail; null for the staff, whose address the application knows.';
comment on column public.mail_outbox.subject is 'Subject of direct mail.';
comment on column public.mail_outbox.body is
  'Plain text of direct mail until it is sent, because it may contain a secret link; an empty line separates paragraphs.';

-- Any number of direct mails may have no submission, and a constraint cannot be partial, so this is an index now.
create unique index mail_outbox_once on public.mail_outbox (submission_id, kind, letter_id) nulls not distinct
  where submission_id is not null;
do $$
begin
  execute replace(
    pg_get_functiondef('public.withdraw_proposal(text)'::regprocedure), 'on conflict on constraint mail_outbox_once', 'on conflict'
  );
end;
$$;

-- As before, and direct mail with its own text.
create or replace function public.claim_mail(max_rows integer, max_attempts integer)
returns table (
  id uuid, kind text, area text, submission_id uuid, recipient text, token text, attempts integer,
  reference text, sender text, title text, subject text, body text, notices text[]
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
    claimed.attempts, source.reference, source.sender, source.title,
    coalesce(letter.subject, claimed.subject), coalesce(letter.body, claimed.body), source.notices
  from claimed left join lateral (
    select row.reference, row.nombre as sender, row.titulo_obra as title,
      row.obra_file_notices || row.curriculum_file_notices as notices
    from public.editorial_submissions as row where row.id = claimed.submission_id
    union all
    select row.reference, row.nombre, null, row.documento_file_notices
    from public.dauro_arte_contacts as row where row.id = claimed.submission_id
    union all
    select row.reference, row.nombre, null, row.documento_file_notices
    from public.services_contacts as row where row.id = claimed.submission_id
    union all
    select row.reference, row.name, null, '{}'::text[]
    from public.contact_messages as row where row.id = claimed.submission_id
  ) as source on true
  left join public.submission_letters as letter on letter.id = claimed.letter_id
  where claimed.submission_id is null or source.reference is not null;
end;
$$;

create function public.erase_mail(address text) returns void
language sql set search_path = ''
as $$
  delete from public.mail_outbox as mail where mail.submission_id is null and lower(mail.recipient) = lower(address);
$$;
comment on function public.erase_mail(text) is
  'Erases the direct mail to an e-mail address (GDPR art. 17); other mail is erased with its submission. For the secret key only.';
