import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { cpuTimeOf } from '@/tests/setup/cpu-time';
import { embeddedStorefront } from '@/tests/setup/embedded-storefront';
import type { ProductFieldsFragment } from './operations.gen';
import { reshapeMoney, reshapeProduct } from './reshape';

const good = {
  id: 'gid://shopify/Product/1',
  handle: 'libro',
  title: 'Libro',
  description: 'Un libro.Y otro & más «texto».',
  descriptionHtml: '<p>Un libro.</p><p>Y <b>otro</b> &amp; m&aacute;s &#171;texto&#187;.</p>',
  tags: ['poesía'],
  updatedAt: '2025-01-02T09:00:00Z',
  availableForSale: true,
  priceRange: { minVariantPrice: { amount: '9.9', currencyCode: 'EUR' } },
  options: [{ name: 'Formato', optionValues: [{ name: 'Rústica' }] }],
  images: {
    nodes: [{ url: 'https://cdn.example/a.webp', altText: null, width: 800, height: 1200 }],
  },
  variants: {
    nodes: [
      {
        id: 'gid://shopify/ProductVariant/1',
        title: 'Rústica',
        availableForSale: true,
        requiresShipping: true,
        price: { amount: '18.0', currencyCode: 'EUR' },
        selectedOptions: [{ name: 'Formato', value: 'Rústica' }],
      },
    ],
  },
  metafields: [{ key: 'author', value: 'Ana' }, null, { key: 'pages', value: '320' }],
} satisfies ProductFieldsFragment;

/** The response is untrusted, so a test may put any value into it. */
const broken = (changes: object) =>
  reshapeProduct(JSON.parse(JSON.stringify({ ...good, ...changes })));

const [sold] = good.variants.nodes;
const free = { ...sold, price: null };
const cheap = { ...sold, price: { amount: '9.9', currencyCode: 'EUR' } };
const gone = { ...cheap, availableForSale: false };
const imageAt = (url: string) => ({ images: { nodes: [{ url }] } });
const scripted = '<p>a</p><script>alert(1)</script><p>&lt;b&gt;</p>';

it('a good product becomes a plain object', () => {
  expect(reshapeProduct(good)).toMatchObject({
    price: { amount: '18.00', currencyCode: 'EUR' },
    images: [{ url: 'https://cdn.example/a.webp', altText: 'Libro', width: 800, height: 1200 }],
    book: { author: 'Ana', pages: 320, isbn: null, binding: null, year: null, series: null },
    description: 'Un libro. Y otro & más «texto».',
    paragraphs: ['Un libro.', 'Y otro & más «texto».'],
  });
});

describe('hostile data', () => {
  it.each([undefined, null])('%s is no product', (raw) => expect(reshapeProduct(raw)).toBeNull());

  it.each([
    ['no title', { title: '  ' }],
    ['a title that draws nothing', { title: '\u200b\u3164' }],
    ['a number for a handle', { handle: 7 }],
    ['no variants', { variants: { nodes: [] } }],
    ['variants without a price', { variants: { nodes: [free] } }],
    ['variants that are no list', { variants: { nodes: 'many' } }],
    ['variants that are missing', { variants: null }],
  ])('%s cannot be sold', (_name, changes) => expect(broken(changes)).toBeNull());

  it.each([
    ['tags', { tags: [null, 3, 'poesía'] }, { tags: ['poesía'] }],
    ['tags that are no list', { tags: 'poesía' }, { tags: [] }],
    [
      'signs that draw nothing, and the line break of a word processor',
      { title: 'La pala\u00adbra\u000bde \u202eAna', descriptionHtml: '<p>pala&shy;bra</p>' },
      { title: 'La palabra de Ana', paragraphs: ['palabra'] },
    ],
    ['no images', { images: null }, { images: [] }],
    ['null among images', { images: { nodes: [null] } }, { images: [] }],
    ['a script for an image', imageAt('javascript:alert(1)'), { images: [] }],
    ['a relative image', imageAt('/a.webp'), { images: [] }],
    ['no metafields', { metafields: null }, { book: { author: null, pages: null } }],
    ['odd pages', { metafields: [{ key: 'pages', value: '-3' }] }, { book: { pages: null } }],
    ['a cheaper edition', { variants: { nodes: [sold, cheap] } }, { price: { amount: '9.90' } }],
    ['a sold-out one', { variants: { nodes: [sold, gone] } }, { price: { amount: '18.00' } }],
    ['only sold-out ones', { variants: { nodes: [gone] } }, { price: { amount: '9.90' } }],
    [
      'no price range',
      { priceRange: null, variants: { nodes: [{ ...sold, availableForSale: false }, gone] } },
      { price: { amount: '9.90' } },
    ],
    ['availability as text', { availableForSale: 'no' }, { availableForSale: false }],
    ['options without values', { options: [{ name: 'Formato' }] }, { options: [] }],
    [
      'the value of a deleted variant',
      { options: [{ name: 'Formato', optionValues: [{ name: 'Rústica' }, { name: 'Digital' }] }] },
      { options: [{ name: 'Formato', values: ['Rústica'] }] },
    ],
    ['no HTML', { descriptionHtml: null }, { paragraphs: [good.description] }],
    ['script in the HTML', { descriptionHtml: scripted }, { paragraphs: ['a', '<b>'] }],
  ])('%s does not throw', (_name, changes, expected) => {
    expect(broken(changes)).toMatchObject(expected);
  });

  it.each([
    ['<table><tr><th>Año</th><td>2020</td></tr><tr><th>a</th></tr></table>fin', 'Año 2020|a|fin'],
    ['<table>\n<tr>\n<td>Año</td>\n<td>2020</td>\n</tr></table><!-->fin', 'Año 2020|fin'],
    ['<dl><dt>a</dt><dd>b</dd></dl><figure>c<figcaption>d</figcaption></figure>e', 'a|b|c|d|e'],
    ['<section>a</section><article>b</article>c', 'a|b|c'],
    ['<!-- x > y --><p>fin</p>', 'fin'],
    ['a < b<p title="<">c</p>d<', 'a < b|c|d<'],
    ['a<!-- sin fin <p>b</p>', 'a'],
    ['<p>a<video controls><source src="a.mp4">Sin vídeo</video></p><iframe>b</iframe>c', 'a|c'],
    ['&iquest;Qu&eacute; ni&ntilde;o? &ldquo;Hola&rdquo;', '¿Qué niño? “Hola”'],
    [
      '10 m<sup>2</sup>, H<SUB>2</SUB>O, 1.<sup>a</sup>, x<sup>q</sup><sup>TM</sup>',
      '10 m², H₂O, 1.ª, xq™',
    ],
    ['&Aacute;&#193;&#xC1;', 'ÁÁÁ'],
    ['&AMP; &Nbsp; &nada; &constructor; &amp;eacute;', '& &Nbsp; &nada; &constructor; &eacute;'],
  ])('%s has the paragraphs %s', (descriptionHtml, paragraphs) => {
    expect(broken({ descriptionHtml })?.paragraphs.join('|')).toBe(paragraphs);
  });

  it.each(['<', '<p ', '<sup ', '</td ', '<!-- ', '<style '])(
    'HTML of nothing but %s takes no quadratic time',
    (start) => {
      const descriptionHtml = start.repeat(200_000 / start.length);
      expect(cpuTimeOf(() => broken({ descriptionHtml }))).toBeLessThan(2_000);
    },
  );

  it.each(['', '-1', '1e9', 'NaN', '12,5', '9'.repeat(30), null, 7])('%j is no price', (amount) => {
    expect(reshapeMoney(JSON.parse(JSON.stringify({ amount, currencyCode: 'EUR' })))).toBeNull();
  });
});

const storefront = await embeddedStorefront();
vi.stubEnv('SHOPIFY_STORE_DOMAIN', storefront.url);
vi.stubEnv('SHOPIFY_STOREFRONT_TOKEN', storefront.token);
const { getAllProducts, getProduct, readCover } = await import('./products');
const { createCheckout } = await import('./checkout');

afterAll(() => storefront.close());
beforeEach(() => storefront.setFault('ok'));

describe('products', () => {
  it('come in pages of fifty', async () => {
    const handles = (await getAllProducts()).map(({ handle }) => handle);
    expect(handles.length).toBeGreaterThan(50);
    expect(new Set(handles).size).toBe(handles.length);
    expect(await storefront.asked('Products')).toBe(2);
  });

  it('are plain objects with their data sheet', async () => {
    const product = await getProduct('una-voz-para-dos-tierras');
    expect(product).toMatchObject({
      title: 'Una voz para dos tierras',
      price: { amount: '9.99', currencyCode: 'EUR' },
      options: [{ name: 'Formato', values: ['Rústica', 'Tapa dura', 'Digital'] }],
      availableForSale: true,
      book: {
        author: 'Leandro Quesada Mir',
        pages: 560,
        binding: 'Rústica con solapas',
        series: 'El Carmen',
      },
    });
    expect(product?.images).toHaveLength(5);
    expect(product?.paragraphs).toHaveLength(2);
    expect(structuredClone(product)).toEqual(product);
  });

  it('have at most ten variants, and no option when there is only one variant', async () => {
    const album = await getProduct('la-pajarita-que-no-cabia-en-el-azulejo');
    expect(album?.variants).toHaveLength(10);
    const plain = await getProduct('nombre-de-isla');
    expect(plain).toMatchObject({ options: [], variants: [{ title: '', selectedOptions: [] }] });
  });

  it('that do not exist are null, and invalid handles are not requested', async () => {
    await expect(getProduct('no-existe')).resolves.toBeNull();
    const spy = vi.spyOn(globalThis, 'fetch');
    for (const handle of ['', '../etc', 'a b', 'a\u00a0b', 'a\u0085b', 'x'.repeat(500)]) {
      await expect(getProduct(handle)).resolves.toBeNull();
    }
    expect(spy).not.toHaveBeenCalled();
  });

  it('have a cover that the shop makes smaller', async () => {
    const product = await getProduct('nombre-de-isla');
    const spy = vi.spyOn(globalThis, 'fetch');
    expect(product && (await readCover(product))).toBeInstanceOf(File);
    expect(new URL(String(spy.mock.lastCall?.[0])).searchParams.get('width')).toBe('1200');
  });

  it('do not hold a cover without end in memory', async () => {
    const product = await getProduct('nombre-de-isla');
    let sent = 0;
    const endless = new ReadableStream({
      pull(controller) {
        sent += 1;
        if (sent === 50) controller.close();
        else controller.enqueue(new Uint8Array(1024 * 1024));
      },
    });
    vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response(endless));
    await expect(product && readCover(product)).rejects.toThrow('too large');
    expect(sent).toBeLessThan(25);
  });

  it.each(['el-niño', 'कविता', '¿quién-vive', 'atlas®', 'x'.repeat(255)])(
    'of the handle %s are requested',
    async (handle) => {
      await getProduct(handle);
      expect(await storefront.asked('Product')).toBe(1);
    },
  );
});

describe('checkout', () => {
  const variantOf = async (handle: string) => (await getProduct(handle))?.variants[0]?.id ?? '';

  it('leads to the page that shows the cart', async () => {
    const variantId = await variantOf('la-alarife');
    const checkout = await createCheckout({ lines: [{ variantId, quantity: 2 }] });
    expect(checkout).toMatchObject({
      totalQuantity: 2,
      lines: [{ variantId, quantity: 2, price: { amount: '21.90' } }],
    });
    const { searchParams } = new URL(checkout.checkoutUrl);
    expect([...searchParams.keys()]).toEqual(['key', 'channel']);
    expect(searchParams.get('channel')).toBe('online_store');
  });

  it('returns the lines that cannot be sent', async () => {
    const variantId = await variantOf('la-sed-del-agrimensor');
    const checkout = await createCheckout({ lines: [{ variantId, quantity: 1 }] });
    expect(checkout).toMatchObject({ totalQuantity: 0, lines: [{ variantId, quantity: 0 }] });
  });
});
