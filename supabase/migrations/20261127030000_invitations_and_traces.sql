-- An invitation ends with the rights of the admin who sent it, and with the role that its account lost: otherwise somebody
-- who was removed or demoted comes back by an invitation that they sent, or had received, before.
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
      or invitation.email = (select lower(email) from auth.users where id = old.user_id) and (
        invitation.role = old.role
        or not exists (select from public.user_roles where user_id = old.user_id)
      )
    returning invitation.email
  loop
    perform private.record('invitacion_retirada', 'cuenta', withdrawn.email);
  end loop;
  return null;
end;
$$;
comment on function public.withdraw_invitations() is
  'Trigger: takes back what a former admin offered, and what was offered to who lost that role; each is recorded.';
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

-- What is held about a person: also invitations, and the name, factors and sessions of an account.
create or replace function public.personal_data(address text) returns jsonb
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
    'audit_log', private.audit_log_of(address),
    'invitations', (
      select coalesce(jsonb_agg(to_jsonb(row) - '{invited_by,invited_by_email,token_digest}'::text[] order by row.created_at), '[]')
      from public.role_invitations as row where row.email = lower(address)),
    'accounts', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', account.id, 'email', account.email, 'name', account.raw_user_meta_data ->> 'name',
        'created_at', account.created_at, 'last_sign_in_at', account.last_sign_in_at,
        'roles', (select coalesce(jsonb_agg(role.role order by role.role), '[]')
          from public.user_roles as role where role.user_id = account.id),
        'factors', (select coalesce(jsonb_agg(jsonb_build_object(
            'name', factor.friendly_name, 'status', factor.status,
            'created_at', factor.created_at, 'last_challenged_at', factor.last_challenged_at
          ) order by factor.created_at), '[]')
          from auth.mfa_factors as factor where factor.user_id = account.id),
        'sessions', (select coalesce(jsonb_agg(jsonb_build_object(
            'created_at', session.created_at, 'refreshed_at', session.refreshed_at at time zone 'utc',
            'address', host(session.ip), 'browser', session.user_agent
          ) order by session.created_at), '[]')
          from auth.sessions as session where session.user_id = account.id)
      ) order by account.created_at), '[]')
      from auth.users as account where lower(account.email) = lower(address))
  )
$$;

create or replace function public.erase_mail(address text) returns void
language sql set search_path = ''
as $$
  delete from public.mail_outbox as mail where mail.submission_id is null and lower(mail.recipient) = lower(address);
  delete from public.role_invitations where email = lower(address);
$$;
comment on function public.erase_mail(text) is
  'Erases the direct mail and the invitation to an e-mail address (GDPR art. 17); other mail is erased with its submission. For the secret key only.';

-- A review keeps the time of its text when its author is erased.
create or replace trigger touch before update of originalidad, estilo, estructura, interes, catalogo, report
  on public.submission_reviews for each row execute function public.touch_updated_at();

-- What an erased account wrote keeps an empty address: null stands for no account, or for nobody who was assigned.
create or replace function public.erase_audit_names(address text) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  place record;
begin
  if exists (select from auth.users where lower(email) = lower(address)) then
    return;
  end if;
  update public.audit_log
  set actor_email = case when lower(actor_email) <> lower(address) then actor_email end,
    about = case when about_kind not in ('cuenta', 'persona') or lower(about) <> lower(address) then about end
  where (lower(actor_email) = lower(address) or (about_kind in ('cuenta', 'persona') and lower(about) = lower(address)))
    and not private.proves_access(kind);
  for place in
    select * from (values
      ('blog_post_revisions', 'saved_by_email'),
      ('submission_notes', 'author_email'),
      ('submission_reviews', 'author_email'),
      ('submission_letters', 'author_email'),
      ('submission_events', 'actor_email'),
      ('submission_events', 'assignee_email')
    ) as list (name, email)
  loop
    execute format('update public.%I set %2$I = '''' where lower(%2$I) = lower($1)', place.name, place.email) using address;
  end loop;
end;
$$;
comment on function public.erase_audit_names(text) is
  'Removes an e-mail address from the record and from what its account wrote (GDPR art. 17) unless it still has an account; rows that prove who saw data keep it. For the secret key only.';
comment on column public.blog_post_revisions.saved_by_email is 'The account''s address at that time; empty once that person was erased.';
comment on column public.submission_notes.author_email is 'The author''s address at that time; empty once that person was erased.';
comment on column public.submission_reviews.author_email is 'The reader''s address at that time; empty once that person was erased.';
comment on column public.submission_letters.author_email is 'The author''s address at that time; empty once that person was erased.';
comment on column public.submission_events.actor_email is 'The actor''s address at that time; empty once that person was erased.';
comment on column public.submission_events.assignee_email is 'Whom it was assigned to; null when it is free again, empty once that person was erased.';

-- A label of words that Spanish searches leave out («Nosotras», «Otros») is neither indexed nor a query, so it is compared
-- as a whole. The query is a constant for the planner, which drops this comparison for every other term.
create or replace function public.search_blog_posts(term text, page integer default 1, size integer default 12)
returns table (
  slug text, title text, excerpt text, author text, category text, tags text[], image_url text,
  book_image text, book_link text, public_at timestamptz, content text, total integer, hits text[]
)
language plpgsql stable set search_path = ''
as $$
begin
  return query execute $search$
    with matching as materialized (
      select post.id, post.public_at
      from public.blog_posts as post
      where post.public_at <= now() and (
        post.search @@ $1
        or numnode($1) = 0 and exists (select from unnest(post.tags) as tag where lower(tag) = lower(btrim($4)))
      )
      order by post.public_at desc, post.id desc limit 121
    ), shown as (
      select id, ts_rank(post.search, $1) as rank
      from (select id from matching limit 120) as newest join public.blog_posts as post using (id)
      order by rank desc, post.public_at desc, id desc
      limit $3 offset greatest($2 - 1, 0) * $3
    )
    select post.slug, post.title, post.excerpt, post.author, post.category, post.tags, post.image_url,
      post.book_image, post.book_link, post.public_at, post.content,
      (select count(*)::integer from matching),
      public.matching_words(concat_ws(E'\n\n', post.title, post.excerpt, left(post.content, 100000)), $1)
    from shown join public.blog_posts as post using (id)
    order by shown.rank desc, post.public_at desc, id desc
  $search$ using public.spanish_query(term), page, size, term;
end;
$$;
