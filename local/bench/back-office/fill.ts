import type { Database } from '../../supabase/database.ts';

const batch = 5000;

async function inBatches(rows: number, insert: (first: number, last: number) => Promise<unknown>) {
  for (let first = 1; first <= rows; first += batch) {
    await insert(first, Math.min(rows, first + batch - 1));
  }
}

/**
 * Proposals as people send them: every title has one word in common, three have one that the others lack, and one in a
 * thousand has been accepted. One arrives every eleven minutes, the last one now.
 */
export async function fillProposals(database: Database, rows: number): Promise<void> {
  await inBatches(rows, (first, last) =>
    database.query(
      `insert into public.editorial_submissions (
         nombre, apellidos, email, telefono, titulo_obra, tipo_obra, obra_file_path, curriculum_file_path,
         status, created_at
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
         now() - ($3::integer - n) * interval '11 minutes'
       from generate_series($1::integer, $2::integer) as n`,
      [first, last, rows],
    ),
  );
}

/** Posts with the texts of the seeded ones, each under a title and an address of its own. */
export async function fillPosts(database: Database, rows: number): Promise<void> {
  await inBatches(rows, (first, last) =>
    database.query(
      `insert into public.blog_posts (slug, title, excerpt, content, category, status, published_at, created_at)
       select 'prueba-' || n, 'Una voz de prueba, número ' || n, source.excerpt, source.content,
         (array['literatura', 'arte', 'cine', 'ia'])[1 + n % 4], case when n % 10 = 0 then 'draft' else 'published' end,
         timestamptz '2010-01-01' + n * interval '13 minutes', timestamptz '2010-01-01' + n * interval '13 minutes'
       from generate_series($1::integer, $2::integer) as n
       join (
         select excerpt, content, row_number() over (order by id) as place from public.blog_posts
         where slug not like 'prueba-%'
       ) as source on source.place = 1 + n % 6`,
      [first, last],
    ),
  );
}
