-- What the check of a file found that staff should know (docs/requirements.md 4.7): an object inside, links to files of the
-- author's computer. lib/files/rules.ts names the notices; the sentences are in messages/es/files.json.

do $$
declare
  place record;
begin
  for place in
    select * from (values
      ('editorial_submissions', 'obra'), ('editorial_submissions', 'curriculum'),
      ('dauro_arte_contacts', 'documento'), ('services_contacts', 'documento')
    ) as list (name, file)
  loop
    execute format('alter table public.%I add column %I text[] not null default ''{}''',
      place.name, place.file || '_file_notices');
    execute format('alter table public.%1$I add constraint %2$I check (
        cardinality(%3$I) <= 20 and array_position(%3$I, null) is null and char_length(array_to_string(%3$I, '''')) <= 600
      )', place.name, format('%s_%s_file_notices_size', place.name, place.file), place.file || '_file_notices');
    execute format('comment on column public.%I.%I is %L', place.name, place.file || '_file_notices',
      'Names of what the check of the file found and staff should know (lib/files/rules.ts).');
  end loop;
end;
$$;

-- The letter to the house names the notices, so a claimed mail carries them.
drop function public.claim_mail(integer, integer);
create function public.claim_mail(max_rows integer, max_attempts integer)
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
    claimed.attempts, source.reference, source.sender, source.title, letter.subject, letter.body, source.notices
  from claimed cross join lateral (
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
  ) as source
  left join public.submission_letters as letter on letter.id = claimed.letter_id;
end;
$$;
comment on function public.claim_mail(integer, integer) is
  'Takes up to max_rows letters that are due, each for one caller only, and gives up on those that failed max_attempts times. For the secret key only.';
revoke execute on function public.claim_mail(integer, integer) from public;
grant execute on function public.claim_mail(integer, integer) to service_role;

-- As before, and what was found in the files goes with them.
create or replace function public.withdraw_proposal(token_hash text) returns boolean
language plpgsql set search_path = ''
as $$
declare
  withdrawn uuid;
begin
  update public.editorial_submissions
  set status = 'retirada',
    obra_file_path = null, obra_file_name = null, obra_file_size = null, obra_file_type = null,
    obra_file_notices = '{}',
    curriculum_file_path = null, curriculum_file_name = null, curriculum_file_size = null, curriculum_file_type = null,
    curriculum_file_notices = '{}'
  where tracking_token_hash = token_hash and status in ('nueva', 'en_revision')
  returning id into withdrawn;
  if withdrawn is not null then
    insert into public.mail_outbox (kind, area, submission_id) values ('withdrawal', 'editorial', withdrawn)
    on conflict on constraint mail_outbox_once do nothing;
  end if;
  return withdrawn is not null;
end;
$$;

-- What waits in quarantine for its form, or for the virus scanner, is nobody's to open: only the secret key reads it.
alter policy "staff read files" on storage.objects
  using (
    bucket_id in ('editorial-submissions', 'dauro-arte-documents', 'blog-images')
    and name not like 'quarantine/%'
    and (select private.is_staff())
  );
