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

  test('unknown addresses are a 404 with the whole page, at every request', async ({ request }) => {
    for (const path of [...unknownRoutes, ...unknownRoutes, '/_global-error']) {
      const answer = await request.get(path);
      expect(answer.status(), path).toBe(404);
      const html = await answer.text();
      // Next adds the tag a second time when it renders a stored 404 page again; the status is correct in both cases.
      for (const part of [
        'Oops! Page not found',
        '<footer',
        '<meta name="robots" content="noindex"',
      ])
        expect(html, path).toContain(part);
    }
  });

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

  test('another spelling leads to the address, unless it exists in none', async ({ request }) => {
    for (const [written, path] of [
      ['/Tienda?q=Voz&pagina=1', '/tienda?q=Voz&pagina=1'],
      [
        '/blog/UNA-VOZ-PARA-DOS-TIERRAS-PRESENTACIONES',
        '/blog/una-voz-para-dos-tierras-presentaciones',
      ],
      ['/Producto/Latido-Granada', '/producto/latido-granada'],
      ['/Tienda/Categoria/Granada', '/tienda/categoria/granada'],
      ['/%42log', '/blog'],
      ['/dauro/editorial%E2%80%8B', '/dauro/editorial'],
      ['/tienda/categoria/Poes%C3%ADa?a=b', '/tienda/categoria/poesia?a=b'],
      ['/tienda/categoria/novela%20hist%C3%B3rica', '/tienda/categoria/novela-historica'],
      ['/producto/latido-gran%C3%A1da', '/producto/latido-granada'],
      ['/producto/latido-granada/&utm_source=carta.es', '/producto/latido-granada'],
      ['/Tienda%3Futm_source=carta', '/tienda'],
      ['/producto/latido-granada).?a=b', '/producto/latido-granada?a=b'],
      ['/servicios,', '/servicios'],
    ] as const) {
      const answer = await request.get(written, { maxRedirects: 0 });
      expect([answer.status(), answer.headers()['location']], written).toEqual([308, path]);
    }
    for (const path of [
      '/No-Existe',
      '/blog/NO-EXISTE',
      '/blog/no-exist%C3%A9',
      '/TIENDA/pagina/99',
      '/propuesta/AbC',
      '/Propuesta/AbC',
      '/propuest%C3%A1/AbC',
      '/Feed.xml',
    ]) {
      expect((await request.get(path, { maxRedirects: 0 })).status(), path).toBe(404);
    }
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
