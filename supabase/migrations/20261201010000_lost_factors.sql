-- An account without a factor trusts every session with a password, so whoever removes a lost factor ends the sessions that
-- waited for it, and those of the lost telephone.
create or replace function private.use_recovery_code(code_digest text) returns boolean
language plpgsql security definer set search_path = ''
as $$
begin
  delete from public.recovery_codes
  where user_id = auth.uid() and private.session_exists() and digest = code_digest;
  if not found then
    return false;
  end if;
  delete from auth.sessions where user_id = auth.uid() and id <> (auth.jwt() ->> 'session_id')::uuid;
  perform private.record('codigo_usado');
  return true;
end;
$$;
comment on function public.use_recovery_code(text) is
  'Uses up one of the caller''s recovery codes and ends the caller''s other sessions; false when it is none.';

-- Also for npm run admin, whose secret key has no session.
create or replace function private.end_sessions(account uuid, without_factor boolean) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  if auth.role() is distinct from 'service_role' then
    perform private.assert_house();
  end if;
  delete from auth.sessions where user_id = account and id is distinct from (auth.jwt() ->> 'session_id')::uuid;
  perform private.record(
    case when without_factor then 'factor_baja' else 'sesiones_cerradas' end,
    'cuenta', (select email from auth.users where id = account)
  );
end;
$$;
comment on function public.end_sessions(uuid, boolean) is
  'Ends all sessions of an account but the caller''s own one, also because its second factor is removed. For admins who proved it lately, and the secret key.';

-- The name in the order of lists is a helper column of ours, like the words of the search.
do $$
begin
  execute replace(pg_get_functiondef('public.personal_data(text)'::regprocedure), '{search,', '{search,sort_name,');
end;
$$;
