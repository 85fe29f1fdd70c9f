-- An invitation ends with the rights of the admin who sent it, and with the membership of the account it is for:
-- otherwise somebody who was removed comes back by an invitation that they sent, or had received, before.
create function public.withdraw_invitations() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  withdrawn record;
begin
  for withdrawn in
    delete from public.role_invitations as invitation
    where not exists (select from public.user_roles where user_id = old.user_id and role = 'admin') and (
        invitation.invited_by = old.user_id
        -- The deletion of an account clears invited_by, before or after it takes the roles.
        or invitation.invited_by is null and invitation.invited_by_email is not null
      )
      or not exists (select from public.user_roles where user_id = old.user_id)
        and invitation.email = (select lower(email) from auth.users where id = old.user_id)
    returning invitation.email
  loop
    perform private.record('invitacion_retirada', 'cuenta', withdrawn.email);
  end loop;
  return null;
end;
$$;
comment on function public.withdraw_invitations() is
  'Trigger: takes back what a former admin offered, and what was offered to a former member; each is recorded.';
create trigger user_roles_withdraw after delete or update on public.user_roles
  for each row execute function public.withdraw_invitations();

-- Those of former admins that are open today.
with withdrawn as (
  delete from public.role_invitations as invitation
  where invitation.invited_by_email is not null and not exists (
    select from public.user_roles where user_id = invitation.invited_by and role = 'admin'
  )
  returning email
)
select private.record('invitacion_retirada', 'cuenta', email) from withdrawn;
