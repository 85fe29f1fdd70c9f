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

grant execute on function private.staff_members(), public.staff_members() to authenticated, service_role;

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

-- The four lists, in one loop so that no table is forgotten.
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
    execute format('create trigger assign before insert or update of assigned_to on public.%I
      for each row execute function public.assign_entry(%L)', entry.name, entry.area);
    execute format('create trigger forget_work after delete on public.%I
      for each row execute function public.forget_entry_work()', entry.name);
  end loop;
end;
$$;

create trigger user_roles_unassign after delete on public.user_roles
  referencing old table as removed
  for each statement execute function public.unassign_former_staff();
