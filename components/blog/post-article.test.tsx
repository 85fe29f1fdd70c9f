import { text as textOfStream } from 'node:stream/consumers';
import { prerenderToNodeStream } from 'react-dom/static';
import { expect, it, vi } from 'vitest';
import { generateMetadata } from '@/app/(site)/blog/[slug]/page';
import { PostJsonLd } from '@/app/(site)/blog/[slug]/post-json-ld';
import { getPost } from '@/lib/blog/queries';
import type { Post } from '@/lib/blog/types';
import { payloads } from '@/tests/fixtures/hostile';
import { PostArticle } from './post-article';

vi.mock('@/lib/blog/queries', { spy: true });
vi.mock('next/navigation', () => ({ useRouter: () => ({ push: vi.fn(), prefetch: vi.fn() }) }));

/** A post with the payload in every field. */
const postOf = (payload: string): Post => ({
  slug: 'agua',
  title: payload,
  excerpt: payload,
  author: payload,
  category: 'arte',
  tags: [payload, `otra ${payload}`],
  date: '2025-11-06T18:30:00+00:00',
  ...{ image: null, image2: null, image3: null, bookImage: null, ogImage: null, gallery: [] },
  bookLink: '/producto/latido-granada',
  id: '0da00000-0000-4000-8000-000000000009',
  content: `Uno\n\n${payload}\n\n## ${payload}\n\n- ${payload}\n\n| a |\n|---|\n| ${payload} |`,
  amazonLink: null,
  metaTitle: payload,
  metaDescription: payload,
  updatedAt: '2025-11-06T18:30:00+00:00',
});

async function render(payload: string, changes: Partial<Post> = {}): Promise<string> {
  const post = { ...postOf(payload), ...changes };
  const neighbour = { slug: 'otra', title: payload, category: 'cine' } as const;
  const { prelude } = await prerenderToNodeStream(
    <>
      <PostJsonLd post={post} />
      <PostArticle
        post={post}
        url={`${origin}/blog/agua`}
        neighbours={{ older: neighbour, newer: neighbour }}
        related={[{ ...post, slug: 'otra' }]}
      />
    </>,
  );
  return textOfStream(prelude);
}

/** The tags of the HTML as a browser parses them; a "<" in text is escaped and never matches. */
const tagsOf = (html: string) =>
  [...html.matchAll(/<([a-z!?][^\s/>]*)((?:"[^"]*"|[^">])*)>/gi)].map(
    ([, name = '', attributes = '']) => ({
      name,
      attributes: [...attributes.matchAll(/\s([^\s=]+)="([^"]*)"/g)].map(
        ([, key = '', value = '']) => [key, value] as const,
      ),
    }),
  );

const entities: Record<string, string> = { lt: '<', gt: '>', quot: '"', '#x27': "'", amp: '&' };
const plain = (html: string) =>
  html
    .replace(/<[^>]*>/g, '')
    .replace(/&(lt|gt|quot|#x27|amp);/g, (_, name) => entities[name] ?? '');

const origin = 'https://dauro.example';

/** Whether an address, resolved as in a browser, leads to a mail program, explicit http(s) or this site. */
function isHarmless(address: string): boolean {
  const { protocol, host } = new URL(address, `${origin}/blog/agua`);
  if (/^https?:\/\/[^\s/]/i.test(address) || protocol === 'mailto:') return true;
  return protocol === 'https:' && host === new URL(origin).host;
}

/** The elements of a harmless article, and those that Markdown can produce. */
const harmless = new Set([
  ...tagsOf(await render('agua')).map(({ name }) => name),
  ...['blockquote', 'ol', 'pre', 'code', 'em', 'strong', 'hr', 'br', 'figure', 'img', 'picture'],
]);

it('shows every field of the post', () => {
  expect([...harmless]).toEqual(expect.arrayContaining(['article', 'h1', 'a', 'table', 'script']));
  expect(harmless.has('iframe')).toBe(false);
});

it('opens other bookshops in a new tab, and the own shop in the same tab', async () => {
  const linksTo = async (address: RegExp, changes: Partial<Post> = {}) =>
    tagsOf(await render('agua', changes))
      .map(({ attributes }) => Object.fromEntries(attributes))
      .filter(({ href = '' }) => address.test(href));
  const [bookLink, amazonLink] = ['https://libreria.example/1', 'https://libreria.example/2'];
  const elsewhere = await linksTo(/^https:\/\/libreria/, { bookLink, amazonLink });
  expect(new Set(elsewhere.map(({ href }) => href))).toEqual(new Set([bookLink, amazonLink]));
  for (const link of elsewhere) expect(link).toMatchObject({ target: '_blank', rel: 'noopener' });
  const own = await linksTo(/^\/producto\/latido-granada$/);
  expect(own).not.toEqual([]);
  for (const link of own) expect(link).not.toHaveProperty('target');
});

it('names no change before the moment when it became public', async () => {
  const post = { ...postOf('agua'), updatedAt: '2025-11-01T10:00:00+00:00' };
  vi.mocked(getPost).mockResolvedValue(post);
  const { openGraph } = await generateMetadata({ params: Promise.resolve({ slug: 'agua' }) });
  expect(openGraph).toMatchObject({ publishedTime: post.date, modifiedTime: post.date });
});

it.each(['', '#foco=51,0'])('resizes its picture, with the focus point «%s»', async (mark) => {
  const html = await render('agua', { image: `/images/gallery/01.webp${mark}` });
  const sources = tagsOf(html).flatMap(({ attributes }) => attributes);
  const own = sources.filter(([key, value]) => key === 'src' && value.includes('gallery'));
  expect(own.map(([, value]) => value)).not.toEqual([]);
  for (const [, value] of own) expect(value).toMatch(/^\/_next\/image\?/);
});

/** Lone surrogates are replaced, because the database rejects them. */
const storable = payloads.map((payload) => payload.toWellFormed());

it.each(storable)('an article with %j in every field shows it as text', async (payload) => {
  const html = await render(payload);
  const [, data = ''] =
    /^<script type="application\/ld\+json">([\s\S]*?)<\/script/i.exec(html) ?? [];
  const keywords = [payload, `otra ${payload}`];
  expect(JSON.parse(data)[0]).toMatchObject({ headline: payload, keywords });

  const names = tagsOf(html).map(({ name }) => name);
  expect(names.filter((name) => name === 'script')).toHaveLength(1);
  expect(names.filter((name) => !harmless.has(name))).toEqual([]);
  const attributes = tagsOf(html).flatMap((tag) => tag.attributes);
  expect(attributes.filter(([key]) => /^(on|srcdoc|form|http-equiv)/i.test(key))).toEqual([]);
  const addresses = attributes.flatMap(([key, value]) =>
    /^(href|src|srcset)$/i.test(key) ? [plain(value)] : [],
  );
  expect(addresses.length).toBeGreaterThan(5);
  expect(addresses.filter((value) => !isHarmless(value))).toEqual([]);

  const [, title = ''] = /<h1[^>]*>([\s\S]*?)<\/h1>/.exec(html) ?? [];
  expect(plain(title)).toBe(payload);
});
