-- The lists of the back-office can be walked in both directions. Beside each search stands its twin that answers the rows
-- just newer than a cursor, the nearest first: the same words, comparison and order turned round, so that the same indexes
-- serve it at any depth.

do $$
declare
  entry record;
begin
  for entry in
    select * from (values
      ('editorial_submissions'), ('dauro_arte_contacts'), ('services_contacts'), ('contact_messages')
    ) as list (name)
  loop
    execute format($sql$
      create function public.%2$I(
        term text, reader uuid default null, in_status text default null,
        since timestamptz default null, before timestamptz default null,
        after_created_at timestamptz default null, after_id uuid default null, max_rows integer default 26
      ) returns setof public.%1$I
      language plpgsql stable set search_path = '' set plan_cache_mode = force_custom_plan
        set enable_seqscan = on set enable_indexscan = on
      as $body$
      declare
        query tsquery := public.lookup_query(term) || public.spanish_query(term);
        stretch integer := greatest(2000, 4 * least(max_rows, 1000));
        seen integer;
        hits uuid[];
      begin
        if not exists (select from public.user_roles where user_id = reader and role in ('staff', 'admin')) then
          return;
        end if;
        -- A word of many rows is met often among the next ones of the list.
        select count(*), coalesce(
          (array_agg(walk.id order by walk.created_at, walk.id) filter (where walk.hit))[1:least(max_rows, 1000)], '{}'
        ) into seen, hits
        from (
          select entry.id, entry.created_at, entry.search @@ query as hit
          from public.%1$I as entry
          where (in_status is null or entry.status = in_status)
            and (since is null or entry.created_at >= since)
            and (before is null or entry.created_at < before)
            and (after_id is null or (entry.created_at, entry.id) > (after_created_at, after_id))
          order by entry.created_at, entry.id
          limit stretch
        ) as walk;
        if seen < stretch or cardinality(hits) >= least(max_rows, 1000) then
          return query
          select entry.* from unnest(hits) as found (id) join public.%1$I as entry on entry.id = found.id
          order by entry.created_at, entry.id
          limit least(max_rows, 1000);
          return;
        end if;
        -- A word of few rows comes from the index of words, whatever the planner would guess.
        perform set_config('enable_seqscan', 'off', true), set_config('enable_indexscan', 'off', true);
        return query
        select entry.* from public.%1$I as entry
        where entry.search @@ query
            and (in_status is null or entry.status = in_status)
            and (since is null or entry.created_at >= since)
            and (before is null or entry.created_at < before)
            and (after_id is null or (entry.created_at, entry.id) > (after_created_at, after_id))
        order by entry.created_at, entry.id
        limit least(max_rows, 1000);
      end;
      $body$
    $sql$, entry.name, 'search_' || entry.name || '_newer');
    execute format('comment on function public.%I is %L', 'search_' || entry.name || '_newer',
      'The rows of ' || entry.name || ' that match and are just newer than a cursor, the nearest first, for a reader who must be staff. For the secret key only.');
    execute format('revoke all on function public.%I from public, anon, authenticated', 'search_' || entry.name || '_newer');
    execute format('grant execute on function public.%I to service_role', 'search_' || entry.name || '_newer');
  end loop;
end;
$$;

-- The same for articles. The reader is named and looked up here as in the other searches: past row level security, a forgotten
-- check in the application must not show anybody a draft.
drop function public.search_all_blog_posts(text, text, text, timestamptz, uuid, integer);

do $$
declare
  direction record;
  parameters constant text := 'text, uuid, text, text, timestamptz, uuid, integer';
begin
  for direction in
    select * from (values
      ('search_all_blog_posts', '<', 'desc', 'A page of the articles of every status that match, newest first'),
      ('search_all_blog_posts_newer', '>', 'asc',
        'The articles of every status that match and are just newer than a cursor, the nearest first')
    ) as list (name, beyond, sorted, said)
  loop
    execute format($sql$
      create function public.%1$I(
        term text, reader uuid default null, in_status text default null, in_category text default null,
        after_created_at timestamptz default null, after_id uuid default null, max_rows integer default 26
      ) returns setof public.blog_posts
      language sql stable set search_path = ''
      as $body$
        with page as materialized (
          select post.id
          from public.blog_posts as post, public.spanish_query(term) as query
          where post.search @@ query
            and exists (select from public.user_roles where user_id = reader and role in ('staff', 'admin'))
            and (in_status is null or post.status = in_status)
            and (in_category is null or post.category = in_category)
            and (after_id is null or (post.created_at, post.id) %2$s (after_created_at, after_id))
          order by post.created_at %3$s, post.id %3$s
          limit least(max_rows, 100)
        )
        select post.* from page join public.blog_posts as post using (id)
        order by post.created_at %3$s, post.id %3$s;
      $body$
    $sql$, direction.name, direction.beyond, direction.sorted);
    execute format('comment on function public.%I(%s) is %L', direction.name, parameters,
      direction.said || ', for a reader who must be staff. For the back-office, through the secret key only.');
    execute format('revoke all on function public.%I(%s) from public, anon, authenticated', direction.name, parameters);
    execute format('grant execute on function public.%I(%s) to service_role', direction.name, parameters);
  end loop;
end;
$$;

-- Accounts are few, and what their addresses contain is in no index: one function serves both directions.
drop function public.list_people(text, timestamptz, uuid, integer);
create function public.list_people(
  term text default '', after_created_at timestamptz default null, after_id uuid default null,
  max_rows integer default 26, newer boolean default false
)
returns table (id uuid, email text, created_at timestamptz, last_sign_in_at timestamptz, roles text[])
language plpgsql stable security definer set search_path = ''
as $$
begin
  if not public.is_admin() then
    raise exception 'admin only' using errcode = 'insufficient_privilege';
  end if;
  return query
  select account.id, account.email::text, account.created_at::timestamptz, account.last_sign_in_at::timestamptz,
    array(select held.role from public.user_roles as held where held.user_id = account.id order by held.role)
  from auth.users as account
  where strpos(lower(account.email), lower(coalesce(term, ''))) > 0
    and (after_id is null or case
      when newer then (account.created_at, account.id) > (after_created_at, after_id)
      else (account.created_at, account.id) < (after_created_at, after_id)
    end)
  order by case when newer then account.created_at end, case when newer then account.id end,
    account.created_at desc, account.id desc
  limit least(max_rows, 200);
end;
$$;
comment on function public.list_people(text, timestamptz, uuid, integer, boolean) is
  'Accounts with their roles whose address contains the term: the newest first, or those just newer than a cursor, the nearest first. Refuses everybody who is no admin.';
revoke all on function public.list_people(text, timestamptz, uuid, integer, boolean) from public, anon, authenticated;
grant execute on function public.list_people(text, timestamptz, uuid, integer, boolean) to authenticated, service_role;
