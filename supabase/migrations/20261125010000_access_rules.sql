-- What the doctor compares with the migrations: everything in this database that decides what anon and authenticated may do.

create function public.access_rules() returns jsonb
language sql stable set search_path = ''
as $$
  with callers as (
    select * from (values ('anon'), ('authenticated')) as known (caller)
  ),
  -- Supabase gives these schemas to the callers itself, and guards them itself.
  schemas as (
    select oid, nspname as name from pg_catalog.pg_namespace
    where nspname in ('public', 'private') or (
      nspname not in (
        'auth', 'extensions', 'graphql', 'graphql_public', 'information_schema', 'net', 'realtime', 'storage', 'vault'
      )
      and nspname !~ '^pg_'
      and exists (select from callers where has_schema_privilege(caller, pg_namespace.oid, 'usage'))
    )
  ),
  -- The tables of accounts and files are Supabase's; policies, triggers and grants on them can be ours.
  relations as (
    select relation.oid, format('%s.%s', nspname, relname) as name, nspname, relkind, relrowsecurity, reloptions,
      nspname in ('auth', 'storage') as is_theirs
    from pg_catalog.pg_class as relation join pg_catalog.pg_namespace as schema on schema.oid = relnamespace
    where relkind in ('r', 'p', 'v', 'm', 'f')
      and (relnamespace in (select oid from schemas) or nspname in ('auth', 'storage'))
  ),
  table_rights as (
    select relations.oid, string_agg(format('%s: %s', caller, verbs), '; ' order by caller) as rights
    from relations, callers, lateral (
      select string_agg(verb, ', ') as verbs
      from unnest(array['select', 'insert', 'update', 'delete', 'truncate', 'references', 'trigger']) as verb
      where has_table_privilege(caller, relations.oid, verb)
    ) as granted
    where verbs is not null
    group by relations.oid
  ),
  column_rights as (
    select format('column %s.%s', relations.name, attname) as key,
      string_agg(format('%s: %s', caller, verbs), '; ' order by caller) as rule
    from relations join pg_catalog.pg_attribute on attrelid = relations.oid and attnum > 0 and not attisdropped, callers,
    lateral (
      select string_agg(verb, ', ') as verbs
      from unnest(array['select', 'insert', 'update', 'references']) as verb
      where has_column_privilege(caller, relations.oid, attnum, verb)
        and not has_table_privilege(caller, relations.oid, verb)
    ) as granted
    where verbs is not null
    group by key
  ),
  -- A rule that another role has set for its own objects is not ours: Supabase's own roles have some.
  owner as (select nspowner as oid from pg_catalog.pg_namespace where nspname = 'private'),
  defaults as (
    select defaclobjtype as kind, defaclnamespace as schema, defaclacl as rights
    from pg_catalog.pg_default_acl where defaclrole = (select oid from owner)
    union all
    select kind, 0, acldefault(kind, (select oid from owner)) from (values ('f'::"char"), ('r'), ('S'), ('n')) as every (kind)
    where not exists (
      select from pg_catalog.pg_default_acl
      where defaclrole = (select oid from owner) and defaclnamespace = 0 and defaclobjtype = kind
    )
  ),
  rules (key, rule) as (
    select format('schema %s', name), (
      select string_agg(format('%s: %s', caller, verbs), '; ' order by caller)
      from callers, lateral (
        select string_agg(verb, ', ') as verbs
        from unnest(array['usage', 'create']) as verb where has_schema_privilege(caller, schemas.oid, verb)
      ) as granted
      where verbs is not null
    )
    from schemas
    union all
    select format('role %s', rolname), concat_ws(', ',
      case when rolinherit then 'inherit' else 'noinherit' end,
      case when rolsuper then 'superuser' end,
      case when rolbypassrls then 'bypassrls' end,
      case when rolcreaterole then 'createrole' end,
      case when rolcreatedb then 'createdb' end,
      case when rolcanlogin then 'login' end,
      (
        select 'in role ' || string_agg(pg_get_userbyid(roleid), ', ' order by pg_get_userbyid(roleid))
        from pg_catalog.pg_auth_members where member = pg_roles.oid
      )
    )
    from pg_catalog.pg_roles join callers on caller = rolname
    union all
    select format('default %s %s', kind, schema::regnamespace), string_agg(format('%s: %s', who, privilege), '; ' order by who, privilege)
    from (
      select kind, nullif(schema, 0) as schema, case grantee when 0 then 'public' else pg_get_userbyid(grantee) end as who,
        lower(privilege_type) as privilege
      from defaults, aclexplode(rights)
      where grantee = 0 or pg_get_userbyid(grantee) in (select caller from callers)
    ) as granted
    group by kind, schema
    union all
    select format('table %s', name), concat_ws('; ',
      case relkind when 'v' then 'view' when 'm' then 'materialized view' when 'f' then 'foreign table' end,
      case when relrowsecurity then 'row level security' end,
      case when relkind = 'v' and coalesce(reloptions::text, '') !~ 'security_invoker=(true|on|1)' then 'rights of its owner' end,
      case when nspname <> 'storage' then rights end
    )
    from relations left join table_rights using (oid)
    where not is_theirs or name in ('storage.buckets', 'storage.objects') or (nspname = 'auth' and rights is not null)
    union all
    select key, rule from column_rights
    union all
    select format('sequence %s.%s', nspname, relname), string_agg(caller, ', ' order by caller)
    from pg_catalog.pg_class join pg_catalog.pg_namespace as schema on schema.oid = relnamespace, callers
    where relkind = 'S' and relnamespace in (select oid from schemas)
      and has_sequence_privilege(caller, pg_class.oid, 'usage, select, update')
    group by nspname, relname
    union all
    select format('policy %s %I', name, polname), concat_ws(' ',
      case when polpermissive then 'permissive' else 'restrictive' end,
      case polcmd when 'r' then 'select' when 'a' then 'insert' when 'w' then 'update' when 'd' then 'delete' else 'all' end,
      'to', (
        select string_agg(role, ', ' order by role)
        from unnest(polroles) as member, lateral (
          select case member when 0 then 'public' else pg_get_userbyid(member) end as role
        ) as named
      ),
      'using ' || regexp_replace(pg_get_expr(polqual, polrelid), '\s+', ' ', 'g'),
      'with check ' || regexp_replace(pg_get_expr(polwithcheck, polrelid), '\s+', ' ', 'g')
    )
    from pg_catalog.pg_policy join relations on relations.oid = polrelid
    union all
    select format('function %s.%s(%s)', schemas.name, proname, pg_get_function_identity_arguments(routine.oid)), concat_ws('; ',
      'returns ' || pg_get_function_result(routine.oid),
      case when prosecdef then 'security definer' end,
      array_to_string(proconfig, ', '),
      'body ' || md5(replace(concat(prosrc, pg_get_function_sqlbody(routine.oid)), E'\r', '')),
      'for ' || (
        select string_agg(caller, ', ' order by caller) from callers where has_function_privilege(caller, routine.oid, 'execute')
      )
    )
    from pg_catalog.pg_proc as routine join schemas on schemas.oid = pronamespace
    -- Nobody can call these, and Supabase offers one that it keeps in public.
    where prorettype <> 'pg_catalog.event_trigger'::regtype
    union all
    select format('trigger %s %I', relations.name, tgname), concat_ws(' ',
      case tgenabled when 'D' then 'disabled' when 'O' then 'enabled' when 'A' then 'always' else 'replica' end,
      regexp_replace(pg_get_triggerdef(entry.oid), '\s+', ' ', 'g')
    )
    from pg_catalog.pg_trigger as entry
      join relations on relations.oid = tgrelid
      join pg_catalog.pg_proc as routine on routine.oid = tgfoid
    where not tgisinternal and (not is_theirs or pronamespace in (select oid from schemas))
    union all
    -- The triggers that keep a foreign key have no stable name, so they are told by their constraint.
    select format('trigger %s %I', relations.name, conname), 'disabled'
    from pg_catalog.pg_trigger join relations on relations.oid = tgrelid
      join pg_catalog.pg_constraint as rule on rule.oid = tgconstraint
    where tgisinternal and tgenabled = 'D' and not is_theirs
    group by relations.name, conname
    union all
    select format('bucket %s', id), concat_ws('; ',
      case when public then 'public' else 'private' end,
      file_size_limit || ' bytes',
      array_to_string(allowed_mime_types, ', ')
    )
    from storage.buckets
  )
  select jsonb_object_agg(key, coalesce(rule, '') order by key collate "C") from rules
$$;
comment on function public.access_rules() is
  'Everything that decides what anon and authenticated may do, one entry an object: schemas, roles, tables, columns, policies, functions, triggers, buckets. The doctor compares it with what the migrations make. For the secret key only.';
