-- Who can be assigned to an entry depends on its inbox: only accounts that may work on it.

drop function public.staff_members();
drop function private.staff_members();

create function private.staff_members(inbox text) returns table (id uuid, email text)
language plpgsql stable security definer set search_path = ''
as $$
begin
  if not private.works_on(inbox) then
    raise exception 'staff only' using errcode = 'insufficient_privilege';
  end if;
  return query
  select account.id, account.email::text from auth.users as account
  where account.id in (
    select held.user_id from public.user_roles as held where private.account_works_on(held.user_id, inbox)
  )
  order by account.email limit 500;
end;
$$;
comment on function private.staff_members(text) is
  'See public.staff_members. Security definer, because accounts live in schema auth. Refuses callers who may not work on it.';
create function public.staff_members(inbox text) returns table (id uuid, email text)
language sql stable set search_path = ''
as $$
  select * from private.staff_members(inbox);
$$;
comment on function public.staff_members(text) is
  'The accounts that may work on an inbox, by address. For those who may work on it.';

grant execute on function private.staff_members(text), public.staff_members(text) to authenticated, service_role;

create or replace function public.require_staff_assignee() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if not private.account_works_on(new.assigned_to, tg_argv[0]) then
    raise exception 'Entries are assigned to those who work on their inbox' using errcode = 'foreign_key_violation';
  end if;
  return new;
end;
$$;
comment on function public.require_staff_assignee() is
  'Trigger: refuses to assign an entry to an account that may not work on the inbox, which is the argument.';

do $$
declare
  area text;
begin
  foreach area in array array['editorial', 'dauro-arte', 'servicios', 'contacto']
  loop
    execute format('create or replace trigger assign before insert or update of assigned_to on public.%I
      for each row when (new.assigned_to is not null) execute function public.require_staff_assignee(%L)',
      private.entry_table(area), area);
  end loop;
end;
$$;
