import { fillPosts, fillProposals } from './fill.ts';
import { measureDatabase, type Place } from './measure.ts';

const proposals = `select id, reference, created_at, email, status, nombre, apellidos, telefono, titulo_obra, tipo_obra,
  obra_file_path, obra_file_name, obra_file_size, curriculum_file_path, curriculum_file_name, curriculum_file_size
  from public.editorial_submissions`;
const posts = `select id, title, slug, author, category, status, scheduled_for, published_at, created_at from`;
const newest = 'order by created_at desc, id desc limit 26';

/** Measures the queries of the back-office's lists; returns the text for docs/benchmarks.md. */
export const benchBackOffice = (place: Place, rows = 100_000, articles = 10_000): Promise<string> =>
  measureDatabase(
    place,
    async (database) => {
      await fillProposals(database, rows);
      await fillPosts(database, articles);
    },
    async (database, staff) => {
      const [middle] = await database.query<{ created_at: string; id: string }>(
        'select created_at, id from public.editorial_submissions order by created_at, id limit 1 offset $1',
        [Math.floor(rows / 2)],
      );
      if (!middle) throw new Error('There are no proposals');
      const { created_at: at, id } = middle;
      const list = (rest: string) => `${proposals} ${rest}`;
      const beyond = (sign: '<' | '>') => `where created_at ${sign}= '${at}'
        and (created_at ${sign} '${at}' or (created_at = '${at}' and id ${sign} '${id}'))`;
      const week = "between now() - interval '200 days' and now() - interval '193 days'";
      const search = (term: string, more = '') =>
        `select id, reference, created_at, email from public.search_editorial_submissions(
           '${term}', '${staff}'${more})`;
      const half = `, after_created_at => '${at}', after_id => '${id}'`;
      return {
        authenticated: {
          'List, first page': list(newest),
          'List, half-way down': list(`${beyond('<')} ${newest}`),
          'List, half-way down and one page up': list(
            `${beyond('>')} order by created_at, id limit 26`,
          ),
          'List, a state of one in a thousand': list(`where status = 'aceptada' ${newest}`),
          'List, what one reader has': list(`where assigned_to = '${staff}' ${newest}`),
          'List, by name': list('order by sort_name, created_at, id limit 26'),
          'List, by state, from Z to A': list(
            'order by status desc, created_at desc, id desc limit 26',
          ),
          'List, one week of the past year': list(`where created_at ${week} ${newest}`),
          'Dashboard, counters': 'select * from public.dashboard_counts()',
          'Dashboard, weeks': 'select * from public.enquiries_per_week()',
          'Dashboard, newest': 'select * from public.dashboard_newest()',
          'Menu, what waits': 'select * from public.waiting_counts()',
          'Posts, first page': `${posts} public.blog_posts ${newest}`,
          'Posts, by category': `${posts} public.blog_posts order by category, created_at, id limit 26`,
        },
        service_role: {
          'Search, a word of three rows': search('ornitorrinco'),
          'Search, a word of every row': search('acequia'),
          'Search, a word of every row, half-way down': search('acequia', half),
          'Search, the same, one page up': search('acequia', `${half}, back => true`),
          'Search, a word of every row and a rare state': search(
            'acequia',
            ", in_status => 'aceptada'",
          ),
          'Search, a word of every row, by name': search(
            'acequia',
            ", sorted_by => 'sort_name', ascending => true",
          ),
          'Search, a name': search('zoraida vilchez'),
          'Search, the beginning of a telephone number': search('600012'),
          'Search, nothing found': search('inexistente'),
          'Search, a stretch of an export': search('acequia', ', max_rows => 500'),
          'Posts, search for a word of every post': `${posts} public.search_all_blog_posts('voz', '${staff}')`,
        },
      };
    },
  );
