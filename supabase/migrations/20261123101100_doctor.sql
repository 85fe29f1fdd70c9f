-- What `npm run doctor` and /admin/estado ask: the data API shows the schema public only, and the list of applied
-- migrations lies outside of it.

create function public.applied_migrations() returns setof text
language plpgsql stable security definer set search_path = ''
as $$
begin
  if to_regclass('supabase_migrations.schema_migrations') is null then
    return;
  end if;
  return query execute 'select version::text from supabase_migrations.schema_migrations order by version';
end;
$$;
comment on function public.applied_migrations() is
  'The versions of the migrations that this database has, oldest first; none where the Supabase CLI has recorded none. For the secret key only.';
