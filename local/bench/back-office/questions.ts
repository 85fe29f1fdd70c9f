/** What a page of the back-office asks the database for, as whom, and with what. */
export type Question = {
  what: string;
  /** Staff under row level security, or the secret key for the searches (docs/decisions/0009). */
  as: 'staff' | 'server';
  sql: string;
  parameters?: readonly unknown[];
  /** Its plan is shown in the document. */
  explained?: true;
};

const columns =
  'id, reference, created_at, email, status, nombre, apellidos, telefono, titulo_obra, tipo_obra, obra_file_path, obra_file_name, obra_file_size, curriculum_file_path, curriculum_file_name, curriculum_file_size';
const order = 'order by created_at desc, id desc limit 26';
const proposals = `select ${columns} from public.editorial_submissions`;
const search = `select ${columns} from public.search_editorial_submissions`;
const posts =
  'select id, title, slug, author, category, status, scheduled_for, published_at, created_at from public.blog_posts';

const foundPosts = 'select id, title, created_at from public.search_all_blog_posts';
/** fillPosts gives post 5,000 this moment. */
const halfOfPosts =
  "timestamptz '2010-01-01' + 5000 * interval '13 minutes', '00000000-0000-4000-8000-000000000000'";

/** A row in the middle of the list: a cursor half-way down. */
const middle = `(select created_at from public.editorial_submissions order by created_at offset (
  select count(*) / 2 from public.editorial_submissions) limit 1)`;

export type Cursor = { createdAt: string; id: string };
export const cursorQuery = `select created_at, id from public.editorial_submissions where created_at = ${middle}`;

/** The questions; `cursor` is half-way down, `staff` is who reads. */
export function questionsFor(cursor: Cursor, staff: string): Question[] {
  const after = `created_at <= '${cursor.createdAt}' and (created_at < '${cursor.createdAt}'
    or (created_at = '${cursor.createdAt}' and id < '${cursor.id}'))`;
  const found = (what: string, term: string, more = '', way = ''): Question => ({
    what,
    as: 'server',
    sql: `${search}${way}('${term}', '${staff}'${more})`,
  });
  return [
    { what: 'List, first page', as: 'staff', sql: `${proposals} ${order}`, explained: true },
    {
      what: 'List, 50,000 rows down',
      as: 'staff',
      sql: `${proposals} where ${after} ${order}`,
      explained: true,
    },
    {
      what: 'List, a state of one in a thousand',
      as: 'staff',
      sql: `${proposals} where status = 'aceptada' ${order}`,
      explained: true,
    },
    {
      what: 'List, one week of the past year',
      as: 'staff',
      sql: `${proposals} where created_at >= now() - interval '200 days' and created_at < now() - interval '193 days' ${order}`,
    },
    found('Search, a word of three rows', 'ornitorrinco'),
    found('Search, a word of every row', 'acequia'),
    found(
      'Search, a word of every row, 50,000 rows down',
      'acequia',
      `, null, null, null, '${cursor.createdAt}', '${cursor.id}'`,
    ),
    found('Search, a word of every row and a rare state', 'acequia', ", 'aceptada'"),
    found('Search, a name', 'zoraida vilchez'),
    found('Search, the beginning of a telephone number', '600012'),
    found('Search, nothing found', 'inexistente'),
    found('Export, a stretch of 500', 'acequia', ', null, null, null, null, null, 500'),
    { what: 'Dashboard, counters', as: 'staff', sql: 'select * from public.dashboard_counts()' },
    {
      what: 'Dashboard, enquiries per week',
      as: 'staff',
      sql: 'select * from public.enquiries_per_week(12)',
    },
    { what: 'Dashboard, the newest', as: 'staff', sql: 'select * from public.dashboard_newest()' },
    { what: 'Posts, first page', as: 'staff', sql: `${posts} ${order}`, explained: true },
    {
      what: 'List, 50,000 rows down and one page up',
      as: 'staff',
      sql: `${proposals} where created_at >= '${cursor.createdAt}' and (created_at > '${cursor.createdAt}'
        or (created_at = '${cursor.createdAt}' and id > '${cursor.id}')) order by created_at, id limit 26`,
      explained: true,
    },
    {
      ...found(
        '',
        'acequia',
        `, null, null, null, '${cursor.createdAt}', '${cursor.id}'`,
        '_newer',
      ),
      what: 'Search, a word of every row, 50,000 rows down and one page up',
    },
    {
      what: 'Posts, drafts',
      as: 'staff',
      sql: `${posts} where status = 'draft' ${order}`,
    },
    {
      what: 'Posts, search for a word of every post',
      as: 'server',
      sql: `${foundPosts}('voz', '${staff}')`,
      explained: true,
    },
    {
      what: 'Posts, search for a word of every post, half-way down',
      as: 'server',
      sql: `${foundPosts}('voz', '${staff}', null, null, ${halfOfPosts})`,
    },
    {
      what: 'Posts, search for a word of every post, half-way down and one page up',
      as: 'server',
      sql: `${foundPosts}_newer('voz', '${staff}', null, null, ${halfOfPosts})`,
    },
  ];
}
