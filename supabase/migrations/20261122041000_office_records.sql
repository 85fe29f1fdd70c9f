-- Erasing what somebody sent takes its history away with it, and an export leaves nothing behind: both are written down
-- here, without anything about the people they were about (RGPD art. 5.2: being able to show that it was done).

create table public.office_records (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default clock_timestamp(),
  kind text not null
    constraint office_records_kind_known check (kind in ('borrado', 'exportacion')),
  area text not null
    constraint office_records_area_known check (area in ('editorial', 'dauro-arte', 'servicios', 'contacto')),
  reference text,
  in_status text,
  since date,
  until date,
  searched boolean not null default false,
  actor uuid references auth.users (id) on delete set null,
  actor_email text,
  constraint office_records_details check ((kind = 'borrado') = (reference is not null))
);
comment on table public.office_records is 'Who erased what somebody had sent, and who took a list away as a file. Without personal data of those who sent it.';
comment on column public.office_records.id is 'Identifier.';
comment on column public.office_records.created_at is 'When it happened.';
comment on column public.office_records.kind is 'borrado (a submission with its files) or exportacion (a list as CSV).';
comment on column public.office_records.area is 'The list: editorial, dauro-arte, servicios or contacto.';
comment on column public.office_records.reference is 'Of what was erased: its reference, which alone leads to nobody any more.';
comment on column public.office_records.in_status is 'The state that an export was narrowed to.';
comment on column public.office_records.since is 'The first day that an export was narrowed to.';
comment on column public.office_records.until is 'The last day that an export was narrowed to.';
comment on column public.office_records.searched is 'Whether an export was narrowed by words; which ones is not kept, they may be a name.';
comment on column public.office_records.actor is 'Who did it; null when the account is gone.';
comment on column public.office_records.actor_email is 'The address that account had then.';

create index office_records_created_idx on public.office_records (created_at desc, id desc);
create index office_records_actor_idx on public.office_records (actor);

-- In the database, so that nothing that a person does gets past it. What the jobs erase when its time is over is nobody's
-- decision and is not recorded.
create function public.record_erasure() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  insert into public.office_records (kind, area, reference, actor, actor_email)
  select 'borrado', tg_argv[0], old.reference, account.id, account.email
  from auth.users as account where account.id = auth.uid();
  return null;
end;
$$;
comment on function public.record_erasure() is 'Trigger: a person erased a submission. The argument is the area.';

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
    execute format('create trigger record_erasure after delete on public.%I
      for each row execute function public.record_erasure(%L)', entry.name, entry.area);
  end loop;
end;
$$;

-- By a function, so that nobody can write an export into the record in another person's name.
create function public.record_export(
  export_area text, status text default null, first_day date default null, last_day date default null,
  with_words boolean default false
) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  if not public.is_staff() then
    raise exception 'staff only' using errcode = 'insufficient_privilege';
  end if;
  insert into public.office_records (kind, area, in_status, since, until, searched, actor, actor_email)
  select 'exportacion', export_area, status, first_day, last_day, with_words, account.id, account.email
  from auth.users as account where account.id = auth.uid();
end;
$$;
comment on function public.record_export(text, text, date, date, boolean) is 'Staff writes down that it takes a list away, in its own name.';

alter table public.office_records enable row level security;
revoke all on public.office_records from public, anon, authenticated;
grant all on public.office_records to service_role;
grant select on public.office_records to authenticated;
create policy "admins read the record" on public.office_records
  for select to authenticated
  using ((select public.is_admin()));

revoke all on function public.record_erasure(), public.record_export(text, text, date, date, boolean)
  from public, anon, authenticated;
grant execute on function public.record_export(text, text, date, date, boolean) to authenticated, service_role;
