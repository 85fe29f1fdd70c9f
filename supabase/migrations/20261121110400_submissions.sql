-- What visitors send. Rows are written by the server with the secret key, after validation; what
-- all four tables have in common follows in the next migration.
-- Lengths are the forms' own, counted in characters.

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
  obra_file_path text,
  curriculum_file_path text,
  obra_file_name text,
  obra_file_size bigint,
  obra_file_type text,
  curriculum_file_name text,
  curriculum_file_size bigint,
  curriculum_file_type text,
  tracking_token_hash text unique,
  status text not null default 'nueva',
  -- A row exists with its files; only a withdrawn proposal may have lost them.
  constraint editorial_submissions_files_present check (
    status = 'retirada' or (obra_file_path is not null and curriculum_file_path is not null)
  )
);
comment on table public.editorial_submissions is 'Editorial proposals of authors, with their manuscript and curriculum.';
comment on column public.editorial_submissions.titulo_obra is 'Title of the work, at most 200 characters.';
comment on column public.editorial_submissions.tipo_obra is 'novela, cuento, poesia, ensayo, biografia or otro.';
comment on column public.editorial_submissions.tracking_token_hash is 'Digest of the token in the author''s tracking address; the token itself is not kept.';

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
  documento_file_path text,
  documento_file_name text,
  documento_file_size bigint,
  documento_file_type text,
  status text not null default 'nueva'
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
  documento_file_path text,
  documento_file_name text,
  documento_file_size bigint,
  documento_file_type text,
  status text not null default 'nueva'
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
);
comment on table public.contact_messages is 'Messages from the contact page.';
