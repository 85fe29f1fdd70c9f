-- Personal data (GDPR): what came from an address, and everything held about an address.

create function public.submissions_of(address text)
returns table (area text, id uuid, paths text[])
language sql stable set search_path = ''
as $$
  select 'editorial', row.id, array_remove(array[row.obra_file_path, row.curriculum_file_path], null)
    from public.editorial_submissions as row where lower(row.email) = lower(address)
  union all
  select 'dauro-arte', row.id, array_remove(array[row.documento_file_path], null)
    from public.dauro_arte_contacts as row where lower(row.email) = lower(address)
  union all
  select 'servicios', row.id, array_remove(array[row.documento_file_path], null)
    from public.services_contacts as row where lower(row.email) = lower(address)
  union all
  select 'contacto', row.id, array[]::text[]
    from public.contact_messages as row where lower(row.email) = lower(address)
$$;
comment on function public.submissions_of(text) is
  'What came from an e-mail address through the forms, with the paths of the files. For the secret key only.';

-- What the staff wrote about a person's submission is that person's data too (RGPD art. 15); who of the staff wrote it is not.
create function public.personal_data(address text) returns jsonb
language sql stable security definer set search_path = ''
as $$
  with found as materialized (select id from public.submissions_of(address))
  select jsonb_build_object(
    'editorial_submissions', (
      select coalesce(jsonb_agg(to_jsonb(row) - '{search,idempotency_key,tracking_token_hash,assigned_to}'::text[] order by row.created_at), '[]')
      from public.editorial_submissions as row where lower(row.email) = lower(address)),
    'dauro_arte_contacts', (
      select coalesce(jsonb_agg(to_jsonb(row) - '{search,idempotency_key,assigned_to}'::text[] order by row.created_at), '[]')
      from public.dauro_arte_contacts as row where lower(row.email) = lower(address)),
    'services_contacts', (
      select coalesce(jsonb_agg(to_jsonb(row) - '{search,idempotency_key,assigned_to}'::text[] order by row.created_at), '[]')
      from public.services_contacts as row where lower(row.email) = lower(address)),
    'contact_messages', (
      select coalesce(jsonb_agg(to_jsonb(row) - '{search,idempotency_key,assigned_to}'::text[] order by row.created_at), '[]')
      from public.contact_messages as row where lower(row.email) = lower(address)),
    'submission_notes', (
      select coalesce(jsonb_agg(to_jsonb(row) - '{author,author_email}'::text[] order by row.created_at), '[]')
      from public.submission_notes as row where row.submission_id in (select id from found)),
    'submission_reviews', (
      select coalesce(jsonb_agg(to_jsonb(row) - '{author,author_email}'::text[] order by row.created_at), '[]')
      from public.submission_reviews as row where row.submission_id in (select id from found)),
    'submission_letters', (
      select coalesce(jsonb_agg(to_jsonb(row) - '{author,author_email,preview_key}'::text[] order by row.created_at), '[]')
      from public.submission_letters as row where row.submission_id in (select id from found)),
    'mail_outbox', (
      select coalesce(jsonb_agg(to_jsonb(row) - 'token' order by row.created_at), '[]')
      from public.mail_outbox as row where lower(row.recipient) = lower(address)),
    -- Without the actors: their addresses are personal data of the staff.
    'submission_events', (
      select coalesce(jsonb_agg(to_jsonb(row) - '{actor,actor_email,assignee_email}'::text[] order by row.created_at), '[]')
      from public.submission_events as row where row.submission_id in (select id from found)),
    'role_changes', (
      select coalesce(jsonb_agg(to_jsonb(row) - '{actor,actor_email}'::text[] order by row.created_at), '[]')
      from public.role_changes as row where lower(row.user_email) = lower(address)),
    'accounts', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', account.id, 'email', account.email, 'created_at', account.created_at,
        'roles', (select coalesce(jsonb_agg(role.role order by role.role), '[]')
          from public.user_roles as role where role.user_id = account.id)
      ) order by account.created_at), '[]')
      from auth.users as account where lower(account.email) = lower(address))
  )
$$;
comment on function public.personal_data(text) is
  'Everything that the database holds about an e-mail address, notes of the staff included (GDPR art. 15). For the secret key only.';

-- Row level security does not reach auth.users, so the function checks the caller itself.
create function private.erase_accounts(address text) returns integer
language plpgsql security definer set search_path = ''
as $$
declare
  erased integer;
begin
  if not private.is_admin() then
    raise exception 'admins only' using errcode = 'insufficient_privilege';
  end if;
  delete from auth.users as account
  where lower(account.email) = lower(address)
    and not exists (select from public.user_roles as role where role.user_id = account.id);
  get diagnostics erased = row_count;
  insert into public.office_records (kind, actor, actor_email)
  select 'borrado', account.id, account.email from auth.users as account where account.id = auth.uid();
  return erased;
end;
$$;
comment on function private.erase_accounts(text) is 'See public.erase_accounts. Refuses callers who are not admin.';

create function public.erase_accounts(address text) returns integer
language sql set search_path = ''
as $$
  select private.erase_accounts(address);
$$;
comment on function public.erase_accounts(text) is
  'Erases the accounts of an e-mail address that have no role (GDPR art. 17), and records who erased the data of a person. For admins.';

grant execute on function private.erase_accounts(text), public.erase_accounts(text) to authenticated, service_role;
