-- Entries are assigned by hand only: nothing has a reader when it arrives, so nothing records one then. What remains of
-- the trigger refuses accounts that are not staff.

do $$
declare
  list text;
begin
  foreach list in array array['editorial_submissions', 'dauro_arte_contacts', 'services_contacts', 'contact_messages']
  loop
    execute format('drop trigger assign on public.%I', list);
    execute format('drop trigger record_arrival on public.%I', list);
  end loop;
end;
$$;

drop function public.assign_entry();
drop table public.assignment_rules;

create function public.require_staff_assignee() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if not exists (select from public.user_roles where user_id = new.assigned_to) then
    raise exception 'Entries are assigned to staff' using errcode = 'foreign_key_violation';
  end if;
  return new;
end;
$$;
comment on function public.require_staff_assignee() is 'Trigger: refuses to assign an entry to an account that is not staff.';

do $$
declare
  list text;
begin
  foreach list in array array['editorial_submissions', 'dauro_arte_contacts', 'services_contacts', 'contact_messages']
  loop
    execute format('create trigger assign before insert or update of assigned_to on public.%I
      for each row when (new.assigned_to is not null) execute function public.require_staff_assignee()', list);
  end loop;
end;
$$;
