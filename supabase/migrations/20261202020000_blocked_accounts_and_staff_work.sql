-- An account that is blocked at the identity service (`banned_until`) keeps its tokens for up to an hour; they open nothing.
do $$
declare
  changed constant text := replace(
    pg_get_functiondef('private.session_is_trusted()'::regprocedure),
    'and (session.not_after is null',
    'and not exists (select from auth.users where id = session.user_id and banned_until > now())
      and (session.not_after is null'
  );
begin
  if strpos(changed, 'banned_until') = 0 then
    raise exception 'session_is_trusted has another text';
  end if;
  execute changed;
end;
$$;
comment on function private.session_is_trusted() is
  'Whether the caller''s session exists, of an account that is not blocked, was used in the last 12 hours, is younger than 30 days, was opened with a password, and with the second factor where the account has or needs one.';

-- What an account did in the name of the house is told by place and time, since its text is about others.
create function private.staff_work_of(address text) returns jsonb
language sql stable set search_path = ''
as $$
  select coalesce(jsonb_agg(to_jsonb(done) order by done.created_at), '[]')
  from (
    select 'blog_post_revisions' as place, id, created_at, saved_by_email as email from public.blog_post_revisions
    union all select 'submission_notes', id, created_at, author_email from public.submission_notes
    union all select 'submission_reviews', id, created_at, author_email from public.submission_reviews
    union all select 'submission_letters', id, created_at, author_email from public.submission_letters
    union all select 'submission_events', id, created_at, actor_email from public.submission_events
    -- Who took an entry is actor and assignee of one event.
    union select 'submission_events', id, created_at, assignee_email from public.submission_events
  ) as done
  where lower(done.email) = lower(address);
$$;
comment on function private.staff_work_of(text) is 'The rows whose author, actor or assignee an address is: those that erase_audit_names empties.';

do $$
begin
  execute replace(
    pg_get_functiondef('public.personal_data(text)'::regprocedure),
    $old$'audit_log', private.audit_log_of(address),$old$,
    $new$'audit_log', private.audit_log_of(address),
    'staff_work', private.staff_work_of(address),$new$
  );
end;
$$;
