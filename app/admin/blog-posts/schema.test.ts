import { describe, expect, it } from 'vitest';
import { editor } from '@/messages/es/posts.json';
import { hourProblem, isPublic, postSchema, publishedAt, slugify } from './schema';

const valid = {
  title: 'Título',
  slug: 'titulo',
  excerpt: 'Diez letras',
  content: 'ñ'.repeat(50),
  author: 'Grupo Dauro',
  category: 'cine',
  status: 'draft',
};

/** The message keys by field. */
function errors(values: object): Record<string, string> {
  const result = postSchema.safeParse({ ...valid, ...values });
  const issues = result.success ? [] : result.error.issues;
  return Object.fromEntries(issues.map(({ path, message }) => [path[0], message]));
}

describe('postSchema', () => {
  it.each([
    ['title', '   ', 'title'],
    ['title', 'ñ'.repeat(201), 'max:200'],
    ['slug', '', 'slug'],
    ['slug', 'Con Mayúsculas', 'slug_shape'],
    ['slug', 'a_b', 'slug_shape'],
    ['slug', 'categoria', 'slug_reserved'],
    ['slug', 'pagina', 'slug_reserved'],
    ['excerpt', 'nueve let', 'excerpt'],
    ['excerpt', 'ñ'.repeat(501), 'max:500'],
    ['content', 'ñ'.repeat(49), 'content'],
    ['author', '', 'author'],
    ['category', 'deportes', 'category'],
    ['status', 'archived', 'status'],
    ['image_url', 'no es una dirección', 'url'],
    ['image_url', 'http://sin-cifrar.example/a.webp', 'url'],
    ['book_link', '//otra.example', 'url'],
    ['amazon_link', 'javascript:alert(1)', 'url'],
    ['gallery', '/a.webp\nb.webp', 'url'],
    ['meta_title', 'ñ'.repeat(61), 'max:60'],
    ['meta_description', 'ñ'.repeat(161), 'max:160'],
    ['scheduled_for', 'mañana', 'scheduled_invalid'],
    ['scheduled_for', '2026-03-29T02:30', 'scheduled_skipped'],
  ])('%s = %s: %s', (field, value, key) => {
    expect(errors({ [field]: value })).toEqual({ [field]: key });
    expect(editor.fields).toHaveProperty(key.replace(/:.*/, ''));
  });

  it.each([
    ['title', '📚'.repeat(200), '📚'.repeat(200)],
    ['image_url', '/images/a.webp', '/images/a.webp'],
    ['image_url', 'https://otra.example/a.webp?b=c', 'https://otra.example/a.webp?b=c'],
    ['meta_title', 'ñ'.repeat(60), 'ñ'.repeat(60)],
    ['meta_description', 'ñ'.repeat(160), 'ñ'.repeat(160)],
    ['image_url', '', null],
    ['meta_title', ' ', null],
    ['gallery', '', []],
    ['tags', ' uno, ,dos tres ,, cuatro', ['uno', 'dos tres', 'cuatro']],
    // The hour of Madrid.
    ['scheduled_for', '2026-07-01T10:30', '2026-07-01T08:30:00.000Z'],
    ['title', 'Pala\u00adbras en la pá\u00adgina', 'Palabras en la página'],
    ['slug', 'pagina-1', 'pagina-1'],
    ['slug', 'pala\u200bbras\u2060', 'palabras'],
    ['tags', 'poe\u00adsía,\u200b,teatro\ufeff', ['poesía', 'teatro']],
    ['content', `${'verde '.repeat(10)}\vviento`, `${'verde '.repeat(10)}\nviento`],
    ['book_link', 'www.libros.example/a', 'https://www.libros.example/a'],
    ['image_url', 'fotos.example/a.webp\u200b', 'https://fotos.example/a.webp'],
    ['gallery', '/a.webp\nwww.b.example/b.webp', ['/a.webp', 'https://www.b.example/b.webp']],
  ])('%s %j is stored as %j', (field, typed, stored) => {
    expect(postSchema.parse({ ...valid, [field]: typed })).toHaveProperty(field, stored);
  });

  it('needs no optional field, nor the hour of a scheduled post, and keeps them undefined', () => {
    const post = postSchema.parse({ ...valid, status: 'scheduled' });
    for (const field of ['image2', 'book_link', 'tags', 'scheduled_for'] as const) {
      expect(post[field]).toBeUndefined();
    }
  });
});

describe('slugify', () => {
  it.each([
    ['Una voz para dos tierras: presentaciones', 'una-voz-para-dos-tierras-presentaciones'],
    ['  ¡Ñandúes y PINGÜINOS, en Órgiva!  ', 'nandues-y-pinguinos-en-orgiva'],
    ['100.000 NFT por partido', '100-000-nft-por-partido'],
    ['A — B / C', 'a-b-c'],
    ['Los 3.000 € de Lorca·Dalí', 'los-3-000-de-lorca-dali'],
    ['cami\u0301on', 'camion'],
    ['ﬁcción y ﬂores', 'ficcion-y-flores'],
    ['Straße, Ærø, œuvre, Łódź, Đorđe, Þór, ısı', 'strasse-aero-oeuvre-lodz-dorde-thor-isi'],
    ['Ｄａｕｒｏ nº 3, 10 m²', 'dauro-no-3-10-m2'],
    ['Pala\u00adbras en la pá\u200bgina', 'palabras-en-la-pagina'],
    ['Pala\u3164bras', 'palabras'],
    ['Жизнь', 'zhizn'],
    ['Ħal Malti, ŋ', 'hal-malti-n'],
    ['Ελλάδα και ΙΔΕΑ', 'ellada-kai-idea'],
    ['حياة', 'hyat'],
    ['人生', 'articulo-20261125'],
    ['📚✨', ''],
    ['---', ''],
    ['\u3164', ''],
  ])('%s', (title, slug) => expect(slugify(title, new Date('2026-11-25T12:00:00Z'))).toBe(slug));

  it('does not end with a hyphen after being cut', () => {
    expect(slugify(`${'a'.repeat(254)} b`)).toBe('a'.repeat(254));
  });
});

const now = new Date('2026-11-22T10:00:00Z');
const before = '2025-01-01T00:00:00+00:00';
const after = '2027-01-01T00:00:00+00:00';
const published = { status: 'published', published_at: before, scheduled_for: null };
const draft = { status: 'draft', published_at: null, scheduled_for: null };
const scheduled = { ...draft, status: 'scheduled' };

it.each([
  ['a new post', 'published', null, now.toISOString()],
  ['a draft', 'published', draft, now.toISOString()],
  ['a published post, which keeps its date', 'published', published, before],
  ['a future post', 'published', { ...scheduled, scheduled_for: after }, now.toISOString()],
  ['a post that has appeared', 'published', { ...scheduled, scheduled_for: before }, before],
  ['a planned draft', 'published', { ...draft, scheduled_for: before }, now.toISOString()],
  ['a published post', 'draft', published, null],
  ['a published post', 'scheduled', published, null],
] as const)('the date of %s that becomes %s', (_name, status, row, expected) => {
  expect(publishedAt(status, row, now)).toBe(expected);
});

it.each([
  ['published', '', true],
  ['draft', '2020-01-01T10:00', false],
  ['scheduled', '', false],
  ['scheduled', '2026-11-22T11:00', true],
  ['scheduled', '2026-11-22T11:01', false],
])('a %s post for %j is public: %s', (status, scheduled_for, expected) => {
  expect(isPublic({ status, scheduled_for }, now)).toBe(expected);
});

it('a post stays public while the hour of October repeats', () => {
  const post = { status: 'scheduled', scheduled_for: '2026-10-25T02:30' };
  // 02:10 for the second time, forty minutes later.
  expect(isPublic(post, new Date('2026-10-25T01:10:00Z'))).toBe(true);
});

it.each([
  ['', 'scheduled_required'],
  ['mañana', 'scheduled_invalid'],
  ['2030-03-31T02:30', 'scheduled_skipped'],
  ['2026-11-22T11:00', 'past'],
  ['2026-11-22T11:01', null],
])('scheduling for %j: %s', (hour, expected) => expect(hourProblem(hour, now)).toBe(expected));
