-- Who may enter the back-office. Tokens carry no role of ours: this table is the only authority.

create table public.user_roles (
  user_id uuid not null references auth.users (id) on delete cascade,
  role text not null constraint user_roles_role_known check (role in ('admin', 'staff')),
  granted_by uuid default auth.uid() references auth.users (id) on delete set null,
  created_at timestamptz not null default now(),
  primary key (user_id, role)
);

comment on table public.user_roles is 'Roles of the back-office. Staff means staff or admin.';
comment on column public.user_roles.user_id is 'The account that holds the role.';
comment on column public.user_roles.role is 'admin or staff.';
comment on column public.user_roles.granted_by is 'The admin who granted it; null when it came through the secret key or SQL.';
comment on column public.user_roles.created_at is 'When it was granted.';

create index user_roles_granted_by_idx on public.user_roles (granted_by);

-- Security definer, so that policies can ask without the caller being able to read the table.
create function public.is_staff() returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (
    select 1 from public.user_roles
    where user_id = (select auth.uid()) and role in ('staff', 'admin')
  );
$$;
comment on function public.is_staff() is 'Whether the caller is staff or admin. For policies: (select public.is_staff()).';

create function public.is_admin() returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (
    select 1 from public.user_roles
    where user_id = (select auth.uid()) and role = 'admin'
  );
$$;
comment on function public.is_admin() is 'Whether the caller is admin. For policies: (select public.is_admin()).';

revoke all on function public.is_staff(), public.is_admin() from public, anon;
grant execute on function public.is_staff(), public.is_admin() to authenticated, service_role;

-- The lock comes before any row is touched, so that two admins who remove each other at the same
-- moment wait in line instead of both succeeding.
create function public.lock_admin_roles() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform pg_advisory_xact_lock(hashtext('public.user_roles'));
  return null;
end;
$$;
comment on function public.lock_admin_roles() is 'Trigger: removals of roles happen one after the other.';

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
comment on function public.keep_one_admin() is 'Trigger: refuses to leave the site without an admin, also when the account itself is deleted.';

revoke all on function public.lock_admin_roles(), public.keep_one_admin() from public, anon, authenticated;

create trigger user_roles_lock before delete or update on public.user_roles
  for each statement execute function public.lock_admin_roles();
create trigger user_roles_keep_one_admin_on_delete after delete on public.user_roles
  referencing old table as removed
  for each statement execute function public.keep_one_admin();
create trigger user_roles_keep_one_admin_on_update after update on public.user_roles
  referencing old table as removed
  for each statement execute function public.keep_one_admin();

alter table public.user_roles enable row level security;
revoke all on public.user_roles from public, anon, authenticated;
grant all on public.user_roles to service_role;
grant select, delete on public.user_roles to authenticated;
grant insert (user_id, role), update (role) on public.user_roles to authenticated;

create policy "own roles and admins read" on public.user_roles
  for select to authenticated
  using (user_id = (select auth.uid()) or (select public.is_admin()));
create policy "admins grant" on public.user_roles
  for insert to authenticated
  with check ((select public.is_admin()));
create policy "admins change" on public.user_roles
  for update to authenticated
  using ((select public.is_admin()))
  with check ((select public.is_admin()));
create policy "admins revoke" on public.user_roles
  for delete to authenticated
  using ((select public.is_admin()));
