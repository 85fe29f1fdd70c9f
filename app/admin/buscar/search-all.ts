import 'server-only';
import type { SearchResult } from '@/app/admin/_frame/palette/search';
import { readFilter } from '@/app/admin/[area]/filter';
import { entryReader } from '@/app/admin/[area]/queries';
import { listPosts, readPostFilter } from '@/app/admin/blog-posts/list-queries';
import { listPeople } from '@/app/admin/personas/people';
import { mayWorkOn } from '@/lib/auth/roles';
import { assertStaff } from '@/lib/auth/session';
import { areaNames } from '@/lib/form-areas';
import { pathOf } from '@/lib/parameter-pages';
import { searchBooks } from '@/lib/shop/queries';
import { getAllProducts } from '@/lib/storefront/products';
import { toEntry } from '@/lib/submissions/entry';

export const resultsOfKind = 4;

/** The newest posts of any state that match a term; `detail` is the address of their page. Staff only; throws. */
export async function findPosts(term: string): Promise<SearchResult[]> {
  const { rows } = await listPosts(readPostFilter({ q: term }), null);
  return rows.slice(0, resultsOfKind).map(({ id, title, slug }) => ({
    kind: 'posts',
    id,
    href: `/admin/blog-posts/edit/${id}`,
    title,
    detail: pathOf('post', slug),
  }));
}

/** The books of the shop that match a term; `id` is the handle, `detail` the author. Throws when the shop fails. */
export async function findBooks(term: string, most: number): Promise<SearchResult[]> {
  const books = searchBooks(await getAllProducts(), term).slice(0, most);
  return books.map(({ handle, title, book }) => ({
    kind: 'libros',
    id: handle,
    href: pathOf('product', handle),
    title,
    detail: book.author ?? '',
  }));
}

/** The newest submissions of every list that match a term. Staff only; throws when they cannot be read. */
export async function findEntries(term: string): Promise<SearchResult[]> {
  const { roles } = await assertStaff('office');
  const filter = readFilter({ q: term });
  if (!filter.q) return [];
  const lists = await Promise.all(
    areaNames
      .filter((area) => mayWorkOn(roles, area))
      .map(async (area) => {
        const read = await entryReader(area, filter);
        const rows = await read(null, resultsOfKind);
        return rows.map((row): SearchResult => {
          const { id, name, subject, reference } = toEntry(area, row);
          const detail = [reference, subject].filter(Boolean).join(' · ');
          return { kind: area, id, href: `/admin/${area}/${id}`, title: name, detail };
        });
      }),
  );
  return lists.flat();
}

/** The newest accounts whose address contains a term. Admins only; throws when they cannot be read. */
export async function findPeople(term: string): Promise<SearchResult[]> {
  const { rows } = await listPeople(term, null);
  return rows.slice(0, resultsOfKind).map(({ id, email }) => ({
    kind: 'personas',
    id,
    href: `/admin/personas?${new URLSearchParams({ q: email })}`,
    title: email,
    detail: '',
  }));
}
