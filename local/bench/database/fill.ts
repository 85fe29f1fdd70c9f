import type { Database } from '../../supabase/database.ts';

/** Every title has a common word, three a unique one; one in a thousand is accepted, one in fifty assigned. */
export async function fillProposals(database: Database, rows: number): Promise<void> {
  await database.query(
    `insert into public.editorial_submissions (
       nombre, apellidos, email, telefono, titulo_obra, tipo_obra, obra_file_path, curriculum_file_path,
       status, assigned_to, created_at
     )
     select
       (array['Rosario', 'Íñigo', 'Zoraida', 'Federico', 'Mariana', 'Ángel', 'Soledad'])[1 + n % 7],
       (array['Peña', 'Ibáñez', 'Núñez', 'Alarcón', 'Ganivet', 'Zafra'])[1 + n % 6] || ' '
         || (array['Robles', 'Vílchez', 'Cano', 'Melgar', 'Titos'])[1 + n % 5],
       'autora' || n || '@prueba.example', '+34 6' || lpad(n::text, 8, '0'),
       'La acequia número ' || n || case when n % 33333 = 1 then ', ornitorrinco' else '' end,
       (array['novela', 'cuento', 'poesia', 'ensayo', 'biografia', 'otro'])[1 + n % 6],
       'manuscripts/obra-' || n || '.pdf', 'cvs/cv-' || n || '.pdf',
       case when n % 1000 = 0 then 'aceptada' when n % 3 = 0 then 'archivada' else 'nueva' end,
       case when n % 50 = 0 then reader.id end,
       now() - ($1::integer - n) * interval '11 minutes'
     from generate_series(1, $1::integer) as n, auth.users as reader
     where reader.email = 'equipo@dauro.test'`,
    [rows],
  );
}

/** Three have a unique word. Without triggers, because computing ten thousand search vectors takes minutes. */
export async function fillPosts(database: Database, rows: number): Promise<void> {
  await database.exec('alter table public.blog_posts disable trigger user');
  await database.query(
    `insert into public.blog_posts
       (slug, title, excerpt, content, category, status, published_at, created_at, search)
     select 'prueba-' || n, 'Una voz de prueba, número ' || n, source.excerpt, source.content,
       (array['literatura', 'arte', 'cine', 'ia'])[1 + n % 4], 'published', moment, moment,
       source.search || public.spanish_vector('Una voz de prueba, número ' || n
         || case when n <= 3 then ' ornitorrinco' else '' end)
     from generate_series(1, $1::integer) as n
     cross join lateral (select timestamptz '2010-01-01' + n * interval '13 minutes' as moment) as time
     join (
       select excerpt, content, search, row_number() over (order by id) as place from public.blog_posts
     ) as source on source.place = 1 + n % 6`,
    [rows],
  );
  await database.exec('alter table public.blog_posts enable trigger user');
}
