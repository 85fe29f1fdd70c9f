-- Characters that draw nothing (soft hyphens, zero widths, direction marks, fillers, tags) no longer split words: copied
-- texts carry them, and nobody can type them into a search. The application removes them from what it stores.

create function public.without_invisible(words text) returns text
language sql immutable set search_path = ''
as $$
  select regexp_replace(
    words,
    '[\u00AD\u034F\u061C\u115F\u1160\u17B4\u17B5\u180B-\u180F\u200B-\u200F\u202A-\u202E\u2060-\u206F\u3164'
      || '\uFE00-\uFE0F\uFEFF\uFFA0\uFFF0-\uFFFC\U0001BCA0-\U0001BCA3\U0001D173-\U0001D17A\U000E0000-\U000E0FFF]',
    '', 'g'
  );
$$;
comment on function public.without_invisible(text) is 'Text without the code points that draw nothing (Default_Ignorable_Code_Point).';

create or replace function public.spanish_vector(words text) returns tsvector
language sql stable set search_path = ''
as $$
  select to_tsvector('pg_catalog.spanish'::regconfig, plain)
    || to_tsvector('pg_catalog.spanish'::regconfig, public.without_accents(plain))
  from (select public.without_invisible(coalesce(words, '')) as plain) as source;
$$;

create or replace function public.lookup_vector(words text) returns tsvector
language sql stable set search_path = ''
as $$
  select to_tsvector('pg_catalog.simple'::regconfig, public.plain_words(plain))
    || to_tsvector('pg_catalog.simple'::regconfig, public.plain_words(public.joined_digits(plain)))
  from (
    select extensions.unaccent('extensions.unaccent'::regdictionary, public.without_invisible(coalesce(words, ''))) as plain
  ) as source;
$$;

-- Rows that hold such characters: their names and titles lose them, all but the joiners and selectors that an emoji or a
-- joined script may need. The update also renews the index of the row.
do $$
declare
  entry record;
  changes text;
begin
  for entry in
    select * from (values
      ('editorial_submissions', array['nombre', 'apellidos', 'email', 'telefono', 'titulo_obra']),
      ('dauro_arte_contacts', array['nombre', 'apellidos', 'email', 'telefono', 'descripcion', 'enlace_web']),
      ('services_contacts', array['nombre', 'apellidos', 'email', 'telefono', 'descripcion', 'enlace_web']),
      ('contact_messages', array['name', 'email', 'subject', 'message']),
      ('blog_posts', array['title', 'excerpt', 'author', 'content'])
    ) as list (name, columns)
  loop
    select string_agg(format(
      case when field not in ('nombre', 'apellidos', 'name', 'titulo_obra', 'subject', 'enlace_web', 'title', 'author') then '%1$I = %1$I'
      else '%1$I = coalesce(nullif(trim(regexp_replace(%1$I, %2$L, '''', ''g'')), ''''), %1$I)' end,
      field, '[\u00AD\u034F\u061C\u115F\u1160\u200B\u200E\u200F\u202A-\u202E\u2060-\u206F\u3164\uFEFF\uFFA0\uFFF9-\uFFFC]'
    ), ', ') into changes
    from unnest(entry.columns) as field;
    execute format(
      'update public.%I set %s where concat_ws('' '', %s) <> public.without_invisible(concat_ws('' '', %3$s))',
      entry.name, changes, (select string_agg(quote_ident(field), ', ') from unnest(entry.columns) as field)
    );
  end loop;
end;
$$;
