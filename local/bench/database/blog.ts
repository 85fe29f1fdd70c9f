import { fillPosts } from './fill.ts';
import { measureDatabase, type Place } from './measure.ts';

const columns =
  'slug, title, excerpt, author, category, tags, image_url, book_image, book_link, public_at';
const newest = 'order by public_at desc, id desc';
const onePage = (where: string, offset: number) =>
  `select ${columns} from public.blog_posts ${where} ${newest} limit 12 offset ${offset}`;
/** A range and an exact count in one statement, as PostgREST sends it. */
const counted = (where: string, offset: number) =>
  `with page as (${onePage(where, offset)}), counted as (select 1 from public.blog_posts ${where})
   select (select count(*) from counted), json_agg(page) from page`;

/** Measures the queries of the pages of a blog with this many posts; returns the text for docs/benchmarks.md. */
export const benchBlog = (place: Place, posts = 10_000): Promise<string> =>
  measureDatabase(
    place,
    (database) => fillPosts(database, posts),
    async (database) => {
      const [middle] = await database.query<{ slug: string; public_at: string; id: string }>(
        `select slug, public_at, id from public.blog_posts ${newest} limit 1 offset $1`,
        [Math.floor(posts / 2)],
      );
      if (!middle) throw new Error('The blog is empty');
      const neighbour = (sign: '<' | '>', order: string) =>
        `select slug, title, category from public.blog_posts
         where public_at ${sign}= '${middle.public_at}' and (public_at ${sign} '${middle.public_at}'
           or (public_at = '${middle.public_at}' and id ${sign} '${middle.id}'))
         order by public_at ${order}, id ${order} limit 1`;
      const search = (term: string) => `select * from public.search_blog_posts('${term}')`;
      const art = "where category = 'arte'";
      return {
        anon: {
          'First page': counted('', 0),
          'Last page': counted('', Math.floor(posts / 12) * 12),
          'First page of a section': counted(art, 0),
          'Last page of a section': counted(art, Math.floor(posts / 48) * 12),
          'Article, its neighbours and its related posts': [
            `select ${columns}, content from public.blog_posts where slug = '${middle.slug}'`,
            ...[neighbour('<', 'desc'), neighbour('>', 'asc'), onePage(art, 0), onePage('', 0)],
          ],
        },
        service_role: {
          'Search, a word of three articles': search('ornitorrinco'),
          'Search, a word of every article': search('voz'),
          'Search, two words of every article': search('voz prueba'),
          'Search, a phrase of every article': search('"voz de prueba"'),
          'Search, nothing found': search('nadalodice'),
        },
      };
    },
  );
