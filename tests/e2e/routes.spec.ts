import { expect, test } from '../setup/browser.ts';
import { publicRoutes, unknownRoutes } from '../setup/routes.ts';

test.describe('every public page', () => {
  test('has a title and a description that no other page has', async ({ request }) => {
    const seen = new Map<string, string>();
    for (const path of publicRoutes) {
      const html = await (await request.get(path)).text();
      for (const pattern of [/<title>([^<]*)/, /<meta name="description" content="([^"]*)/]) {
        const text = pattern.exec(html)?.[1] ?? '';
        expect(seen.get(text), `${path}: ${text}`).toBeUndefined();
        seen.set(text, path);
      }
    }
  });

  const numbers = ['0', '-1', '9999', '1000000000', '99999999999999999999', '1e9', 'abc', 'dos'];
  for (const [kind, paths] of [
    ['addresses, at every request,', [...unknownRoutes, ...unknownRoutes, '/_global-error']],
    ['pages of the blog', [...numbers, '2.0', '%00'].map((number) => `/blog/pagina/${number}`)],
    ['pages of a section', numbers.map((number) => `/blog/categoria/arte/pagina/${number}`)],
    [
      'articles and sections',
      [
        '/blog/categoria/deportes/pagina/2',
        '/blog/categoria/__proto__',
        '/blog/categoria/%F0%9F%93%9A',
        '/blog/__proto__',
        '/blog/A-B',
        '/blog/%3Cscript%3E',
        `/blog/${'a'.repeat(300)}`,
      ],
    ],
    [
      'lists of the shop',
      [
        '/tienda/pagina/4',
        '/tienda/pagina/0',
        '/tienda/pagina/dos',
        '/tienda/categoria/poesia/pagina/2',
        '/tienda/no-existe',
      ],
    ],
    ['proposals', [`/propuesta/${'A'.repeat(43)}`, '/propuesta/corta', '/propuesta/%00']],
  ] as const) {
    test(`unknown ${kind} are a 404 with the whole page`, async ({ request }) => {
      for (const path of paths) {
        const answer = await request.get(path);
        expect(answer.status(), path).toBe(404);
        const html = await answer.text();
        // Next adds the tag a second time when it renders a stored 404 page again; the status is correct in both cases.
        for (const part of [
          'Oops! Page not found',
          'Volver al inicio',
          '<footer',
          '<meta name="robots" content="noindex"',
        ])
          expect(html, path).toContain(part);
      }
    });
  }

  test('addresses that are no text have the 404 page, and name no file', async ({ request }) => {
    for (const path of [
      '/%',
      '/blog/caf%E9',
      '/producto/ni%F1o',
      '/tienda/pagina/%A0',
      '/admin/%E9',
      '/propuesta/%A0',
    ]) {
      const answer = await request.get(path, { maxRedirects: 0 });
      expect(answer.status(), path).toBe(404);
      expect(await answer.text(), path).toContain('Oops! Page not found');
    }
    for (const path of ['/blog/%A0/social.jpg', '/images/subidas/%A0', '/_next/image?url=%E9']) {
      expect((await request.get(path)).status(), path).toBe(400);
    }
  });

  test('another spelling and a first page lead to the one address, if there is one', async ({
    request,
  }) => {
    for (const [written, path] of [
      ['/Tienda?q=Voz&pagina=1', '/tienda?q=Voz&pagina=1'],
      [
        '/blog/UNA-VOZ-PARA-DOS-TIERRAS-PRESENTACIONES',
        '/blog/una-voz-para-dos-tierras-presentaciones',
      ],
      ['/dauro/editorial%E2%80%8B', '/dauro/editorial'],
      ['/tienda/categoria/novela%20hist%C3%B3rica', '/tienda/categoria/novela-historica'],
      ['/producto/latido-gran%C3%A1da', '/producto/latido-granada'],
      ['/producto/latido-granada/&utm_source=carta.es', '/producto/latido-granada'],
      ['/Tienda%3Futm_source=carta', '/tienda'],
      ['/blog%23parte', '/blog'],
      ['/blog/%22%3E', '/blog'],
      ['/tienda%3Bjsessionid=1', '/tienda'],
      ['/producto/latido-granada%3C/a%3E', '/producto/latido-granada'],
      ['/producto/latido-granada).?a=b', '/producto/latido-granada?a=b'],
      ['/producto/latido_granada', '/producto/latido-granada'],
      ['/producto/latido+granada', '/producto/latido-granada'],
      ["/producto/latido,'granada", '/producto/latido-granada'],
      ['/producto/latido-granada-', '/producto/latido-granada'],
      ['/blog/pagina/1', '/blog'],
      ['/blog/categoria/todas', '/blog'],
      ['/tienda/categoria/todos', '/tienda'],
      // The addresses of Shopify's themes.
      ['/products/la-alarife?variant=7', '/producto/la-alarife?variant=7'],
      ['/collections/all/products/la-alarife', '/producto/la-alarife'],
      ['/collections/all', '/tienda'],
      ['/collections/all/novela', '/tienda'],
      ['/cart', '/tienda'],
      ['/cart/48400000045056:1', '/tienda'],
      ['/search?q=voz', '/tienda?q=voz'],
    ] as const) {
      const answer = await request.get(written, { maxRedirects: 0 });
      expect([answer.status(), answer.headers()['location']], written).toEqual([308, path]);
    }
    for (const path of [
      '/No-Existe',
      '/TIENDA/pagina/99',
      '/propuesta/AbC',
      '/propuest%C3%A1/AbC',
      '/Feed.xml',
    ]) {
      expect((await request.get(path, { maxRedirects: 0 })).status(), path).toBe(404);
    }
  });

  test('password managers are led to where a password is changed', async ({ request }) => {
    const answer = await request.get('/.well-known/change-password', { maxRedirects: 0 });
    expect([answer.status(), answer.headers()['location']]).toEqual([307, '/admin/cuenta']);
  });

  test('a form beyond the limit has a page that says so', async ({ request }) => {
    const answer = await request.post('/dauro/editorial/propuesta', {
      multipart: {
        obra: {
          name: 'a.pdf',
          mimeType: 'application/pdf',
          buffer: Buffer.alloc(25 * 1024 * 1024),
        },
      },
    });
    expect(answer.status()).toBe(413);
    expect(await answer.text()).toContain('<h1>Los archivos pesan demasiado</h1>');
  });

  test('a form without the boundary of its parts is refused', async ({ request }) => {
    for (const type of ['multipart/form-data', 'multipart/form-data; boundary=""']) {
      const options = { headers: { 'content-type': type }, data: 'a=b' };
      const answer = await request.post('/servicios', options);
      expect([answer.status(), (await answer.text()).includes('lang="es"')]).toEqual([400, true]);
    }
  });
});
