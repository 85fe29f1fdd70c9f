-- What visitors send. The server writes these rows with the secret key after validation.
-- Lengths are those of the forms, counted in characters.

-- No vowels and no look-alike characters, because references are read aloud over the telephone.
create function public.new_reference(prefix text) returns text
language sql volatile set search_path = ''
as $$
  select prefix || '-' || string_agg(
    substr('23456789BCDFGHJKLMNPQRSTVWXZ', 1 + get_byte(bytes, place) % 28, 1), '' order by place
  )
  from (select decode(replace(gen_random_uuid()::text, '-', ''), 'hex') as bytes) as random,
    unnest(array[0, 1, 2, 3, 9, 10, 11, 12]) as place;
$$;
comment on function public.new_reference(text) is 'A short reference that a person can dictate, such as PE-7K3M9QX2.';

create table public.editorial_submissions (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  nombre text not null
    constraint editorial_submissions_nombre_length check (char_length(nombre) between 1 and 100),
  apellidos text not null
    constraint editorial_submissions_apellidos_length check (char_length(apellidos) between 1 and 100),
  email text not null
    constraint editorial_submissions_email_shape check (char_length(email) <= 255 and email ~ '^[^@\s]+@[^@\s]+$'),
  telefono text
    constraint editorial_submissions_telefono_length check (char_length(telefono) between 9 and 20),
  titulo_obra text not null
    constraint editorial_submissions_titulo_obra_length check (char_length(titulo_obra) between 1 and 200),
  tipo_obra text not null
    constraint editorial_submissions_tipo_obra_known check (
      tipo_obra in ('novela', 'cuento', 'poesia', 'ensayo', 'biografia', 'otro')
    ),
  obra_file_path text
    constraint editorial_submissions_obra_file_path_shape check (obra_file_path !~ '^$|^/|\.\.'),
  curriculum_file_path text
    constraint editorial_submissions_curriculum_file_path_shape check (curriculum_file_path !~ '^$|^/|\.\.'),
  obra_file_name text,
  obra_file_size bigint
    constraint editorial_submissions_obra_file_size_limit check (obra_file_size between 1 and 10485760),
  obra_file_type text,
  curriculum_file_name text,
  curriculum_file_size bigint
    constraint editorial_submissions_curriculum_file_size_limit check (curriculum_file_size between 1 and 10485760),
  curriculum_file_type text,
  tracking_token_hash text unique,
  status text not null default 'nueva'
    constraint editorial_submissions_status_known check (
      status in ('nueva', 'en_revision', 'aceptada', 'rechazada', 'archivada', 'retirada')
    ),
  consent_at timestamptz,
  consent_version text,
  updated_at timestamptz not null default now(),
  idempotency_key text unique,
  reference text not null unique default public.new_reference('PE'),
  search tsvector,
  sort_name text collate "C" not null default '',
  status_changed_at timestamptz not null default now(),
  assigned_to uuid references auth.users (id) on delete set null,
  -- A withdrawn proposal loses its files (docs/decisions/0019-withdrawn-files.md) and can only be archived afterwards;
  -- any other state would promise files that are gone.
  constraint editorial_submissions_files_present check (
    status in ('retirada', 'archivada') or (obra_file_path is not null and curriculum_file_path is not null)
  )
);
comment on table public.editorial_submissions is 'Editorial proposals of authors, with their manuscript and curriculum.';
comment on column public.editorial_submissions.titulo_obra is 'Title of the work, at most 200 characters.';
comment on column public.editorial_submissions.tipo_obra is 'novela, cuento, poesia, ensayo, biografia or otro.';
comment on column public.editorial_submissions.tracking_token_hash is 'Digest of the token in the author''s tracking address; the token itself is not kept.';
comment on column public.editorial_submissions.status_changed_at is 'When the status last changed: the last step that the author is shown.';

create table public.dauro_arte_contacts (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  nombre text not null
    constraint dauro_arte_contacts_nombre_length check (char_length(nombre) between 1 and 100),
  apellidos text not null
    constraint dauro_arte_contacts_apellidos_length check (char_length(apellidos) between 1 and 100),
  email text not null
    constraint dauro_arte_contacts_email_shape check (char_length(email) <= 255 and email ~ '^[^@\s]+@[^@\s]+$'),
  telefono text not null
    constraint dauro_arte_contacts_telefono_length check (char_length(telefono) between 9 and 20),
  servicio text not null
    constraint dauro_arte_contacts_servicio_known check (
      servicio in (
        'informes_periciales', 'tasacion_valoracion', 'analisis_autenticidad', 'gestion_venta',
        'portfolio_artistico', 'museos_instituciones', 'otros'
      )
    ),
  descripcion text not null
    constraint dauro_arte_contacts_descripcion_length check (char_length(descripcion) between 10 and 2000),
  enlace_web text
    constraint dauro_arte_contacts_enlace_web_address check (enlace_web ~* '^https?:' and char_length(enlace_web) <= 2048),
  documento_file_path text
    constraint dauro_arte_contacts_documento_file_path_shape check (documento_file_path !~ '^$|^/|\.\.'),
  documento_file_name text,
  documento_file_size bigint
    constraint dauro_arte_contacts_documento_file_size_limit check (documento_file_size between 1 and 10485760),
  documento_file_type text,
  status text not null default 'nueva'
    constraint dauro_arte_contacts_status_known check (
      status in ('nueva', 'en_revision', 'aceptada', 'rechazada', 'archivada', 'retirada')
    ),
  consent_at timestamptz,
  consent_version text,
  updated_at timestamptz not null default now(),
  idempotency_key text unique,
  reference text not null unique default public.new_reference('DA'),
  search tsvector,
  sort_name text collate "C" not null default '',
  assigned_to uuid references auth.users (id) on delete set null
);
comment on table public.dauro_arte_contacts is 'Requests for a report or valuation, from the art page.';

create table public.services_contacts (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  nombre text not null
    constraint services_contacts_nombre_length check (char_length(nombre) between 1 and 100),
  apellidos text not null
    constraint services_contacts_apellidos_length check (char_length(apellidos) between 1 and 100),
  email text not null
    constraint services_contacts_email_shape check (char_length(email) <= 255 and email ~ '^[^@\s]+@[^@\s]+$'),
  telefono text not null
    constraint services_contacts_telefono_length check (char_length(telefono) between 9 and 20),
  servicio text not null
    constraint services_contacts_servicio_known check (
      servicio in ('publicacion', 'guion', 'audiovisual', 'escritura', 'diseno', 'innovacion', 'otros')
    ),
  descripcion text not null
    constraint services_contacts_descripcion_length check (char_length(descripcion) between 10 and 2000),
  enlace_web text
    constraint services_contacts_enlace_web_address check (enlace_web ~* '^https?:' and char_length(enlace_web) <= 2048),
  documento_file_path text
    constraint services_contacts_documento_file_path_shape check (documento_file_path !~ '^$|^/|\.\.'),
  documento_file_name text,
  documento_file_size bigint
    constraint services_contacts_documento_file_size_limit check (documento_file_size between 1 and 10485760),
  documento_file_type text,
  status text not null default 'nueva'
    constraint services_contacts_status_known check (
      status in ('nueva', 'en_revision', 'aceptada', 'rechazada', 'archivada', 'retirada')
    ),
  consent_at timestamptz,
  consent_version text,
  updated_at timestamptz not null default now(),
  idempotency_key text unique,
  reference text not null unique default public.new_reference('SV'),
  search tsvector,
  sort_name text collate "C" not null default '',
  assigned_to uuid references auth.users (id) on delete set null
);
comment on table public.services_contacts is 'Requests for information, from the services page.';

create table public.contact_messages (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  name text not null
    constraint contact_messages_name_length check (char_length(name) between 1 and 200),
  email text not null
    constraint contact_messages_email_shape check (char_length(email) <= 255 and email ~ '^[^@\s]+@[^@\s]+$'),
  subject text not null
    constraint contact_messages_subject_length check (char_length(subject) between 1 and 300),
  message text not null
    constraint contact_messages_message_length check (char_length(message) between 1 and 10000),
  status text not null default 'nueva'
    constraint contact_messages_status_known check (
      status in ('nueva', 'en_revision', 'aceptada', 'rechazada', 'archivada', 'retirada')
    ),
  consent_at timestamptz,
  consent_version text,
  updated_at timestamptz not null default now(),
  idempotency_key text unique,
  reference text not null unique default public.new_reference('CO'),
  search tsvector,
  sort_name text collate "C" not null default '',
  assigned_to uuid references auth.users (id) on delete set null
);
comment on table public.contact_messages is 'Messages from the contact page.';

create index on public.editorial_submissions (tipo_obra, created_at desc, id desc);
create index on public.editorial_submissions (obra_file_path);
create index on public.editorial_submissions (curriculum_file_path);
create index on public.dauro_arte_contacts (servicio, created_at desc, id desc);
create index on public.dauro_arte_contacts (documento_file_path);
create index on public.services_contacts (servicio, created_at desc, id desc);
create index on public.services_contacts (documento_file_path);

create function public.touch_status_changed_at() returns trigger
language plpgsql set search_path = ''
as $$
begin
  new.status_changed_at := now();
  return new;
end;
$$;
comment on function public.touch_status_changed_at() is 'Trigger: sets status_changed_at.';
create trigger touch_status before update on public.editorial_submissions
  for each row when (old.status is distinct from new.status)
  execute function public.touch_status_changed_at();

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
  -- The last nine digits: Spanish numbers are searched without the country prefix.
  lookup := lookup || ' ' || right(regexp_replace(coalesce(line ->> 'telefono', ''), '\D', '', 'g'), 9);
  new.search := public.lookup_vector(lookup || ' ' || prose) || public.spanish_vector(prose);
  new.sort_name := lower(trim(public.plain_words(extensions.unaccent('extensions.unaccent'::regdictionary,
    concat_ws(' ', line ->> 'nombre', line ->> 'apellidos', line ->> 'name')))));
  return new;
end;
$$;
comment on function public.index_submission() is 'Trigger: sets the search vector of a submission, and the name that it is sorted by.';

-- What the four tables have in common, in one loop so that no table is forgotten. Staff change the state and the reader
-- of a submission and nothing else; only admins delete.
do $$
declare
  name text;
  field record;
begin
  foreach name in array array['editorial_submissions', 'dauro_arte_contacts', 'services_contacts', 'contact_messages'] loop
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
        ('assigned_to', 'The member of the staff who has it; null when it is free.'),
        ('consent_at', 'When the sender accepted the privacy policy.'),
        ('consent_version', 'Which version of the privacy policy was accepted.'),
        ('updated_at', 'When the row last changed.'),
        ('idempotency_key', 'The same form sent twice carries the same key and is stored once.'),
        ('reference', 'Short reference given to the sender.'),
        ('search', 'Search vector, set by a trigger.'),
        ('sort_name', 'Words of the name in small letters without accents, set by a trigger: lists are sorted by it.'),
        ('(obra|curriculum|documento)_file_path', 'Path of the stored file in its bucket.'),
        ('(obra|curriculum|documento)_file_name', 'Name that the file had on the visitor''s machine.'),
        ('(obra|curriculum|documento)_file_size', 'Size in bytes, at most 10 MB.'),
        ('(obra|curriculum|documento)_file_type', 'Media type, detected from the content.')
      ) as list (pattern, meaning)
      join information_schema.columns as known
        on known.table_schema = 'public' and known.table_name = name and known.column_name ~ format('^%s$', list.pattern)
    loop
      execute format('comment on column public.%I.%I is %L', name, field.column_name, field.meaning);
    end loop;

    execute format('create index on public.%I (created_at desc, id desc)', name);
    execute format('create index on public.%I (status, created_at, id)', name);
    execute format('create index on public.%I (assigned_to, created_at desc, id desc)', name);
    execute format('create index on public.%I (sort_name, created_at, id)', name);
    execute format('create index on public.%I (lower(email))', name);
    execute format('create index on public.%I using gin (search) with (fastupdate = off)', name);

    execute format('create trigger touch before update on public.%I
      for each row execute function public.touch_updated_at()', name);
    execute format('create trigger index_submission before insert or update on public.%I
      for each row execute function public.index_submission()', name);

    execute format('alter table public.%I enable row level security', name);
    execute format('grant select, delete, update (status, assigned_to) on public.%I to authenticated', name);
    execute format('create policy "staff read" on public.%I for select to authenticated
      using ((select private.is_staff()))', name);
    execute format('create policy "staff work on it" on public.%I for update to authenticated
      using ((select private.is_staff())) with check ((select private.is_staff()))', name);
    execute format('create policy "admins delete" on public.%I for delete to authenticated
      using ((select private.is_admin()))', name);
  end loop;
end;
$$;
