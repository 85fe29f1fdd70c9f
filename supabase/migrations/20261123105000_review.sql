-- Work on what visitors sent (docs/decisions/0025-work-on-entries.md): who has it, notes, marks and reading reports, letters.

create function private.entry_table(area text) returns text
language sql immutable set search_path = ''
as $$
  select case area
    when 'editorial' then 'editorial_submissions'
    when 'dauro-arte' then 'dauro_arte_contacts'
    when 'servicios' then 'services_contacts'
    when 'contacto' then 'contact_messages'
  end;
$$;
comment on function private.entry_table(text) is 'The table of an area.';

-- Notes
create table public.submission_notes (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default clock_timestamp(),
  area text not null
    constraint submission_notes_area_known check (area in ('editorial', 'dauro-arte', 'servicios', 'contacto')),
  submission_id uuid not null,
  author uuid references auth.users (id) on delete set null,
  author_email text,
  body text not null
    constraint submission_notes_body_length check (char_length(body) <= 10000 and body ~ '\S')
);
comment on table public.submission_notes is 'Dated notes of the staff about a submission. Staff add them and change none. Deleted with the submission.';
comment on column public.submission_notes.id is 'Identifier.';
comment on column public.submission_notes.created_at is 'When it was written.';
comment on column public.submission_notes.area is 'The list: editorial, dauro-arte, servicios or contacto.';
comment on column public.submission_notes.submission_id is 'The submission it is about.';
comment on column public.submission_notes.author is 'Who wrote it, set by a trigger; null for the secret key and SQL, and once that account is deleted.';
comment on column public.submission_notes.author_email is 'The author''s address at that time.';
comment on column public.submission_notes.body is 'The note, at most 10,000 characters.';

create index submission_notes_submission_idx on public.submission_notes (submission_id, created_at desc, id desc);
create index submission_notes_author_idx on public.submission_notes (author);

-- The one text that a submission had until now becomes its first note.
insert into public.submission_notes (area, submission_id, body, created_at)
select 'editorial', id, internal_notes, updated_at from public.editorial_submissions where internal_notes ~ '\S'
union all
select 'dauro-arte', id, internal_notes, updated_at from public.dauro_arte_contacts where internal_notes ~ '\S'
union all
select 'servicios', id, internal_notes, updated_at from public.services_contacts where internal_notes ~ '\S'
union all
select 'contacto', id, internal_notes, updated_at from public.contact_messages where internal_notes ~ '\S';

-- Marks and reading reports, one of each reader
create table public.submission_reviews (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  submission_id uuid not null references public.editorial_submissions (id) on delete cascade,
  author uuid references auth.users (id) on delete set null,
  author_email text,
  originalidad smallint constraint submission_reviews_originalidad_range check (originalidad between 1 and 5),
  estilo smallint constraint submission_reviews_estilo_range check (estilo between 1 and 5),
  estructura smallint constraint submission_reviews_estructura_range check (estructura between 1 and 5),
  interes smallint constraint submission_reviews_interes_range check (interes between 1 and 5),
  catalogo smallint constraint submission_reviews_catalogo_range check (catalogo between 1 and 5),
  report text not null default ''
    constraint submission_reviews_report_length check (char_length(report) <= 20000),
  unique (submission_id, author)
);
comment on table public.submission_reviews is 'Marks and reading report that a member of the staff gives a proposal. Deleted with it.';
comment on column public.submission_reviews.id is 'Identifier.';
comment on column public.submission_reviews.created_at is 'When it was begun.';
comment on column public.submission_reviews.updated_at is 'When it last changed.';
comment on column public.submission_reviews.submission_id is 'The proposal.';
comment on column public.submission_reviews.author is 'Who read it, set by a trigger; null for the secret key and SQL, and once that account is deleted.';
comment on column public.submission_reviews.author_email is 'The reader''s address at that time.';
comment on column public.submission_reviews.originalidad is 'Mark for originality, 1 to 5.';
comment on column public.submission_reviews.estilo is 'Mark for style, 1 to 5.';
comment on column public.submission_reviews.estructura is 'Mark for structure, 1 to 5.';
comment on column public.submission_reviews.interes is 'Mark for the interest to readers, 1 to 5.';
comment on column public.submission_reviews.catalogo is 'Mark for the place in the catalogue, 1 to 5.';
comment on column public.submission_reviews.report is 'The reading report, at most 20,000 characters.';

create index submission_reviews_author_idx on public.submission_reviews (author);
create trigger touch before update on public.submission_reviews
  for each row execute function public.touch_updated_at();

-- Security definer: accounts lie in schema auth. What the caller says about the author is overwritten.
create function public.sign_with_caller() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  select account.id, account.email into new.author, new.author_email
  from auth.users as account where account.id = auth.uid();
  return new;
end;
$$;
comment on function public.sign_with_caller() is 'Trigger: sets author and author_email to the caller, null for the secret key.';
create trigger sign before insert on public.submission_notes
  for each row execute function public.sign_with_caller();
create trigger sign before insert on public.submission_reviews
  for each row execute function public.sign_with_caller();

-- Takes the place of a foreign key, because the entry lies in one of four tables. The lock makes an erasure wait, which then
-- deletes what was added meanwhile.
create function public.require_entry() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  known uuid;
begin
  execute format('select id from public.%I where id = $1 for key share', private.entry_table(new.area))
  into known using new.submission_id;
  if known is null then
    raise exception 'There is no such entry' using errcode = 'foreign_key_violation';
  end if;
  return new;
end;
$$;
comment on function public.require_entry() is 'Trigger: refuses rows about a submission that does not exist.';
create trigger require_entry before insert on public.submission_notes
  for each row execute function public.require_entry();

-- Letters
create table public.letter_templates (
  name text primary key
    constraint letter_templates_name_known check (
      name in ('recibida', 'en_revision', 'aceptada', 'rechazada', 'mas_datos', 'respuesta')
    ),
  updated_at timestamptz not null default now(),
  subject text not null
    constraint letter_templates_subject_line check (char_length(subject) between 1 and 200 and subject !~ '[[:cntrl:]]'),
  body text not null
    constraint letter_templates_body_length check (char_length(body) <= 10000 and body ~ '\S')
);
comment on table public.letter_templates is 'Letters that admins have rewritten. One without a row has the text of messages/es/letters.json.';
comment on column public.letter_templates.name is 'Which letter.';
comment on column public.letter_templates.updated_at is 'When it last changed.';
comment on column public.letter_templates.subject is 'Subject, one line, with placeholders such as {nombre}.';
comment on column public.letter_templates.body is 'Plain text with placeholders; an empty line separates paragraphs.';
create trigger touch before update on public.letter_templates
  for each row execute function public.touch_updated_at();

create table public.submission_letters (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default clock_timestamp(),
  area text not null
    constraint submission_letters_area_known check (area in ('editorial', 'dauro-arte', 'servicios', 'contacto')),
  submission_id uuid not null,
  number integer not null,
  preview_key uuid not null unique,
  template text not null
    constraint submission_letters_template_known check (
      template in ('recibida', 'en_revision', 'aceptada', 'rechazada', 'mas_datos', 'respuesta')
    ),
  subject text not null
    constraint submission_letters_subject_line check (char_length(subject) between 1 and 200 and subject !~ '[[:cntrl:]]'),
  body text not null
    constraint submission_letters_body_length check (char_length(body) <= 10000 and body ~ '\S'),
  author uuid references auth.users (id) on delete set null,
  author_email text,
  unique (submission_id, number)
);
comment on table public.submission_letters is 'Letters that the staff sent to the sender of a submission. Deleted with it.';
comment on column public.submission_letters.id is 'Identifier.';
comment on column public.submission_letters.created_at is 'When it was sent off, through mail_outbox.';
comment on column public.submission_letters.area is 'The list: editorial, dauro-arte, servicios or contacto.';
comment on column public.submission_letters.submission_id is 'The submission it is about.';
comment on column public.submission_letters.number is 'Position among the letters about it, from 1: of two previews with the same number only one is sent.';
comment on column public.submission_letters.preview_key is 'Key of the rendered preview: one that is sent again is not stored again.';
comment on column public.submission_letters.template is 'The template it was made from.';
comment on column public.submission_letters.subject is 'Subject as it was sent.';
comment on column public.submission_letters.body is 'Text as it was sent.';
comment on column public.submission_letters.author is 'Who sent it; null once that account is deleted.';
comment on column public.submission_letters.author_email is 'The author''s address at that time.';

create index submission_letters_author_idx on public.submission_letters (author);
create trigger sign before insert on public.submission_letters
  for each row execute function public.sign_with_caller();
create trigger require_entry before insert on public.submission_letters
  for each row execute function public.require_entry();

alter table public.mail_outbox
  add column letter_id uuid unique references public.submission_letters (id) on delete cascade,
  drop constraint mail_outbox_kind_known,
  add constraint mail_outbox_kind_known check (kind in ('acknowledgement', 'notice', 'withdrawal', 'letter')),
  add constraint mail_outbox_letter_named check ((kind = 'letter') = (letter_id is not null)),
  drop constraint mail_outbox_submission_id_kind_key,
  add constraint mail_outbox_once unique nulls not distinct (submission_id, kind, letter_id);
comment on column public.mail_outbox.kind is 'acknowledgement or letter (to the sender), notice or withdrawal (to the staff).';
comment on column public.mail_outbox.letter_id is 'The letter of the staff that is to be sent; its text stands there.';

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
    on conflict on constraint mail_outbox_once do nothing;
  end if;
  return withdrawn is not null;
end;
$$;

drop function public.claim_mail(integer, integer);
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

-- Whom an entry can be assigned to
create function private.staff_members() returns table (id uuid, email text)
language plpgsql stable security definer set search_path = ''
as $$
begin
  if not private.is_staff() then
    raise exception 'staff only' using errcode = 'insufficient_privilege';
  end if;
  return query
  select account.id, account.email::text from auth.users as account
  where account.id in (select held.user_id from public.user_roles as held)
  order by account.email limit 500;
end;
$$;
comment on function private.staff_members() is
  'See public.staff_members. Security definer, because accounts live in schema auth. Refuses callers who are not staff.';
create function public.staff_members() returns table (id uuid, email text)
language sql stable set search_path = ''
as $$
  select * from private.staff_members();
$$;
comment on function public.staff_members() is 'The accounts of staff and admins by address. For staff.';

grant execute on function
  private.send_letter(text, uuid, text, text, text, uuid, integer, text, text),
  public.send_letter(text, uuid, text, text, text, uuid, integer, text, text),
  private.staff_members(), public.staff_members()
  to authenticated, service_role;

create table public.assignment_rules (
  area text not null
    constraint assignment_rules_area_known check (area in ('editorial', 'dauro-arte', 'servicios', 'contacto')),
  choice text not null default ''
    constraint assignment_rules_choice_length check (char_length(choice) <= 60),
  created_at timestamptz not null default now(),
  reader uuid not null references auth.users (id) on delete cascade,
  primary key (area, choice)
);
comment on table public.assignment_rules is 'Who gets what arrives, by kind.';
comment on column public.assignment_rules.area is 'The list: editorial, dauro-arte, servicios or contacto.';
comment on column public.assignment_rules.choice is 'The tipo_obra or servicio; empty for every one that has no rule of its own.';
comment on column public.assignment_rules.created_at is 'When the rule was made.';
comment on column public.assignment_rules.reader is 'The account that gets it, as long as it is staff.';
create index assignment_rules_reader_idx on public.assignment_rules (reader);

create function public.assign_entry() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if tg_op = 'INSERT' and new.assigned_to is null then
    select rule.reader into new.assigned_to from public.assignment_rules as rule
    where rule.area = tg_argv[0]
      and rule.choice in ('', coalesce(to_jsonb(new) ->> 'tipo_obra', to_jsonb(new) ->> 'servicio', ''))
      and exists (select from public.user_roles where user_id = rule.reader)
    order by rule.choice desc limit 1;
  elsif new.assigned_to is not null and not exists (select from public.user_roles where user_id = new.assigned_to) then
    raise exception 'Entries are assigned to staff' using errcode = 'foreign_key_violation';
  end if;
  return new;
end;
$$;
comment on function public.assign_entry() is
  'Trigger: assigns what arrives by assignment_rules, and refuses to assign to accounts that are not staff. The argument is the area.';

create function public.unassign_former_staff() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  former uuid[] := array(
    select distinct user_id from removed
    where not exists (select from public.user_roles as kept where kept.user_id = removed.user_id)
  );
begin
  update public.editorial_submissions set assigned_to = null where assigned_to = any (former);
  update public.dauro_arte_contacts set assigned_to = null where assigned_to = any (former);
  update public.services_contacts set assigned_to = null where assigned_to = any (former);
  update public.contact_messages set assigned_to = null where assigned_to = any (former);
  return null;
end;
$$;
comment on function public.unassign_former_staff() is 'Trigger: what was assigned to an account that is no longer staff is free again.';

alter table public.submission_events
  add column assignee_email text,
  drop constraint submission_events_kind_known,
  add constraint submission_events_kind_known check (kind in ('estado', 'notas', 'descarga', 'asignacion'));
comment on column public.submission_events.kind is
  'estado (another state), descarga (a file was downloaded), asignacion (assigned or free again), notas (until 2026: other internal notes).';
comment on column public.submission_events.assignee_email is 'Whom it was assigned to; null when it is free again.';
comment on table public.submission_events is 'Who changed the state or the assignment of a submission or downloaded a file of it, and when. Deleted with the submission.';

create or replace function public.record_submission_events() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  caller uuid := (select id from auth.users where id = auth.uid());
  caller_email text := (select email from auth.users where id = caller);
begin
  if tg_op = 'UPDATE' and old.status is distinct from new.status then
    insert into public.submission_events (area, submission_id, kind, from_status, to_status, actor, actor_email)
    values (tg_argv[0], new.id, 'estado', old.status, new.status, caller, caller_email);
  end if;
  if old.assigned_to is distinct from new.assigned_to then
    insert into public.submission_events (area, submission_id, kind, assignee_email, actor, actor_email)
    values (
      tg_argv[0], new.id, 'asignacion', (select email from auth.users where id = new.assigned_to), caller, caller_email
    );
  end if;
  return null;
end;
$$;

create function public.forget_entry_work() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  delete from public.submission_notes where submission_id = old.id;
  delete from public.submission_letters where submission_id = old.id;
  return null;
end;
$$;
comment on function public.forget_entry_work() is 'Trigger: deletes notes and letters about a submission with it.';

-- Row level security. Staff write notes and reviews in their own name; letters are written by send_letter.
alter table public.submission_notes enable row level security;
alter table public.submission_reviews enable row level security;
alter table public.letter_templates enable row level security;
alter table public.submission_letters enable row level security;
alter table public.assignment_rules enable row level security;
grant select, insert (area, submission_id, body) on public.submission_notes to authenticated;
grant select, insert (submission_id, originalidad, estilo, estructura, interes, catalogo, report),
  update (originalidad, estilo, estructura, interes, catalogo, report) on public.submission_reviews to authenticated;
grant select on public.submission_letters to authenticated;
grant select, delete, insert (name, subject, body), update (subject, body) on public.letter_templates to authenticated;
grant select, delete, insert (area, choice, reader), update (reader) on public.assignment_rules to authenticated;

create policy "staff read notes" on public.submission_notes for select to authenticated
  using ((select private.is_staff()));
create policy "staff add notes" on public.submission_notes for insert to authenticated
  with check ((select private.is_staff()) and author = (select auth.uid()));
create policy "staff read reviews" on public.submission_reviews for select to authenticated
  using ((select private.is_staff()));
create policy "staff review" on public.submission_reviews for insert to authenticated
  with check ((select private.is_staff()) and author = (select auth.uid()));
create policy "staff change their review" on public.submission_reviews for update to authenticated
  using ((select private.is_staff()) and author = (select auth.uid()))
  with check ((select private.is_staff()) and author = (select auth.uid()));
create policy "staff read letters" on public.submission_letters for select to authenticated
  using ((select private.is_staff()));
create policy "staff read templates" on public.letter_templates for select to authenticated
  using ((select private.is_staff()));
create policy "admins add templates" on public.letter_templates for insert to authenticated
  with check ((select private.is_admin()));
create policy "admins change templates" on public.letter_templates for update to authenticated
  using ((select private.is_admin())) with check ((select private.is_admin()));
create policy "admins remove templates" on public.letter_templates for delete to authenticated
  using ((select private.is_admin()));
create policy "staff read assignment rules" on public.assignment_rules for select to authenticated
  using ((select private.is_staff()));
create policy "admins add assignment rules" on public.assignment_rules for insert to authenticated
  with check ((select private.is_admin()));
create policy "admins change assignment rules" on public.assignment_rules for update to authenticated
  using ((select private.is_admin())) with check ((select private.is_admin()));
create policy "admins remove assignment rules" on public.assignment_rules for delete to authenticated
  using ((select private.is_admin()));

-- The four lists, in one loop so that no table is forgotten. The search functions get the assignment as a filter; how they
-- search is explained in the migration back_office.
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
    execute format('drop trigger record_events on public.%I', entry.name);
    execute format('alter table public.%I drop column internal_notes,
      add column assigned_to uuid references auth.users (id) on delete set null', entry.name);
    execute format('comment on column public.%I.assigned_to is %L', entry.name, 'The member of the staff who has it; null when it is free.');
    execute format('create index on public.%I (assigned_to, created_at desc, id desc)', entry.name);
    execute format('grant update (assigned_to) on public.%I to authenticated', entry.name);
    execute format('create trigger assign before insert or update of assigned_to on public.%I
      for each row execute function public.assign_entry(%L)', entry.name, entry.area);
    execute format('create trigger record_arrival after insert on public.%I
      for each row when (new.assigned_to is not null)
      execute function public.record_submission_events(%L)', entry.name, entry.area);
    execute format('create trigger record_events after update on public.%I for each row
      when (old.status is distinct from new.status or old.assigned_to is distinct from new.assigned_to)
      execute function public.record_submission_events(%L)', entry.name, entry.area);
    execute format('create trigger forget_work after delete on public.%I
      for each row execute function public.forget_entry_work()', entry.name);

    execute format('drop function public.%I(text, uuid, text, timestamptz, timestamptz, timestamptz, uuid, integer, boolean)',
      'search_' || entry.name);
    execute format($sql$
      create function public.%2$I(
        term text, reader uuid default null, in_status text default null,
        since timestamptz default null, before timestamptz default null,
        after_created_at timestamptz default null, after_id uuid default null, max_rows integer default 26,
        newer boolean default false, assignee uuid default null, unassigned boolean default false
      ) returns setof public.%1$I
      language plpgsql stable set search_path = ''
      as $body$
      declare
        listed constant text := format(
          'from public.%1$I where ($2 is null or status = $2) and ($3 is null or created_at >= $3)
             and ($4 is null or created_at < $4) and ($6 is null or (created_at, id) %%s ($5, $6))
             and ($8 is null or assigned_to = $8) and (not $9 or assigned_to is null)',
          case when newer then '>' else '<' end
        );
        sorted constant text := case when newer then 'created_at, id' else 'created_at desc, id desc' end;
      begin
        if not exists (select from public.user_roles where user_id = reader and role in ('staff', 'admin')) then
          return;
        end if;
        return query execute format($query$
          with near as materialized (
            select id, created_at, search @@ $1 as found %%1$s order by %%2$s limit 2000
          ), met as materialized (
            select id, created_at from near where found order by %%2$s limit $7
          ), page as (
            table met
            union
            (select id, created_at %%1$s and search @@ $1 and (select count(*) from met) < $7 offset 0)
            order by %%2$s limit $7
          )
          select entry.* from page join public.%1$I as entry using (id, created_at) order by %%2$s
        $query$, listed, sorted)
        using public.lookup_query(term) || public.spanish_query(term), in_status, since, before,
          after_created_at, after_id, least(max_rows, 1000), assignee, unassigned;
      end;
      $body$
    $sql$, entry.name, 'search_' || entry.name);
    execute format('comment on function public.%I is %L', 'search_' || entry.name,
      'The rows of ' || entry.name || ' that match, newest first; with newer, those just newer than the cursor, nearest first. The reader must be staff. For the secret key only.');
  end loop;
end;
$$;

create trigger user_roles_unassign after delete on public.user_roles
  referencing old table as removed
  for each statement execute function public.unassign_former_staff();

-- What the staff wrote about a person's submission is that person's data too (RGPD art. 15); who of the staff wrote it is not.
create or replace function public.personal_data(address text) returns jsonb
language sql stable security definer set search_path = ''
as $$
  with found as materialized (select id from public.submissions_of(address))
  select jsonb_build_object(
    'editorial_submissions', (
      select coalesce(jsonb_agg(to_jsonb(row) - '{search,idempotency_key,tracking_token_hash,assigned_to}'::text[] order by row.created_at), '[]')
      from public.editorial_submissions as row where lower(row.email) = lower(address)),
    'dauro_arte_contacts', (
      select coalesce(jsonb_agg(to_jsonb(row) - '{search,idempotency_key,assigned_to}'::text[] order by row.created_at), '[]')
      from public.dauro_arte_contacts as row where lower(row.email) = lower(address)),
    'services_contacts', (
      select coalesce(jsonb_agg(to_jsonb(row) - '{search,idempotency_key,assigned_to}'::text[] order by row.created_at), '[]')
      from public.services_contacts as row where lower(row.email) = lower(address)),
    'contact_messages', (
      select coalesce(jsonb_agg(to_jsonb(row) - '{search,idempotency_key,assigned_to}'::text[] order by row.created_at), '[]')
      from public.contact_messages as row where lower(row.email) = lower(address)),
    'submission_notes', (
      select coalesce(jsonb_agg(to_jsonb(row) - '{author,author_email}'::text[] order by row.created_at), '[]')
      from public.submission_notes as row where row.submission_id in (select id from found)),
    'submission_reviews', (
      select coalesce(jsonb_agg(to_jsonb(row) - '{author,author_email}'::text[] order by row.created_at), '[]')
      from public.submission_reviews as row where row.submission_id in (select id from found)),
    'submission_letters', (
      select coalesce(jsonb_agg(to_jsonb(row) - '{author,author_email,preview_key}'::text[] order by row.created_at), '[]')
      from public.submission_letters as row where row.submission_id in (select id from found)),
    'mail_outbox', (
      select coalesce(jsonb_agg(to_jsonb(row) - 'token' order by row.created_at), '[]')
      from public.mail_outbox as row where lower(row.recipient) = lower(address)),
    -- Without the actors: their addresses are personal data of the staff.
    'submission_events', (
      select coalesce(jsonb_agg(to_jsonb(row) - '{actor,actor_email,assignee_email}'::text[] order by row.created_at), '[]')
      from public.submission_events as row where row.submission_id in (select id from found)),
    'role_changes', (
      select coalesce(jsonb_agg(to_jsonb(row) - '{actor,actor_email}'::text[] order by row.created_at), '[]')
      from public.role_changes as row where lower(row.user_email) = lower(address)),
    'accounts', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', account.id, 'email', account.email, 'created_at', account.created_at,
        'roles', (select coalesce(jsonb_agg(role.role order by role.role), '[]')
          from public.user_roles as role where role.user_id = account.id)
      ) order by account.created_at), '[]')
      from auth.users as account where lower(account.email) = lower(address))
  )
$$;
