-- The one record of the back-office: who did what, when, from which network, on what. It replaces role_changes and
-- office_records. Rows are only added: a trigger refuses every change but the loss of a person's name, and every deletion
-- before 24 months.

create table public.audit_log (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default clock_timestamp(),
  kind text not null
    constraint audit_log_kind_known check (kind in (
      'acceso', 'acceso_rechazado', 'contrasena', 'factor_alta', 'factor_baja', 'codigos', 'codigo_usado', 'sesiones_cerradas',
      'rol_dado', 'rol_retirado', 'invitacion_enviada', 'invitacion_retirada', 'invitacion_aceptada',
      'exportacion', 'borrado', 'consulta', 'descarga', 'lectura', 'carta', 'plantilla',
      'articulo_publicado', 'articulo_retirado', 'articulo_borrado', 'restauracion'
    )),
  actor uuid references auth.users (id) on delete set null,
  actor_email text
    constraint audit_log_actor_email_length check (char_length(actor_email) <= 320),
  actor_kind text not null default 'sistema'
    constraint audit_log_actor_kind_known check (actor_kind in ('cuenta', 'sistema', 'visitante')),
  network text
    constraint audit_log_network_short check (network ~ '^((\d{1,3}\.){3}0/24|([0-9a-f]{1,4}:){1,3}:/48|::/48)$'),
  about_kind text
    constraint audit_log_about_kind_known check (
      about_kind in ('cuenta', 'persona', 'entrada', 'bandeja', 'articulo', 'plantilla', 'copia')
    ),
  about text
    constraint audit_log_about_length check (char_length(about) <= 320),
  detail jsonb
    constraint audit_log_detail_bounded check (jsonb_typeof(detail) = 'object' and octet_length(detail::text) <= 2000),
  search_text text generated always as (
    lower(coalesce(actor_email, '') || ' ' || coalesce(about, '') || ' ' || coalesce(detail ->> 'titulo', ''))
  ) stored,
  constraint audit_log_about_has_kind check (about is null or about_kind is not null)
);
comment on table public.audit_log is 'The record of the back-office: sign-ins, roles, work with the data of others, posts, letters. Only added to; kept 24 months.';
comment on column public.audit_log.id is 'Identifier.';
comment on column public.audit_log.created_at is 'When it happened.';
comment on column public.audit_log.kind is 'What happened.';
comment on column public.audit_log.actor is 'The account that did it; null for visitors and the system, and once that account is deleted.';
comment on column public.audit_log.actor_email is 'The actor''s address at that time; null once that person was erased.';
comment on column public.audit_log.actor_kind is 'cuenta, sistema (the secret key or SQL) or visitante (nobody is signed in).';
comment on column public.audit_log.network is 'The network it came from, shortened to /24 or /48; null where it is not known.';
comment on column public.audit_log.about_kind is 'What it is about: cuenta, persona, entrada, bandeja, articulo, plantilla or copia.';
comment on column public.audit_log.about is
  'Which one: an address (cuenta, persona; null once erased), a reference (entrada), a list, the id of a post, the name of a template, the time of a backup.';
comment on column public.audit_log.detail is 'What else is told: the role, the list, the file, how an export was narrowed, the title of a post.';
comment on column public.audit_log.search_text is 'Actor, subject and title in lower case, for the filter of the page.';

create index audit_log_created_idx on public.audit_log (created_at desc, id desc);
create index audit_log_kind_created_idx on public.audit_log (kind, created_at desc, id desc);
create index audit_log_actor_idx on public.audit_log (actor);

alter table public.audit_log enable row level security;
revoke update, delete, truncate on public.audit_log from service_role;
grant select on public.audit_log to authenticated;
create policy "admins read the record" on public.audit_log
  for select to authenticated
  using ((select private.works_on('house')));

insert into public.audit_log (id, created_at, kind, actor, actor_email, actor_kind, about_kind, about, detail)
select id, created_at, case when granted then 'rol_dado' else 'rol_retirado' end, actor, actor_email,
  case when actor_email is null then 'sistema' else 'cuenta' end, 'cuenta', coalesce(user_email, user_id::text),
  jsonb_build_object('rol', role, 'cuenta', user_id)
from public.role_changes
union all
select id, created_at, kind, actor, actor_email, 'cuenta',
  case when area is null then 'persona' when kind = 'borrado' then 'entrada' else 'bandeja' end,
  case when kind = 'borrado' then reference else area end,
  jsonb_strip_nulls(jsonb_build_object(
    'area', case when kind = 'borrado' then area end,
    'estado', in_status, 'desde', since, 'hasta', until, 'busqueda', nullif(searched, false)
  ))
from public.office_records;

create function public.keep_audit_log() returns trigger
language plpgsql set search_path = ''
as $$
declare
  names constant text[] := '{actor,actor_email,about,search_text}';
begin
  if tg_op = 'DELETE' and old.created_at < now() - interval '24 months' then
    return old;
  end if;
  if tg_op = 'UPDATE' and to_jsonb(new) - names = to_jsonb(old) - names
    and (new.actor is null or new.actor = old.actor)
    and (new.actor_email is null or new.actor_email = old.actor_email)
    and (new.about is null or new.about = old.about) then
    return new;
  end if;
  raise exception 'The record is only added to' using errcode = 'insufficient_privilege';
end;
$$;
comment on function public.keep_audit_log() is
  'Trigger: refuses to change a row, except that it loses a name, and to delete one that is younger than 24 months.';
create trigger keep before update or delete on public.audit_log
  for each row execute function public.keep_audit_log();

-- Writing

create function private.short_network(address text) returns text
language plpgsql immutable set search_path = ''
as $$
begin
  return network(set_masklen(address::inet, case family(address::inet) when 4 then 24 else 48 end))::text;
exception when data_exception then
  return null;
end;
$$;
comment on function private.short_network(text) is 'The /24 or /48 network of an address; null for any other text.';

-- The site names the visitor's network in this header. Somebody who calls the data API with their own session can write
-- another one there, but not another account. Where the service passes no headers on, the network is not known.
create function private.caller_network() returns text
language sql stable set search_path = ''
as $$
  select private.short_network(nullif(current_setting('request.headers', true), '')::jsonb ->> 'x-visitor-network');
$$;
comment on function private.caller_network() is 'The network that the site named for the current request; null when it named none.';

create function private.record(
  kind text, about_kind text default null, about text default null, detail jsonb default null,
  actor uuid default auth.uid(), network text default private.caller_network()
) returns void
language sql security definer set search_path = ''
as $$
  insert into public.audit_log (kind, actor, actor_email, actor_kind, network, about_kind, about, detail)
  select $1, account.id, account.email,
    case when $5 is not null then 'cuenta' when $1 = 'acceso_rechazado' then 'visitante' else 'sistema' end,
    private.short_network($6), $2, $3, $4
  from (select) as once left join auth.users as account on account.id = $5;
$$;
comment on function private.record(text, text, text, jsonb, uuid, text) is
  'Adds a row to audit_log in the name of the caller. For triggers and security definer functions.';

create function public.record_event(
  kind text, about_kind text default null, about text default null, detail jsonb default null,
  actor uuid default null, network text default null
) returns uuid
language plpgsql security definer set search_path = ''
as $$
declare
  account constant uuid := (
    select id from auth.users where about_kind = 'cuenta' and lower(email) = lower(about) limit 1
  );
  -- What strangers type at the sign-in, or admins look up in vain, may be anything, also a password.
  is_known constant boolean := case kind
    when 'acceso_rechazado' then account is not null
    when 'consulta' then exists (select from auth.users where lower(email) = lower(about))
      or exists (select from public.submissions_of(about))
      or exists (select from public.mail_outbox where lower(recipient) = lower(about))
    else true
  end;
begin
  perform private.record(kind, about_kind, case when is_known then about end, detail, actor, network);
  return account;
end;
$$;
comment on function public.record_event(text, text, text, jsonb, uuid, text) is
  'Adds a row to audit_log for the application, and returns the account that it is about. An address is kept only where it is known. For the secret key only.';

create or replace function public.record_role_change() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if tg_op <> 'INSERT' then
    perform private.record('rol_retirado', 'cuenta',
      coalesce((select email from auth.users where id = old.user_id), old.user_id::text),
      jsonb_build_object('rol', old.role, 'cuenta', old.user_id));
  end if;
  if tg_op <> 'DELETE' then
    perform private.record('rol_dado', 'cuenta',
      coalesce((select email from auth.users where id = new.user_id), new.user_id::text),
      jsonb_build_object('rol', new.role, 'cuenta', new.user_id));
  end if;
  return null;
end;
$$;
comment on function public.record_role_change() is
  'Trigger: records roles that are given and taken; of an account that is being deleted by its id, because its address is gone.';

create or replace function public.record_erasure() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if exists (select from auth.users where id = auth.uid()) then
    perform private.record('borrado', 'entrada', old.reference, jsonb_build_object('area', tg_argv[0]));
  end if;
  return null;
end;
$$;

create or replace function private.record_export(
  export_area text, status text, first_day date, last_day date, with_words boolean
) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  if not private.works_on(coalesce(export_area, 'house')) then
    raise exception 'staff only' using errcode = 'insufficient_privilege';
  end if;
  -- The words of a search are not kept, because they may be a name.
  perform private.record('exportacion', case when export_area is null then 'persona' else 'bandeja' end, export_area,
    jsonb_strip_nulls(jsonb_build_object(
      'estado', status, 'desde', first_day, 'hasta', last_day, 'busqueda', nullif(with_words, false)
    )));
end;
$$;

create function private.entry_reference(area text, entry uuid) returns text
language plpgsql stable set search_path = ''
as $$
declare
  reference text;
begin
  execute format('select reference from public.%I where id = $1', private.entry_table(area)) into reference using entry;
  return reference;
end;
$$;
comment on function private.entry_reference(text, uuid) is 'The reference of a submission, which identifies nobody once it is erased.';

create function public.record_file_access() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.record(new.kind, 'entrada', private.entry_reference(new.area, new.submission_id),
    jsonb_build_object('area', new.area, 'archivo', new.file), new.actor);
  return null;
end;
$$;
comment on function public.record_file_access() is 'Trigger: records that a file of a submission was downloaded or read.';
create trigger record_file_access after insert on public.submission_events
  for each row when (new.kind in ('descarga', 'lectura')) execute function public.record_file_access();

create function public.record_letter() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.record('carta', 'entrada', private.entry_reference(new.area, new.submission_id),
    jsonb_build_object('area', new.area, 'plantilla', new.template), new.author);
  return null;
end;
$$;
comment on function public.record_letter() is 'Trigger: records that a letter to the sender of a submission was sent off.';
create trigger record_letter after insert on public.submission_letters
  for each row execute function public.record_letter();

create function public.record_template_change() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.record('plantilla', 'plantilla', coalesce(new.name, old.name),
    jsonb_build_object('cambio', case when tg_op = 'DELETE' then 'original' else 'texto' end));
  return null;
end;
$$;
comment on function public.record_template_change() is 'Trigger: records that a template has a new text, or its original one again.';
create trigger record_change after insert or update or delete on public.letter_templates
  for each row execute function public.record_template_change();

-- A scheduled post becomes public by its hour, without a row that changes: that somebody scheduled it is the event.
create function public.record_publication() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  post constant public.blog_posts := case when tg_op = 'DELETE' then old else new end;
begin
  perform private.record(
    case when tg_op = 'DELETE' then 'articulo_borrado' when post.status = 'draft' then 'articulo_retirado' else 'articulo_publicado' end,
    'articulo', post.id::text, jsonb_build_object('titulo', left(post.title, 200), 'estado', post.status)
  );
  return null;
end;
$$;
comment on function public.record_publication() is 'Trigger: records that a post was published or scheduled, withdrawn or deleted.';
create trigger record_arrival after insert on public.blog_posts
  for each row when (new.status <> 'draft') execute function public.record_publication();
create trigger record_publication after update on public.blog_posts
  for each row when (old.status <> new.status) execute function public.record_publication();
create trigger record_deletion after delete on public.blog_posts
  for each row execute function public.record_publication();

-- Personal data

create function private.proves_access(kind text) returns boolean
language sql immutable set search_path = ''
as $$
  select kind in ('rol_dado', 'rol_retirado', 'exportacion', 'borrado', 'descarga', 'lectura');
$$;
comment on function private.proves_access(text) is
  'Whether such rows prove who could see or saw the data of others: they keep their names (GDPR art. 5.2 and 17.3).';

create function private.audit_log_of(address text) returns jsonb
language sql stable set search_path = ''
as $$
  with sent as (
    select reference from public.editorial_submissions where lower(email) = lower(address)
    union all
    select reference from public.dauro_arte_contacts where lower(email) = lower(address)
    union all
    select reference from public.services_contacts where lower(email) = lower(address)
    union all
    select reference from public.contact_messages where lower(email) = lower(address)
  ), found as (
    select entry.*, coalesce(lower(entry.actor_email) = lower(address), false) as did,
      coalesce(entry.about_kind in ('cuenta', 'persona') and lower(entry.about) <> lower(address), false) as concerns_another
    from public.audit_log as entry
    where lower(entry.actor_email) = lower(address)
      or (entry.about_kind in ('cuenta', 'persona') and lower(entry.about) = lower(address))
      or (entry.about_kind = 'entrada' and entry.about in (select reference from sent))
  )
  select coalesce(jsonb_agg(
    to_jsonb(found) - '{search_text,did,concerns_another}'::text[]
      - case when did then '{}' else '{actor,actor_email,network}' end::text[]
      - case when concerns_another then '{about,detail}' else '{}' end::text[]
      || jsonb_build_object('kept', private.proves_access(kind))
    order by created_at
  ), '[]')
  from found;
$$;
comment on function private.audit_log_of(text) is
  'The rows of audit_log that a person made or that are about them, without the names of others. kept: an erasure leaves the name.';

create function public.erase_audit_names(address text) returns void
language sql security definer set search_path = ''
as $$
  update public.audit_log
  set actor_email = case when lower(actor_email) <> lower(address) then actor_email end,
    about = case when about_kind not in ('cuenta', 'persona') or lower(about) <> lower(address) then about end
  where (lower(actor_email) = lower(address) or (about_kind in ('cuenta', 'persona') and lower(about) = lower(address)))
    and not private.proves_access(kind)
    and not exists (select from auth.users where lower(email) = lower(address));
$$;
comment on function public.erase_audit_names(text) is
  'Removes an e-mail address from the record (GDPR art. 17) unless it still has an account; rows that prove who saw data keep it. For the secret key only.';

create function public.purge_audit_log() returns integer
language plpgsql security definer set search_path = ''
as $$
declare
  purged integer;
begin
  delete from public.audit_log where created_at < now() - interval '24 months';
  get diagnostics purged = row_count;
  return purged;
end;
$$;
comment on function public.purge_audit_log() is 'Deletes what is older than 24 months; returns how many rows. For the secret key only.';

do $$
declare
  change record;
begin
  for change in
    select * from (values
      ('public.personal_data(text)',
        $text$'role_changes', (
      select coalesce(jsonb_agg(to_jsonb(row) - '{actor,actor_email}'::text[] order by row.created_at), '[]')
      from public.role_changes as row where lower(row.user_email) = lower(address)),$text$,
        $text$'audit_log', private.audit_log_of(address),$text$),
      ('private.erase_accounts(text)',
        $text$insert into public.office_records (kind, actor, actor_email)
  select 'borrado', account.id, account.email from auth.users as account where account.id = auth.uid();$text$,
        $text$perform private.record('borrado', 'persona');$text$)
    ) as list (signature, old, new)
  loop
    if strpos(pg_get_functiondef(change.signature::regprocedure), change.old) = 0 then
      raise exception '% does not contain %', change.signature, change.old;
    end if;
    execute replace(pg_get_functiondef(change.signature::regprocedure), change.old, change.new);
  end loop;
end;
$$;

drop table public.role_changes;
drop table public.office_records;
