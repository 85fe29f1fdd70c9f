import { beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import type { Database, TablesInsert } from '@/lib/supabase/database.types';
import { blogPost, contactMessage, proposal, serviceRequest } from './rows.ts';
import { allClients, idOf, insertRow, must, temporaryRow, unique } from './support.ts';

const { secret, lector, equipo, admin } = await allClients();
const [nobody, staff, reader] = [await idOf(lector), await idOf(equipo), await idOf(admin)];
/** A word without digits and hyphens that no other row contains. */
const newWord = (start: string) => unique(start).replace(/[^a-z]/g, '');
/** A word that only these rows contain, so that other rows do not matter. */
const mark = newWord('marca');
const texts = {
  shown: { title: 'Las publicaciones de Ibáñez', tags: ['poesía', 'Andalucía'] },
  second: {
    title: 'Otra cosa',
    content: `${'Un largo texto sobre nada. '.repeat(3)} publicación sin luz ni ciguena [aquí](https://oculto.example)`,
  },
  hyphens: {
    title: 'La\u200bjarón',
    content: `En la quincha\u00adlampa del huerto creció ${'algo '.repeat(10)}`,
  },
  marked: {
    title: 'Xerografía',
    content: `João paseó muchos días por la ciu\u00addad de Søren, franco-española, novela/ensayo, en 1931-1936: ${'y nada más, '.repeat(5)}`,
  },
  signs: {
    title: 'El cancionero «La niñada»',
    tags: ['R&D', 'zooficción|zooensayo'],
    content: `Zoociencia zoopoesía <script>alert(1)</script> y luego zurrón, a<zafra y c>d. Fin.Después www.zurriago.example,
      zagal@correo.example, en EE.UU. y a 1.500 m: **Z**arandeo, zurci**doz**, zas~~tach~~ado, H₂O, coŀlazió; ʿAlī, zéjel¹, la 2.ª de Mª, nº7, 3.000.000.`,
  },
  parted: {
    title: 'Cifras y siglas',
    content:
      'De 1 250 000 zopilotes y 20.000 zorzales de las FF. AA., de la OTAN, de CCOO y del zuecol·lectiu, +34 958 123 456.',
  },
  hours: {
    title: 'Horas',
    content:
      'El zurcido fue el 12.10.2026 a las 19.30; el zunzuneo el 13/11/2027 a las 20:45; el de la U.R.S.S. y el de la R. F. T.',
  },
  plurals: {
    title: 'Obras y zuecos',
    excerpt: 'Los años y los días de las voces felices',
  },
  draft: { title: 'Publicación en borrador', status: 'draft' },
  future: { title: 'Publicación futura', status: 'scheduled', scheduled_for: '2999-01-01' },
  tomorrow: { title: 'Publicación de mañana', published_at: '2999-01-01' },
};

beforeAll(async () => {
  const posts: TablesInsert<'blog_posts'>[] = Object.entries(texts).map(([name, text]) => ({
    ...blogPost(),
    status: 'published',
    published_at: null,
    scheduled_for: null,
    tags: [],
    ...text,
    author: mark,
    slug: `${mark}-${name}`,
  }));
  for (const post of posts) must(await secret.from('blog_posts').insert(post));
  return async () => {
    must(await secret.from('blog_posts').delete().eq('author', mark));
  };
});

const names = (rows: { slug: string }[]) =>
  rows.filter(({ slug }) => slug.startsWith(mark)).map(({ slug }) => slug.slice(mark.length + 1));
const found = async (term: string) =>
  names(must(await secret.rpc('search_blog_posts', { term: `${mark} ${term}` }, { get: true })));

describe('search of the blog', () => {
  const finds =
    (...slugs: string[]) =>
    (term: string): [string, string[]] => [term, slugs];
  it.each([
    ...['publicación', 'publicacion', 'PUBLICACIONES'].map(finds('shown', 'second')),
    ['ibanez', ['shown']],
    ['poesias andalucia', ['shown']],
    ['"publicaciones de ibañez"', ['shown']],
    ...['publicación -ibáñez', 'publicación or -ibáñez'].map(finds('second')),
    ['quinchalampa -ibáñez or publicación', []],
    ['ibáñez or "otra cosa"', ['shown', 'second']],
    ...['publicación -luces', 'publicación -cigüeña'].map(finds('shown')),
    ...['quinchalampa', 'Lajarón'].map(finds('hyphens')),
    ...['oculto', 'pub'].map(finds()),
    ...['joao', 'João', 'joa\u0303o', 'ciudad', 'ciu\u00addad', 'soren'].map(finds('marked')),
    ...['1936', '1931–1936', '"joão paseó"', 'franco-española'].map(finds('marked')),
    ['“publicaciones de Ibáñez”', ['shown']],
    ['«otra cosa»', ['second']],
    ...[
      ...['‹›', '❝❞', '〝〞', '〝〟', '「」', '『』', '″″', '‶″', '‘’', '‚‘', '‛’', "''"],
      ...['"”'],
    ].flatMap(([open, close]): [string, string[]][] => [
      [`${open}publicaciones de ibáñez${close}`, ['shown']],
      [`${open}ibáñez publicaciones${close}`, []],
    ]),
    ['-‘otra cosa’ ibáñez', ['shown']],
    ...['franco˗española', 'ensayo', 'novela', '/novela', '~ensayo'].map(finds('marked')),
    ...['︱', '︲', '— ', '- ', '–', '−\u2060'].map((dash) =>
      finds('shown')(`publicación ${dash}ibáñez`),
    ),
    ["publicaciones' ibáñez", ['shown']],
    ...[
      ...['ninada', 'niñada', 'R&D', 'zooficcion|zooensayo', 'zooficcion(zooensayo)', 'script'],
      ...['zoociencia-zoopoesía', '"zoociencia‑zoopoesia script"', 'zurrón', 'zafra', 'zéjel'],
      ...['fin', 'despues', 'fin.Después', 'zurriago', 'www.zurriago.example', 'zagal'],
      ...['zagal@correo.example', 'EE.UU.', 'EE. UU.', 'EEUU', '1.500', 'zarandeo', 'zurcidoz'],
      ...['zastachado', 'H2O', 'H₂O', 'col·lazio', 'collazió', 'ali', 'ʿalī', '2ª', 'M.ª', 'n.º 7'],
      ...['1500', '1500 m', '3000000'],
    ].map(finds('signs')),
    ...['zoopoesía-zoociencia', 'zoociencia -zoopoesía', 'zoociencia -zoociencia-zoopoesía'].map(
      finds(),
    ),
    ...[
      ...['1.250.000', '1250000', '1\u00a0250\u00a0000', '20 000', '20\u202f000', '20000'],
      ...['"20 000 zorzales"', '"1250000 zopilotes"', 'FFAA', 'ffaa zorzales', '"FF AA"'],
      ...['O.T.A.N.', 'CC. OO.', 'zuecol.lectiu', 'zuecol-lectiu', '958 123 456', '123'],
    ].map(finds('parted')),
    ...[
      ...['19:30 zurcido', '19.30 zurcido', '12/10/2026', '12-10-2026', '12.10.2026', '13.11.2027'],
      ...['13/11/2027', '20.45 zunzuneo', 'zunzuneo URSS', 'U. R. S. S. zunzuneo', 'zunzuneo RFT'],
    ].map(finds('hours')),
    ...['zorzales -20000', 'zopilotes -"1250000"', 'zorzales -FFAA'].map(finds()),
    ...['obra', 'año', 'vocés', 'voz feliz', 'zueco'].map(finds('plurals')),
    ...['dia', 'días'].map(finds('marked', 'plurals')),
    [`';drop table blog_posts;-- ibáñez & ! ( <-> :*`, []],
  ])('%s', async (term, expected) => {
    expect((await found(term)).sort()).toEqual([...expected].sort());
  });

  it('finds a label or a title whose words are all left out of searches', async () => {
    const tags = ['Nosotras', 'Ellas'];
    const post = {
      ...blogPost(),
      title: 'Nada: él y tú',
      author: mark,
      slug: `${mark}-left`,
      tags,
    };
    await temporaryRow('blog_posts', { ...post, status: 'published', published_at: null });
    const search = async (term: string) =>
      names(must(await secret.rpc('search_blog_posts', { term }, { get: true })));
    const searchAll = async (term: string) =>
      names(must(await secret.rpc('search_all_blog_posts', { term, reader: staff })));
    for (const term of ['Nosotras', ' ellas ', 'nada', '«NADA»', 'Tu y el']) {
      expect([await search(term), await searchAll(term)], term).toEqual([['left'], ['left']]);
    }
    for (const term of ['Otros', 'Nosotras ellas', 'nada otros', '', '—', '-Nosotras']) {
      expect([await search(term), await searchAll(term)], term).toEqual([[], []]);
    }
  });

  it('a post that the policies refuse is not indexed before', async () => {
    const title = Array.from({ length: 150_000 }, (_, word) => `a${word}`).join(' ');
    // PostgreSQL refuses to index it with another code, because its vector is too large.
    expect((await lector.from('blog_posts').insert({ ...blogPost(), title })).error?.code).toBe(
      '42501',
    );
  });

  it('search_all_blog_posts returns drafts and scheduled posts to staff, and no rows to a reader', async () => {
    const term = `${mark} publicación`;
    const all = async (reader: string) =>
      names(must(await secret.rpc('search_all_blog_posts', { term, reader }))).sort();
    expect(await all(staff)).toEqual(['draft', 'future', 'second', 'shown', 'tomorrow']);
    // Only staff may search, also directly in the database.
    expect(await all(nobody)).toEqual([]);
  });

  it.each<[string, string[]]>([
    ...['ibañ', 'las publicac', 'publicaciones de ibáñ'].map(finds('shown')),
    ...['xero', 'Xerograf'].map(finds('marked')),
    ...['quinchal', 'nov', 'ibañ -publicaciones', '"ibáñez publicac"'].map(finds()),
    [mark.slice(0, -2), Object.keys(texts)],
  ])('the back-office finds posts by the beginnings in «%s»', async (term, slugs) => {
    const rows = must(await secret.rpc('search_all_blog_posts', { term, reader: staff }));
    expect(names(rows).sort()).toEqual([...slugs].sort());
  });

  it.each([
    ['publicacion', ['publicacion', 'publicaciones']],
    ['PUBLICACIÓN', ['publicaciones']],
    ['ibáñez', ['ibanez']],
    ['joao', ['joao']],
    ['ciudad', ['ciudad']],
    ['soren', ['soren']],
    ['zoociencia-zoopoesia', ['zoociencia', 'zoopoesia']],
    ['ninada collazio H2O', ['ninada', 'collazio', 'h2o']],
    ['zurcidoz', ['zurcidoz']],
    ['obras', ['obra']],
  ])('returns the words that «%s» has matched, without accents', async (term, words) => {
    const rows = must(await secret.rpc('search_blog_posts', { term: `${mark} ${term}` }));
    const hits = rows.flatMap(({ hits }) => hits.map((hit) => hit.replaceAll('ó', 'o')));
    expect(hits).toEqual(expect.arrayContaining(words));
  });

  it('ranks matches in the title first, pages through the results and counts them', async () => {
    const term = `${mark} publicación`;
    const read = async (page: number) =>
      must(await secret.rpc('search_blog_posts', { term, page, size: 1 })).map(
        ({ slug, total }) => [slug.slice(mark.length + 1), total],
      );
    expect(await read(1)).toEqual([['shown', 2]]);
    expect(await read(2)).toEqual([['second', 2]]);
    expect(await read(3)).toEqual([]);
  });

  it('ranks the newest 120, reports that there are more, and finds every rare word', async () => {
    const [word, rare] = [newWord('cota'), newWord('rara')];
    const posts = Array.from({ length: 122 }, (_, index) => ({
      ...blogPost(),
      slug: `${word}-${index}`,
      status: 'published',
      published_at: new Date(Date.UTC(2020, 0, 1, 0, index)).toISOString(),
      scheduled_for: null,
      author: mark,
      // The two oldest have the word in their titles and would be first in a ranked list.
      title: index < 2 ? `${word} ${rare}` : 'Otra cosa',
      excerpt: `Un extracto con ${word}.`,
    }));
    must(await secret.from('blog_posts').insert(posts));
    const page = async (term: string, number: number) =>
      must(await secret.rpc('search_blog_posts', { term, page: number }, { get: true }));
    const pages = await Promise.all(Array.from({ length: 11 }, (_, at) => page(word, at + 1)));
    expect(pages.map(({ length }) => length)).toEqual([...Array(10).fill(12), 0]);
    expect(new Set(pages.flat().map(({ slug }) => slug)).size).toBe(120);
    expect(new Set(pages.flat().map(({ total }) => total))).toEqual(new Set([121]));
    expect(pages.flat().map(({ slug }) => slug)).not.toContain(`${word}-0`);
    const both = await page(`${word} ${rare}`, 1);
    expect(both.map(({ slug, total }) => [slug, total])).toEqual([
      [`${word}-1`, 2],
      [`${word}-0`, 2],
    ]);
  });

  // These terms stand alone: with another word beside them a hyphen excludes.
  it.each(['-', '–', '—', '−', '—\u2060', '--', '- ', '‑', '(-'])(
    '%sword finds the word, not the rest',
    async (sign) => {
      const word = newWord('signo');
      const shown = { status: 'published', published_at: '2020-01-01' };
      const slug = `${mark}-${word}`;
      await temporaryRow('blog_posts', {
        ...blogPost(),
        ...shown,
        author: mark,
        slug,
        title: word,
      });
      const rows = must(await secret.rpc('search_blog_posts', { term: sign + word }));
      expect(rows.map(({ slug, total }) => [slug, total])).toEqual([[slug, 1]]);
    },
  );

  const hyphens = '-\u0301'.repeat(50);

  it.each([
    '',
    '   ',
    'nosotras de la',
    '***',
    '-',
    '—',
    '– —',
    '"-"',
    '\u2060',
    '«»',
    'or -',
    hyphens,
  ])('finds nothing for «%s»', async (term) => {
    expect(must(await secret.rpc('search_blog_posts', { term }))).toEqual([]);
  });
});

describe('search of the back-office', () => {
  const email = `${mark}.lopez@prueba.example`;
  const words = { name: 'José Núñez ʿAlī', message: 'Quisiera unas encuadernaciones' };
  const work = { telefono: '+34 958 12 34 56', titulo_obra: '1984 canciones' };

  beforeAll(async () => {
    await insertRow('contact_messages', { ...contactMessage(), email, ...words });
    await insertRow('editorial_submissions', { ...proposal(), email, ...work });
    await insertRow('services_contacts', {
      ...serviceRequest(),
      email,
      telefono: '+34 958 123457 ext 7',
    });
    await insertRow('services_contacts', {
      ...serviceRequest(),
      email,
      telefono: '958123458/600112233',
    });
    return async () => {
      must(await secret.from('contact_messages').delete().eq('email', email));
      must(await secret.from('editorial_submissions').delete().eq('email', email));
      must(await secret.from('services_contacts').delete().eq('email', email));
    };
  });

  it.each([
    ['search_contact_messages', 'jose nuñ', 1],
    ['search_contact_messages', 'Núñez José', 1],
    ['search_contact_messages', `${mark}.lop`, 1],
    ['search_contact_messages', `lopez@prueba.example ${mark}`, 1],
    ['search_contact_messages', 'encuaderna', 1],
    ['search_contact_messages', 'ali', 1],
    ['search_contact_messages', 'José&Núñez', 1],
    ['search_contact_messages', `${mark}.lopez@prueba.example`, 1],
    ['search_contact_messages', `-(fontaneria) ${mark}.lop`, 1],
    ['search_contact_messages', `-(jose) ${mark}.lop`, 0],
    ['search_contact_messages', 'fontaneria', 0],
    ['search_contact_messages', '—jose', 1],
    ['search_contact_messages', '"jose nuñez"', 1],
    ['search_contact_messages', '"nuñez jose"', 0],
    ['search_contact_messages', '«unas encuadernaciones» nuñ', 1],
    ['search_contact_messages', '"nuñez jose', 1],
    ['search_contact_messages', `${mark}.lop -"nuñez jose"`, 1],
    ['search_contact_messages', `${mark}.lop -"jose nuñez"`, 0],
    ['search_contact_messages', 'jose – nuñez', 1],
    ['search_contact_messages', 'jo\u00adse', 1],
    ['search_contact_messages', '—', 0],
    ['search_contact_messages', '—fontaneria', 0],
    ['search_contact_messages', 'jose -nuñez', 0],
    ['search_contact_messages', 'jose -prueba', 0],
    ['search_contact_messages', 'jose -prueb', 1],
    ['search_contact_messages', 'jose -encuadernación', 0],
    ['search_contact_messages', '"jose -nuñez"', 1],
    ['search_contact_messages', '-fontaneria', 0],
    ['search_editorial_submissions', '958–12–34–56', 1],
    ['search_editorial_submissions', '958123456', 1],
    ['search_editorial_submissions', '+34958', 1],
    ['search_services_contacts', '958123457', 1],
    ['search_services_contacts', '958 12 34 58', 1],
    ['search_services_contacts', '600112233', 1],
    ['search_editorial_submissions', '1984', 1],
    ['search_editorial_submissions', 'canción', 1],
  ] as const)('%s: %s', async (name, term, count) => {
    const found = (reader: string) =>
      secret.rpc(name, { term, reader }).eq('email', email).select('email');
    expect(must(await found(staff))).toHaveLength(count);
    // The function repeats the policy: only staff may search.
    expect(must(await found(nobody))).toEqual([]);
  });

  it('finds rare words beyond the rows that it searches first, together with newer ones', async () => {
    const [rare, common] = [newWord('escasa'), newWord('frecuente')];
    const start = Date.UTC(2032, 0, 1);
    const rows = Array.from({ length: 2100 }, (_, index) => ({
      ...contactMessage(),
      subject: index === 0 || index === 2050 ? `${common} ${rare}` : common,
      created_at: new Date(start + index * 60_000).toISOString(),
    }));
    onTestFinished(async () => {
      must(await secret.from('contact_messages').delete().like('subject', `${common}%`));
    });
    must(await secret.from('contact_messages').insert(rows));
    const minutes = async (term: string, more: Partial<SearchArguments> = {}) => {
      const asked = { term, reader, ...more };
      const times = secret.rpc('search_contact_messages', asked).select('created_at');
      return must(await times).map(({ created_at }) => (Date.parse(created_at) - start) / 60_000);
    };
    const upwards = {
      ...{ after_created_at: '2031-12-31T00:00:00+00:00', back: true },
      after_id: '00000000-0000-4000-8000-000000000000',
    };
    expect(await minutes(rare)).toEqual([2050, 0]);
    expect(await minutes(rare, upwards)).toEqual([0, 2050]);
    expect(await minutes(rare, { max_rows: 1 })).toEqual([2050]);
    expect(await minutes(common, { max_rows: 3 })).toEqual([2099, 2098, 2097]);
    expect(await minutes(common, { ...upwards, max_rows: 2 })).toEqual([0, 1]);
  }, 120_000);

  it('filters, and continues after the last row of a page', async () => {
    const word = newWord('hoja');
    const rows = [1, 2, 3].map((day) => ({
      ...contactMessage(),
      subject: word,
      created_at: `2020-01-0${day}T10:00:00+00:00`,
      status: day === 3 ? 'archivada' : 'nueva',
    }));
    must(await secret.from('contact_messages').insert(rows));
    const days = async (filter: Partial<SearchArguments>) => {
      const asked = { term: word, reader, ...filter };
      const found = secret.rpc('search_contact_messages', asked).select('id, created_at');
      return must(await found).map((row) => ({ ...row, day: Number(row.created_at.slice(8, 10)) }));
    };
    const first = await days({ max_rows: 2 });
    const { id = '', created_at = '' } = first.at(-1) ?? {};
    const second = await days({ after_created_at: created_at, after_id: id });
    const filtered = await days({ in_status: 'nueva', since: '2020-01-02', before: '2020-01-03' });
    must(await secret.from('contact_messages').delete().eq('subject', word));
    const found = [first, second, filtered].map((page) => page.map(({ day }) => day));
    expect(found).toEqual([[3, 2], [1], [2]]);
  });
});

type SearchArguments = Database['public']['Functions']['search_contact_messages']['Args'];
