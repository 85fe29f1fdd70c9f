-- What the four tables of visitors' messages have in common: columns, limits, comments, indexes,
-- triggers, privileges and policies. One list, so that no table is forgotten.

create function public.index_submission() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  line jsonb := to_jsonb(new);
  lookup text := '';
  prose text := '';
  name text;
begin
  foreach name in array array[
    'reference', 'nombre', 'apellidos', 'name', 'email', 'telefono', 'titulo_obra', 'subject', 'servicio', 'tipo_obra'
  ] loop
    lookup := lookup || ' ' || coalesce(line ->> name, '');
  end loop;
  foreach name in array array['titulo_obra', 'subject', 'descripcion', 'message'] loop
    prose := prose || ' ' || coalesce(line ->> name, '');
  end loop;
  -- Nine digits without the country prefix, because that is how a Spanish number is remembered.
  lookup := lookup || ' ' || right(regexp_replace(coalesce(line ->> 'telefono', ''), '\D', '', 'g'), 9);
  new.search := public.lookup_vector(lookup || ' ' || prose) || public.spanish_vector(prose);
  return new;
end;
$$;
comment on function public.index_submission() is 'Trigger: keeps the search vector of what visitors send.';
revoke all on function public.index_submission() from public, anon, authenticated;

do $$
declare
  entry record;
  file text;
  field record;
begin
  for entry in
    select * from (values
      ('editorial_submissions', 'PE', 'tipo_obra', array['obra', 'curriculum']),
      ('dauro_arte_contacts', 'DA', 'servicio', array['documento']),
      ('services_contacts', 'SV', 'servicio', array['documento']),
      ('contact_messages', 'CO', null, array[]::text[])
    ) as list (name, prefix, kind, files)
  loop
    execute format($sql$
      alter table public.%1$I
        add column internal_notes text not null default '',
        add column consent_at timestamptz,
        add column consent_version text,
        add column updated_at timestamptz not null default now(),
        add column idempotency_key text unique,
        add column reference text not null unique default public.new_reference(%2$L),
        add column search tsvector,
        add constraint %3$I check (status in ('nueva', 'en_revision', 'aceptada', 'rechazada', 'archivada', 'retirada')),
        add constraint %4$I check (char_length(internal_notes) <= 10000)
    $sql$, entry.name, entry.prefix, entry.name || '_status_known', entry.name || '_internal_notes_length');

    for field in
      select * from (values
        ('id', 'Identifier.'),
        ('created_at', 'When it arrived.'),
        ('nombre', 'First name, at most 100 characters.'),
        ('apellidos', 'Surnames, at most 100 characters.'),
        ('name', 'Name of the sender.'),
        ('email', 'Address to answer to, at most 255 characters.'),
        ('telefono', 'Telephone, 9 to 20 characters.'),
        ('servicio', 'The service asked about.'),
        ('descripcion', 'What is asked, 10 to 2000 characters.'),
        ('enlace_web', 'Web address given by the visitor, http or https.'),
        ('subject', 'Subject of the message.'),
        ('message', 'The message.'),
        ('status', 'nueva, en_revision, aceptada, rechazada, archivada or retirada.'),
        ('internal_notes', 'Notes of the staff; the sender never sees them.'),
        ('consent_at', 'When the sender accepted the privacy policy.'),
        ('consent_version', 'Which version of the privacy policy was accepted.'),
        ('updated_at', 'When the row last changed.'),
        ('idempotency_key', 'The same form sent twice carries the same key and is stored once.'),
        ('reference', 'Short reference given to the sender.'),
        ('search', 'Search vector, kept by a trigger.')
      ) as list (name, meaning)
      where exists (
        select from information_schema.columns
        where table_schema = 'public' and table_name = entry.name and column_name = list.name
      )
    loop
      execute format('comment on column public.%I.%I is %L', entry.name, field.name, field.meaning);
    end loop;

    foreach file in array entry.files loop
      execute format('alter table public.%I add constraint %I check (%I !~ %L)',
        entry.name, entry.name || '_' || file || '_file_path_shape', file || '_file_path', '^$|^/|\.\.');
      execute format('alter table public.%I add constraint %I check (%I between 1 and 10485760)',
        entry.name, entry.name || '_' || file || '_file_size_limit', file || '_file_size');
      execute format('comment on column public.%I.%I is %L', entry.name, file || '_file_path', 'Path of the stored file in its bucket.');
      execute format('comment on column public.%I.%I is %L', entry.name, file || '_file_name', 'Name that the file had on the visitor''s machine.');
      execute format('comment on column public.%I.%I is %L', entry.name, file || '_file_size', 'Size in bytes, at most 10 MB.');
      execute format('comment on column public.%I.%I is %L', entry.name, file || '_file_type', 'Media type, known from the content.');
    end loop;

    execute format('create index on public.%I (created_at desc, id desc)', entry.name);
    execute format('create index on public.%I (status, created_at desc, id desc)', entry.name);
    execute format('create index on public.%I (lower(email))', entry.name);
    execute format('create index on public.%I using gin (search)', entry.name);
    if entry.kind is not null then
      execute format('create index on public.%I (%I, created_at desc, id desc)', entry.name, entry.kind);
    end if;

    execute format('create trigger touch before update on public.%I
      for each row execute function public.touch_updated_at()', entry.name);
    execute format('create trigger index_submission before insert or update on public.%I
      for each row execute function public.index_submission()', entry.name);

    execute format('alter table public.%I enable row level security', entry.name);
    execute format('revoke all on public.%I from public, anon, authenticated', entry.name);
    execute format('grant all on public.%I to service_role', entry.name);
    execute format('grant select, delete, update (status, internal_notes) on public.%I to authenticated', entry.name);
    execute format('create policy "staff read" on public.%I for select to authenticated
      using ((select public.is_staff()))', entry.name);
    execute format('create policy "staff work on it" on public.%I for update to authenticated
      using ((select public.is_staff())) with check ((select public.is_staff()))', entry.name);
    execute format('create policy "admins delete" on public.%I for delete to authenticated
      using ((select public.is_admin()))', entry.name);

    -- For the back-office, through the secret key: filters, order and pages are added by the caller.
    execute format($sql$
      create function public.%2$I(term text) returns setof public.%1$I
      language sql stable set search_path = ''
      as 'select * from public.%1$I where search @@ (public.lookup_query(term) || public.spanish_query(term))'
    $sql$, entry.name, 'search_' || entry.name);
    execute format('comment on function public.%I(text) is %L', 'search_' || entry.name,
      'Rows of ' || entry.name || ' that match. For the secret key only.');
    execute format('revoke all on function public.%I(text) from public, anon, authenticated', 'search_' || entry.name);
    execute format('grant execute on function public.%I(text) to service_role', 'search_' || entry.name);
  end loop;
end;
$$;
