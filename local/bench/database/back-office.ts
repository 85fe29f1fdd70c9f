import { fillPosts, fillProposals } from './fill.ts';
import { measureDatabase, type Place, type Question } from './measure.ts';

const proposals = `select id, reference, created_at, email, status, nombre, apellidos, telefono, titulo_obra, tipo_obra,
  obra_file_path, obra_file_name, obra_file_size, curriculum_file_path, curriculum_file_name, curriculum_file_size
  from public.editorial_submissions`;
const posts = `select id, title, slug, author, category, status, scheduled_for, published_at, created_at from`;
const newest = 'order by created_at desc, id desc limit 26';

/** What the lists of the back-office ask: the text that docs/benchmarks.md shows. */
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
      const question = (as: Question['as'], what: string, statement: string): Question => ({
        what,
        as,
        statements: [statement],
        goal: 50,
      });
      const list = (what: string, rest: string) =>
        question('authenticated', `List, ${what}`, `${proposals} ${rest}`);
      const beyond = (sign: '<' | '>') => `where created_at ${sign}= '${at}'
        and (created_at ${sign} '${at}' or (created_at = '${at}' and id ${sign} '${id}'))`;
      const search = (what: string, term: string, more = '') =>
        question(
          'service_role',
          `Search, ${what}`,
          `select id, reference, created_at, email from public.search_editorial_submissions(
             '${term}', '${staff}'${more})`,
        );
      const half = `after_created_at => '${at}', after_id => '${id}'`;
      return [
        list('first page', newest),
        list('half-way down', `${beyond('<')} ${newest}`),
        list('half-way down and one page up', `${beyond('>')} order by created_at, id limit 26`),
        list('a state of one in a thousand', `where status = 'aceptada' ${newest}`),
        list('what one reader has', `where assigned_to = '${staff}' ${newest}`),
        list(
          'one week of the past year',
          `where created_at between now() - interval '200 days'
          and now() - interval '193 days' ${newest}`,
        ),
        search('a word of three rows', 'ornitorrinco'),
        search('a word of every row', 'acequia'),
        search('a word of every row, half-way down', 'acequia', `, ${half}`),
        search('the same, one page up', 'acequia', `, ${half}, back => true`),
        search('a word of every row and a rare state', 'acequia', ", in_status => 'aceptada'"),
        search('a name', 'zoraida vilchez'),
        search('the beginning of a telephone number', '600012'),
        search('nothing found', 'inexistente'),
        search('a stretch of an export', 'acequia', ', max_rows => 500'),
        question('authenticated', 'Dashboard, counters', 'select * from public.dashboard_counts()'),
        question('authenticated', 'Dashboard, weeks', 'select * from public.enquiries_per_week()'),
        question('authenticated', 'Dashboard, newest', 'select * from public.dashboard_newest()'),
        question('authenticated', 'Menu, what waits', 'select * from public.waiting_counts()'),
        question('authenticated', 'Posts, first page', `${posts} public.blog_posts ${newest}`),
        question(
          'service_role',
          'Posts, search for a word of every post',
          `${posts} public.search_all_blog_posts('voz', '${staff}')`,
        ),
      ];
    },
  );
