import { beforeAll, expect, it, vi } from 'vitest';
import { listEntries, neighboursOf } from '@/app/admin/[area]/queries';
import { listPosts } from '@/app/admin/blog-posts/list-queries';
import { listAuditRows } from '@/app/admin/registro/queries';
import { type ListPosition, readPosition } from '@/lib/paging/keyset';
import { blogPost, contactMessage } from './rows.ts';
import { idOf, must, secretClient, signedInClient, temporaryRow, unique } from './support.ts';

/** Pages through the lists of the back-office forwards and backwards, with their data functions. */
const admin = await signedInClient('admin');
vi.mock('@/lib/supabase/server', () => ({ createSessionClient: async () => admin }));

const secret = secretClient();
const word = unique('ida').replace(/[^a-z]/g, '');
const count = 60;
/** Two rows with each time, so that the identifier decides their order. */
const moments = Array.from({ length: count }, (_, index) =>
  new Date(Date.UTC(2031, 0, 1, 0, Math.floor(index / 2))).toISOString(),
);

/** Accents, capitals, and characters that a PostgREST filter must quote. */
const names = ['Álvaro', 'ana, (y) "otros"', 'Inocencio', 'Íñigo\\', 'Zoe_1'];

beforeAll(async () => {
  const messages = moments.map((created_at, index) => ({
    ...contactMessage(),
    created_at,
    subject: word,
    name: names[index % names.length] ?? '',
  }));
  must(await secret.from('contact_messages').insert(messages));
  const posts = moments.map((created_at) => ({ ...blogPost(), created_at, author: word }));
  must(await secret.from('blog_posts').insert(posts));
  return async () => {
    must(await secret.from('contact_messages').delete().eq('subject', word));
    must(await secret.from('blog_posts').delete().eq('author', word));
  };
});

const period = { asignado: '', desde: '2031-01-01', hasta: '2031-01-01' } as const;
const messages =
  (q: string, orden = '', estado: '' | 'nueva' = '') =>
  (place: ListPosition) =>
    listEntries('contacto', { ...period, q, orden, estado }, place);

const narrowed = { estado: 'draft', categoria: 'literatura' } as const;
const anywhere = { estado: '', categoria: '' } as const;
const posts =
  (q: string, orden = '', where: typeof narrowed | typeof anywhere = narrowed) =>
  (place: ListPosition) =>
    listPosts({ q, orden, ...where }, place);

const inEachOrder = <List>(what: string, orders: string[], list: (q: string, by: string) => List) =>
  orders.flatMap((order) =>
    ['', word].map(
      (q) => [`${what} by ${order}, ${q ? 'searched' : 'filtered'}`, list(q, order)] as const,
    ),
  );

const lists = [
  ['messages, filtered', messages('')],
  ...inEachOrder('messages', ['nombre', '-nombre', 'estado', 'fecha'], messages),
  ['messages, searched', messages(word, '', 'nueva')],
  ['posts', posts('')],
  ...inEachOrder('posts', ['estado', '-categoria', 'fecha'], posts),
  ['posts, searched', posts(word, '', anywhere)],
] as const;

it.each(lists)('a list of %s has the same order forwards and backwards', async (name, list) => {
  const first = await list(null);
  const second = await list(readPosition({ despues: first.next }));
  const third = await list(readPosition({ despues: second.next }));
  const ids = (page: { rows: { id: string }[] }) => page.rows.map(({ id }) => id);
  const down = [...ids(first), ...ids(second), ...ids(third)].slice(0, count);
  expect(new Set(down).size).toBe(count);
  expect([first.previous, first.rows.length, second.rows.length]).toEqual([null, 25, 25]);

  const backInSecond = await list(readPosition({ antes: third.previous }));
  expect(ids(backInSecond)).toEqual(ids(second));
  const backInFirst = await list(readPosition({ antes: backInSecond.previous }));
  expect(ids(backInFirst)).toEqual(ids(first));
  expect([backInFirst.previous, backInFirst.next]).toEqual([null, first.next]);

  if (name.includes(' by ')) return;
  // Before the middle of the first page there is less than a page, so the whole first page is shown.
  const table = name.startsWith('posts') ? 'blog_posts' : 'contact_messages';
  const middle = secret
    .from(table)
    .select('id, created_at')
    .eq('id', ids(first)[9] ?? '');
  const { id, created_at } = must(await middle.single());
  const top = await list(readPosition({ antes: `${created_at}_${id}` }));
  expect([ids(top), top.previous]).toEqual([ids(first), null]);
});

it('an entry has its neighbours at the end of its page, and when its state took it out of the list', async () => {
  const filter = { ...period, q: '', orden: '-nombre', estado: 'nueva' } as const;
  const first = await listEntries('contacto', filter, null);
  const second = await listEntries('contacto', filter, readPosition({ despues: first.next }));
  const ids = [...first.rows, ...second.rows].map(({ id }) => id);
  const beside = async (id = '') =>
    (await neighboursOf('contacto', filter, id)).map((found) => found?.id);
  expect(await beside(ids[0])).toEqual([undefined, ids[1]]);
  expect(await beside(ids[24])).toEqual([ids[23], ids[25]]);
  const messages = secret.from('contact_messages');
  must(await messages.update({ status: 'aceptada' }).eq('id', ids[10] ?? ''));
  expect(await beside(ids[10])).toEqual([ids[9], ids[11]]);
  must(await messages.update({ status: 'nueva' }).eq('id', ids[10] ?? ''));
});

it('a list is filtered by who has its entries, and finds each spelling of a domain', async () => {
  const sender = unique('peña').replace(/[^a-z]/g, '');
  const [me, day] = [await idOf(admin), '2030-01-01'];
  const message = { ...contactMessage(), email: `${sender}@peña.example` };
  const insert = (row: object) => temporaryRow('contact_messages', { ...message, ...row });
  const mine = await insert({ created_at: `${day}T10:00:00Z`, assigned_to: me });
  const nobodys = await insert({ created_at: `${day}T11:00:00Z` });
  const found = async (q: string, asignado: string) => {
    const filter = { ...({ q, asignado, orden: '', estado: '' } as const), desde: day, hasta: day };
    return (await listEntries('contacto', filter, null)).rows.map(({ id }) => id);
  };
  for (const domain of ['peña.example', 'PEÑA.example', 'xn--pea-8ma.example'])
    expect(await found(`${sender}@${domain}`, ''), domain).toEqual([nobodys, mine]);
  // With and without words, because they are read by different queries.
  for (const q of [sender, '']) {
    expect(await found(q, 'mias')).toEqual([mine]);
    expect(await found(q, me)).toEqual([mine]);
    expect(await found(q, 'nadie')).toEqual([nobodys]);
  }
});

it('a list sorted by name ignores accents and capitals, with ñ after n, in both directions', async () => {
  const sorted = async (orden: string) => {
    const list = messages('', orden);
    const first = await list(null);
    const second = await list(readPosition({ despues: first.next }));
    return [...new Set([...first.rows, ...second.rows].map(({ name }) => name))];
  };
  expect(await sorted('nombre')).toEqual(names);
  expect(await sorted('-nombre')).toEqual([...names].reverse());
});

it('the record finds both spellings of a domain, quotes what a filter must quote, and is narrowed by days', async () => {
  const [letters, ascii] = [`${word}@peña.example`, `${word}@xn--pea-8ma.example`];
  const title = `${word} {a}, (y) "otros" 5%_\\`;
  const rows = [letters, ascii, title].map((about) => ({
    kind: 'acceso',
    about_kind: 'cuenta',
    about,
  }));
  must(await secret.from('audit_log').insert(rows));
  const found = async (q: string, hasta = '') => {
    const { rows } = await listAuditRows({ q, tipo: '', desde: '', hasta }, null);
    return rows.map(({ about }) => about).sort();
  };
  expect(await found(letters.toUpperCase())).toEqual([letters, ascii]);
  expect(await found(ascii)).toEqual([letters, ascii]);
  expect(await found(title)).toEqual([title]);
  expect(await found(title, '2026-01-01')).toEqual([]);
});
