-- Roles of the back-office. Tokens carry no role of this site: the table user_roles is the only authority.

create table public.user_roles (
  user_id uuid not null references auth.users (id) on delete cascade,
  role text not null constraint user_roles_role_known check (role in ('admin', 'staff')),
  granted_by uuid default auth.uid() references auth.users (id) on delete set null,
  created_at timestamptz not null default now(),
  primary key (user_id, role)
);
comment on table public.user_roles is 'Roles of the back-office. Staff permissions belong to staff and admin alike.';
comment on column public.user_roles.user_id is 'The account that holds the role.';
comment on column public.user_roles.role is 'admin or staff.';
comment on column public.user_roles.granted_by is 'The admin who granted it; null when it was granted with the secret key or by SQL.';
comment on column public.user_roles.created_at is 'When it was granted.';

create index user_roles_granted_by_idx on public.user_roles (granted_by);

-- Security definer, because callers may not read the roles of others.
create function private.is_staff() returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (
    select 1 from public.user_roles
    where user_id = (select auth.uid()) and role in ('staff', 'admin')
  );
$$;
comment on function private.is_staff() is 'Whether the caller is staff or admin. For policies: (select private.is_staff()).';

create function private.is_admin() returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (
    select 1 from public.user_roles
    where user_id = (select auth.uid()) and role = 'admin'
  );
$$;
comment on function private.is_admin() is 'Whether the caller is admin. For policies: (select private.is_admin()).';

grant execute on function private.is_staff(), private.is_admin() to authenticated, service_role;

alter table public.user_roles enable row level security;
grant select, delete on public.user_roles to authenticated;
grant insert (user_id, role), update (role) on public.user_roles to authenticated;

create policy "own roles and admins read" on public.user_roles
  for select to authenticated
  using (user_id = (select auth.uid()) or (select private.is_admin()));
create policy "admins grant" on public.user_roles
  for insert to authenticated
  with check ((select private.is_admin()));
create policy "admins change" on public.user_roles
  for update to authenticated
  using ((select private.is_admin()))
  with check ((select private.is_admin()));
create policy "admins revoke" on public.user_roles
  for delete to authenticated
  using ((select private.is_admin()));

-- The lock is taken before any row changes, so that two admins who remove each other at the same moment run one after
-- the other; otherwise each would still see the other as an admin.
create function public.lock_admin_roles() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform pg_advisory_xact_lock(hashtext('public.user_roles'));
  return null;
end;
$$;
comment on function public.lock_admin_roles() is 'Trigger: serialises the removal of roles.';

create function public.keep_one_admin() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if exists (select 1 from removed where role = 'admin')
    and not exists (select 1 from public.user_roles where role = 'admin') then
    raise exception 'The last admin cannot be removed'
      using errcode = 'restrict_violation', hint = 'Grant the admin role to somebody else first.';
  end if;
  return null;
end;
$$;
comment on function public.keep_one_admin() is 'Trigger: refuses to remove the last admin, also when the account itself is deleted.';

create trigger user_roles_lock before delete or update on public.user_roles
  for each statement execute function public.lock_admin_roles();
create trigger user_roles_keep_one_admin_on_delete after delete on public.user_roles
  referencing old table as removed
  for each statement execute function public.keep_one_admin();
create trigger user_roles_keep_one_admin_on_update after update on public.user_roles
  referencing old table as removed
  for each statement execute function public.keep_one_admin();

-- user_id has no foreign key: the entry outlives the account, and it is written while the account is being deleted.
create table public.role_changes (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default clock_timestamp(),
  user_id uuid not null,
  user_email text,
  role text not null,
  granted boolean not null,
  actor uuid references auth.users (id) on delete set null,
  actor_email text
);
comment on table public.role_changes is 'Every role that was granted or revoked, and by whom.';
comment on column public.role_changes.id is 'Identifier.';
comment on column public.role_changes.created_at is 'When it happened.';
comment on column public.role_changes.user_id is 'The account whose role it is.';
comment on column public.role_changes.user_email is 'The account''s address at that time; null when the account itself was being deleted.';
comment on column public.role_changes.role is 'admin or staff.';
comment on column public.role_changes.granted is 'True when the role was granted, false when it was revoked.';
comment on column public.role_changes.actor is 'Who did it; null for the secret key and SQL, and once that account is deleted.';
comment on column public.role_changes.actor_email is 'The actor''s address at that time.';

create index role_changes_created_idx on public.role_changes (created_at desc, id desc);
create index role_changes_actor_idx on public.role_changes (actor);

create function public.record_role_change() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  caller uuid := (select id from auth.users where id = auth.uid());
  caller_email text := (select email from auth.users where id = caller);
begin
  if tg_op <> 'INSERT' then
    insert into public.role_changes (user_id, user_email, role, granted, actor, actor_email)
    values (old.user_id, (select email from auth.users where id = old.user_id), old.role, false, caller, caller_email);
  end if;
  if tg_op <> 'DELETE' then
    insert into public.role_changes (user_id, user_email, role, granted, actor, actor_email)
    values (new.user_id, (select email from auth.users where id = new.user_id), new.role, true, caller, caller_email);
  end if;
  return null;
end;
$$;
comment on function public.record_role_change() is 'Trigger: writes role_changes.';
create trigger user_roles_record after insert or update or delete on public.user_roles
  for each row execute function public.record_role_change();

alter table public.role_changes enable row level security;
grant select on public.role_changes to authenticated;
create policy "admins read role changes" on public.role_changes
  for select to authenticated
  using ((select private.is_admin()));

-- Accounts are few, and no index serves a search inside their addresses, so one statement covers both directions.
create function private.list_people(
  term text, after_created_at timestamptz, after_id uuid, max_rows integer, back boolean
)
returns table (id uuid, email text, created_at timestamptz, last_sign_in_at timestamptz, roles text[])
language plpgsql stable security definer set search_path = ''
as $$
begin
  if not private.is_admin() then
    raise exception 'admin only' using errcode = 'insufficient_privilege';
  end if;
  return query
  select account.id, account.email::text, account.created_at::timestamptz, account.last_sign_in_at::timestamptz,
    array(select held.role from public.user_roles as held where held.user_id = account.id order by held.role)
  from auth.users as account
  where strpos(lower(account.email), lower(coalesce(term, ''))) > 0
    and (after_id is null or case
      when back then (account.created_at, account.id) > (after_created_at, after_id)
      else (account.created_at, account.id) < (after_created_at, after_id)
    end)
  order by case when back then account.created_at end, case when back then account.id end,
    account.created_at desc, account.id desc
  limit least(max_rows, 200);
end;
$$;
comment on function private.list_people(text, timestamptz, uuid, integer, boolean) is
  'See public.list_people. Security definer, because accounts live in schema auth. Refuses callers who are not admin.';

create function public.list_people(
  term text default '', after_created_at timestamptz default null, after_id uuid default null,
  max_rows integer default 26, back boolean default false
)
returns table (id uuid, email text, created_at timestamptz, last_sign_in_at timestamptz, roles text[])
language sql stable set search_path = ''
as $$
  select * from private.list_people(term, after_created_at, after_id, max_rows, back);
$$;
comment on function public.list_people(text, timestamptz, uuid, integer, boolean) is
  'Accounts with their roles whose address contains the term, newest first; with back, those just before the cursor, nearest first. For admins.';

grant execute on function
  private.list_people(text, timestamptz, uuid, integer, boolean), public.list_people(text, timestamptz, uuid, integer, boolean)
  to authenticated, service_role;
