import { describe, expect, it, vi } from 'vitest';
import { checkDescription, checkNotes, checkPost, linkTarget, referencesOf } from './checks';
import { toValues } from './fields';

const base = 'https://dauro.example/blog/un-post';

it.each([
  ['a'.repeat(49), '', [{ kind: 'short', count: 49, limit: 50 }]],
  ['a'.repeat(50), '', []],
  ['a'.repeat(160), 'corto', []],
  ['', 'a'.repeat(161), [{ kind: 'long', count: 161, limit: 160 }]],
  ['   ', 'a'.repeat(100), []],
])('the description is %j, else the excerpt', (meta_description, excerpt, warnings) => {
  expect(checkDescription({ meta_description, excerpt })).toEqual(warnings);
});

it('marks and notes belong together', () => {
  const text =
    'Uno[^a], dos\\[^b], otra vez[^b] y tres[^Con].\n\n[^a]: A.\n\n[^con]: C[^a].\n\n[^Sin]: D.';
  expect(checkNotes(text)).toEqual([
    { kind: 'mark', address: '[^b]' },
    { kind: 'note', address: '[^Sin]' },
  ]);
  const twice = 'Uno[^a] y dos[^a].\n\n[^a]: A.\n\n[^b]: B.\n\n[^A]: De dos.';
  expect(checkNotes(twice)).toEqual([
    { kind: 'note', address: '[^b]' },
    { kind: 'repeated', address: '[^A]' },
  ]);
});

describe('linkTarget', () => {
  it.each([
    ['/contacto', '/contacto'],
    ['/contacto/?a=1#b', '/contacto'],
    ['/', '/'],
    ['otro-post', '/blog/otro-post'],
    ['../tienda', '/tienda'],
    ['https://dauro.example/producto/el-niño', '/producto/el-niño'],
  ])('%s is on this site', (address, path) => {
    expect(linkTarget(address, base)).toEqual({ kind: 'here', path });
  });

  const others = ['https://otra.example/x', 'http://otra.example', 'https://[::1]/'];
  it.each([...others, 'mailto:a@b.example', 'tel:+34958000000', '#notas', '?q=1'])(
    '%s is elsewhere',
    (address) => expect(linkTarget(address, base)).toEqual({ kind: 'elsewhere' }),
  );

  const hostile = ['javascript:alert(1)', '//otra.example', '/%E0%A4%A'];
  it.each(['', 'https://', 'https://texto', 'mailto:nadie', ...hostile])(
    '%s is malformed',
    (address) => expect(linkTarget(address, base)).toEqual({ kind: 'malformed' }),
  );
});

it('misses no page that the site redirects to, nor the one to sign in', async () => {
  const here = [
    '/Contacto',
    '/BLOG/',
    '/blog/categoria/todas',
    '/tienda/categoria/todos',
    '/auth',
    'a.example/b',
  ];
  const content = [...here, '/Contactos', '/blog/b'].map((address) => `[a](${address})`).join(' ');
  const post = { ...toValues({ slug: 'a' }), excerpt: 'a'.repeat(60), content };
  vi.stubGlobal('fetch', () => Promise.reject(new Error('The database is away')));
  expect(await checkPost(post)).toEqual([
    { kind: 'missing', address: '/Contactos' },
    { kind: 'unchecked', address: '/blog/b' },
  ]);
});

it('misses pictures of the fields and of the text', async () => {
  vi.stubGlobal('fetch', async () => new Response(null, { status: 404 }));
  const pictures = { image_url: '/a.webp', gallery: '/b.webp\n/a.webp', content: '![d](/c.webp)' };
  const found = await checkPost({
    ...toValues({ slug: 'a' }),
    excerpt: 'a'.repeat(60),
    ...pictures,
  });
  expect(found.map(({ kind, ...facts }) => [kind, facts])).toEqual(
    ['/a.webp', '/b.webp', '/c.webp'].map((address) => ['picture', { address }]),
  );
});

describe('referencesOf', () => {
  it('finds links of every notation once, and pictures with their alternative texts', () => {
    const text = [
      '[uno](/blog) y [otra vez](/blog) y «https://a.example»',
      'un [lazo][x] y ![foto][y]',
      '![](/images/a.webp) ![Un patio](https://a.example/b.png)',
      '`[código](/no)` \\[no](/tampoco)',
      '',
      '[x]: /contacto',
      '[y]: /images/c.webp',
    ].join('\n');
    expect(referencesOf(text)).toEqual({
      links: ['/blog', 'https://a.example', '/contacto'],
      pictures: [
        { address: '/images/c.webp', alt: 'foto' },
        { address: '/images/a.webp', alt: '' },
        { address: 'https://a.example/b.png', alt: 'Un patio' },
      ],
    });
  });

  it('returns nothing for a text that is too costly to parse', () => {
    expect(referencesOf(`${'> '.repeat(60)}[a](/b)`)).toEqual({ links: [], pictures: [] });
  });
});
