-- Who is who in the back-office: roles by invitation, a second factor, proof that somebody is still there, sessions that
-- end (docs/decisions/0037-identity.md). The schema auth is Supabase's; what is read of it here exists hosted as well.

create table private.office_settings (
  is_only_row boolean primary key default true constraint office_settings_one_row check (is_only_row),
  second_factor text not null default 'optional'
    constraint office_settings_second_factor_known check (second_factor in ('optional', 'staff'))
);
comment on table private.office_settings is 'What the policies must know of the configuration. One row.';
comment on column private.office_settings.is_only_row is 'Always true, so that there is one row.';
comment on column private.office_settings.second_factor is
  'optional or staff (everybody with a role needs one), as the variable SECOND_FACTOR; npm run doctor compares both.';
insert into private.office_settings default values;

create function public.second_factor(required_of text default null) returns text
language sql security definer set search_path = ''
as $$
  update private.office_settings set second_factor = coalesce(required_of, second_factor) returning second_factor;
$$;
comment on function public.second_factor(text) is
  'Who needs a second factor: optional or staff; sets it when one of them is given. For the secret key only.';

-- Sessions -------------------------------------------------------------------------------------------------------------

-- Security definer, because callers may not read sessions and factors. A token outlives its session by up to an hour, so
-- the session itself is looked up. The link of a recovery mail opens a session without a password.
create function private.session_is_trusted() returns boolean
language sql stable security definer set search_path = ''
as $$
  select coalesce(auth.jwt() -> 'amr', '[]') @> '[{"method": "password"}]' and exists (
    select from auth.sessions as session
    where session.id = (auth.jwt() ->> 'session_id')::uuid and session.user_id = auth.uid()
      and session.created_at > now() - interval '30 days'
      and coalesce(session.refreshed_at at time zone 'utc', session.created_at) > now() - interval '12 hours'
      and (session.not_after is null or session.not_after > now())
      and (
        -- A token keeps its level when the factor is removed; the session does not.
        auth.jwt() ->> 'aal' = 'aal2' and session.aal::text = 'aal2'
        or not exists (select from auth.mfa_factors where user_id = auth.uid() and status::text = 'verified')
          and not exists (select from private.office_settings where second_factor = 'staff')
      )
  );
$$;
comment on function private.session_is_trusted() is
  'Whether the caller''s session exists, was used in the last 12 hours, is younger than 30 days, was opened with a password, and with the second factor where the account has or needs one.';

create function private.has_proved_lately() returns boolean
language sql stable set search_path = ''
as $$
  select coalesce(max((proof ->> 'timestamp')::numeric) > extract(epoch from now() - interval '15 minutes'), false)
  from jsonb_array_elements(coalesce(auth.jwt() -> 'amr', '[]')) as proof
  where proof ->> 'method' in ('password', 'totp');
$$;
comment on function private.has_proved_lately() is
  'Whether the caller gave password or second factor in the last 15 minutes. lib/auth/session.ts repeats the rule.';

create or replace function private.works_on(what text) returns boolean
language sql stable security definer set search_path = ''
as $$ select private.session_is_trusted() and private.account_works_on((select auth.uid()), what); $$;

create function private.assert_house() returns void
language plpgsql stable set search_path = ''
as $$
begin
  if not private.works_on('house') then
    raise exception 'admin only' using errcode = 'insufficient_privilege';
  end if;
  if not private.has_proved_lately() then
    raise exception 'proof too old' using errcode = 'insufficient_privilege', hint = 'proof';
  end if;
end;
$$;
comment on function private.assert_house() is 'Refuses callers who are not admin, or gave no proof of it in the last 15 minutes.';

create function private.own_sessions()
returns table (id uuid, created_at timestamptz, used_at timestamptz, address text, is_current boolean)
language sql stable security definer set search_path = ''
as $$
  select session.id, session.created_at::timestamptz,
    coalesce(session.refreshed_at at time zone 'utc', session.created_at)::timestamptz,
    host(session.ip), session.id = (auth.jwt() ->> 'session_id')::uuid
  from auth.sessions as session
  where session.user_id = auth.uid()
    and session.created_at > now() - interval '30 days'
    and coalesce(session.refreshed_at at time zone 'utc', session.created_at) > now() - interval '12 hours'
  order by 3 desc
  limit 50;
$$;
comment on function private.own_sessions() is 'See public.own_sessions. Security definer, because sessions live in schema auth.';
create function public.own_sessions()
returns table (id uuid, created_at timestamptz, used_at timestamptz, address text, is_current boolean)
language sql stable set search_path = ''
as $$ select * from private.own_sessions(); $$;
comment on function public.own_sessions() is 'The caller''s sessions that are still open, the last used first.';

create function private.end_sessions(account uuid, without_factor boolean) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.assert_house();
  delete from auth.sessions where user_id = account and id <> (auth.jwt() ->> 'session_id')::uuid;
  perform private.record(
    case when without_factor then 'factor_baja' else 'sesiones_cerradas' end,
    'cuenta', (select email from auth.users where id = account)
  );
end;
$$;
comment on function private.end_sessions(uuid, boolean) is 'See public.end_sessions. Security definer, because sessions live in schema auth.';
create function public.end_sessions(account uuid, without_factor boolean default false) returns void
language sql set search_path = ''
as $$ select private.end_sessions(account, without_factor); $$;
comment on function public.end_sessions(uuid, boolean) is
  'Ends all sessions of an account but the caller''s own one, also because its second factor is removed. For admins who proved it lately.';

-- Roles ----------------------------------------------------------------------------------------------------------------

create table public.role_invitations (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  email text not null
    constraint role_invitations_email_once unique
    constraint role_invitations_email_shape check (email = lower(email) and email ~ '^[^@\s]+@[^@\s]+$' and char_length(email) <= 255),
  role text not null constraint role_invitations_role_known check (role in ('admin', 'staff')),
  invited_by uuid references auth.users (id) on delete set null,
  invited_by_email text,
  token_digest text not null
    constraint role_invitations_token_once unique
    constraint role_invitations_token_shape check (token_digest ~ '^[0-9a-f]{64}$'),
  expires_at timestamptz not null default now() + interval '72 hours'
);
comment on table public.role_invitations is 'Roles offered to an address and not yet taken. Whoever opens the link of the letter, signed in with that address, takes the role.';
comment on column public.role_invitations.id is 'Identifier.';
comment on column public.role_invitations.created_at is 'When the address was invited, or invited again.';
comment on column public.role_invitations.email is 'The invited address, in lower case.';
comment on column public.role_invitations.role is 'The role that is offered.';
comment on column public.role_invitations.invited_by is 'The admin who invites; null for npm run admin, and once that account is deleted.';
comment on column public.role_invitations.invited_by_email is 'The admin''s address at that time.';
comment on column public.role_invitations.token_digest is 'SHA-256 of the token in the link, in hexadecimal digits.';
comment on column public.role_invitations.expires_at is 'The link is worth nothing from here on.';
create index role_invitations_invited_by_idx on public.role_invitations (invited_by);

alter table public.role_invitations enable row level security;
grant select (id, created_at, email, role, invited_by, invited_by_email, expires_at) on public.role_invitations to authenticated;
create policy "admins read invitations" on public.role_invitations
  for select to authenticated using ((select private.works_on('house')));

create function private.invite(address text, offered_role text, digest text) returns uuid
language plpgsql security definer set search_path = ''
as $$
declare
  invitation uuid;
begin
  if auth.role() is distinct from 'service_role' then
    perform private.assert_house();
  end if;
  if exists (
    select from public.user_roles as held join auth.users as account on account.id = held.user_id
    where lower(account.email) = lower(address) and held.role = offered_role
  ) then
    raise exception 'has this role' using errcode = 'unique_violation';
  end if;
  insert into public.role_invitations as known (email, role, invited_by, invited_by_email, token_digest)
  values (lower(address), offered_role, auth.uid(), (select email from auth.users where id = auth.uid()), digest)
  on conflict (email) do update
  set role = excluded.role, invited_by = excluded.invited_by, invited_by_email = excluded.invited_by_email,
    token_digest = excluded.token_digest, created_at = now(), expires_at = now() + interval '72 hours'
  returning known.id into invitation;
  perform private.record('invitacion_enviada', 'cuenta', lower(address), jsonb_build_object('rol', offered_role));
  return invitation;
end;
$$;
comment on function private.invite(text, text, text) is 'See public.invite. Security definer, because nobody else writes invitations.';
create function public.invite(address text, offered_role text, digest text) returns uuid
language sql set search_path = ''
as $$ select private.invite(address, offered_role, digest); $$;
comment on function public.invite(text, text, text) is
  'Offers a role to an address, or offers it again with a new token. For admins who proved it lately, and the secret key.';

create function private.withdraw_invitation(invitation uuid) returns boolean
language plpgsql security definer set search_path = ''
as $$
declare
  address text;
begin
  perform private.assert_house();
  delete from public.role_invitations where id = invitation returning email into address;
  if address is not null then
    perform private.record('invitacion_retirada', 'cuenta', address);
  end if;
  return address is not null;
end;
$$;
comment on function private.withdraw_invitation(uuid) is 'See public.withdraw_invitation. Security definer, because nobody else writes invitations.';
create function public.withdraw_invitation(invitation uuid) returns boolean
language sql set search_path = ''
as $$ select private.withdraw_invitation(invitation); $$;
comment on function public.withdraw_invitation(uuid) is 'Takes an invitation back; false when there is none any more. For admins who proved it lately.';

-- For the secret key alone: the page asks before anybody has signed in.
create function public.read_invitation(digest text)
returns table (email text, role text, has_account boolean)
language sql stable security definer set search_path = ''
as $$
  select invitation.email, invitation.role,
    exists (select from auth.users as account where lower(account.email) = invitation.email)
  from public.role_invitations as invitation
  where invitation.token_digest = digest and invitation.expires_at > now();
$$;
comment on function public.read_invitation(text) is 'The invitation of a token and whether the address has an account; nothing when it is over. For the secret key.';

create function private.accept_invitation(digest text) returns text
language plpgsql security definer set search_path = ''
as $$
declare
  taken record;
begin
  delete from public.role_invitations as invitation
  using auth.users as account
  where invitation.token_digest = digest and invitation.expires_at > now()
    and account.id = auth.uid() and lower(account.email) = invitation.email
    and coalesce(auth.jwt() -> 'amr', '[]') @> '[{"method": "password"}]'
  returning invitation.role, invitation.invited_by, invitation.email into taken;
  if taken.role is null then
    return null;
  end if;
  insert into public.user_roles (user_id, role, granted_by) values (auth.uid(), taken.role, taken.invited_by)
  on conflict do nothing;
  perform private.record('invitacion_aceptada', 'cuenta', taken.email, jsonb_build_object('rol', taken.role));
  return taken.role;
end;
$$;
comment on function private.accept_invitation(text) is 'See public.accept_invitation. Security definer, because callers give themselves a role that was offered.';
create function public.accept_invitation(digest text) returns text
language sql set search_path = ''
as $$ select private.accept_invitation(digest); $$;
comment on function public.accept_invitation(text) is
  'Gives the caller the role that was offered to the caller''s address, once; null when the token offers none.';

create function private.set_role(account uuid, new_role text) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.assert_house();
  if not exists (select from public.user_roles where user_id = account) then
    raise exception 'no member' using errcode = 'no_data_found', hint = 'Roles are given by invitation.';
  end if;
  if new_role is not null then
    insert into public.user_roles (user_id, role, granted_by) values (account, new_role, auth.uid())
    on conflict do nothing;
  end if;
  delete from public.user_roles where user_id = account and role is distinct from new_role;
  if new_role is null then
    delete from auth.sessions where user_id = account;
  end if;
end;
$$;
comment on function private.set_role(uuid, text) is 'See public.set_role. Security definer, because nobody else writes roles.';
create function public.set_role(account uuid, new_role text) returns void
language sql set search_path = ''
as $$ select private.set_role(account, new_role); $$;
comment on function public.set_role(uuid, text) is
  'Gives a member another role; with null ends the membership and all sessions of the account. For admins who proved it lately.';

-- Roles come by invitation alone.
drop policy "admins grant" on public.user_roles;
drop policy "admins change" on public.user_roles;
drop policy "admins revoke" on public.user_roles;
revoke insert, update, delete on public.user_roles from authenticated;
revoke insert (user_id, role), update (role) on public.user_roles from authenticated;

-- As before, and whether the account has a second factor.
drop function public.list_people(text, timestamptz, uuid, integer, boolean);
drop function private.list_people(text, timestamptz, uuid, integer, boolean);
create function private.list_people(
  term text, after_created_at timestamptz, after_id uuid, max_rows integer, back boolean
)
returns table (id uuid, email text, created_at timestamptz, last_sign_in_at timestamptz, roles text[], has_factor boolean)
language plpgsql stable security definer set search_path = ''
as $$
begin
  if not private.works_on('house') then
    raise exception 'admin only' using errcode = 'insufficient_privilege';
  end if;
  return query
  select account.id, account.email::text, account.created_at::timestamptz, account.last_sign_in_at::timestamptz,
    array(select held.role from public.user_roles as held where held.user_id = account.id order by held.role),
    exists (select from auth.mfa_factors as factor where factor.user_id = account.id and factor.status::text = 'verified')
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
returns table (id uuid, email text, created_at timestamptz, last_sign_in_at timestamptz, roles text[], has_factor boolean)
language sql stable set search_path = ''
as $$
  select * from private.list_people(term, after_created_at, after_id, max_rows, back);
$$;
comment on function public.list_people(text, timestamptz, uuid, integer, boolean) is
  'Accounts with their roles whose address contains the term, newest first; with back, those just before the cursor, nearest first. For admins.';
grant execute on function
  private.list_people(text, timestamptz, uuid, integer, boolean), public.list_people(text, timestamptz, uuid, integer, boolean)
  to authenticated, service_role;

-- Recovery codes ---------------------------------------------------------------------------------------------------------

create table public.recovery_codes (
  user_id uuid not null references auth.users (id) on delete cascade,
  digest text not null constraint recovery_codes_digest_shape check (digest ~ '^[0-9a-f]{64}$'),
  created_at timestamptz not null default now(),
  primary key (user_id, digest)
);
comment on table public.recovery_codes is 'Codes that remove a lost second factor, one use each. Read and written by functions only.';
comment on column public.recovery_codes.user_id is 'The account.';
comment on column public.recovery_codes.digest is 'SHA-256 of account and code, in hexadecimal digits.';
comment on column public.recovery_codes.created_at is 'When the set was made.';
alter table public.recovery_codes enable row level security;

create function private.replace_recovery_codes(digests text[]) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  if auth.jwt() ->> 'aal' is distinct from 'aal2' or not private.session_is_trusted() or cardinality(digests) > 20 then
    raise exception 'second factor only' using errcode = 'insufficient_privilege';
  end if;
  delete from public.recovery_codes where user_id = auth.uid();
  insert into public.recovery_codes (user_id, digest) select auth.uid(), unnest(digests);
  perform private.record('codigos');
end;
$$;
comment on function private.replace_recovery_codes(text[]) is 'See public.replace_recovery_codes. Security definer, because nobody else writes codes.';
create function public.replace_recovery_codes(digests text[]) returns void
language sql set search_path = ''
as $$ select private.replace_recovery_codes(digests); $$;
comment on function public.replace_recovery_codes(text[]) is 'Replaces the caller''s recovery codes. Only with the second factor.';

create function private.use_recovery_code(code_digest text) returns boolean
language plpgsql security definer set search_path = ''
as $$
begin
  delete from public.recovery_codes where user_id = auth.uid() and digest = code_digest;
  if not found then
    return false;
  end if;
  perform private.record('codigo_usado');
  return true;
end;
$$;
comment on function private.use_recovery_code(text) is 'See public.use_recovery_code. Security definer, because nobody else writes codes.';
create function public.use_recovery_code(code_digest text) returns boolean
language sql set search_path = ''
as $$ select private.use_recovery_code(code_digest); $$;
comment on function public.use_recovery_code(text) is 'Uses up one of the caller''s recovery codes; false when it is none.';

create function private.count_recovery_codes() returns integer
language sql stable security definer set search_path = ''
as $$ select count(*)::integer from public.recovery_codes where user_id = auth.uid(); $$;
comment on function private.count_recovery_codes() is 'See public.count_recovery_codes. Security definer, because nobody else reads codes.';
create function public.count_recovery_codes() returns integer
language sql stable set search_path = ''
as $$ select private.count_recovery_codes(); $$;
comment on function public.count_recovery_codes() is 'How many recovery codes the caller has left.';

grant execute on function
  private.own_sessions(), private.end_sessions(uuid, boolean), private.invite(text, text, text), private.withdraw_invitation(uuid),
  private.accept_invitation(text), private.set_role(uuid, text), private.replace_recovery_codes(text[]),
  private.use_recovery_code(text), private.count_recovery_codes(),
  public.own_sessions(), public.end_sessions(uuid, boolean), public.invite(text, text, text), public.withdraw_invitation(uuid),
  public.accept_invitation(text), public.set_role(uuid, text), public.replace_recovery_codes(text[]),
  public.use_recovery_code(text), public.count_recovery_codes()
  to authenticated, service_role;
