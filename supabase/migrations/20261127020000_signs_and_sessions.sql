-- A token of an ended session, or one without the second factor, reads nothing.
create or replace function private.own_sessions()
returns table (id uuid, created_at timestamptz, used_at timestamptz, address text, is_current boolean)
language sql stable security definer set search_path = ''
as $$
  select session.id, session.created_at::timestamptz,
    coalesce(session.refreshed_at at time zone 'utc', session.created_at)::timestamptz,
    host(session.ip), session.id = (auth.jwt() ->> 'session_id')::uuid
  from auth.sessions as session
  where session.user_id = auth.uid() and (select private.session_is_trusted())
    and session.created_at > now() - interval '30 days'
    and coalesce(session.refreshed_at at time zone 'utc', session.created_at) > now() - interval '12 hours'
  order by 3 desc
  limit 50;
$$;
