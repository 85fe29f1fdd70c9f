import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import { gzipSync } from 'node:zlib';
import { afterEach, describe, expect, it } from 'vitest';
import { makeErrorsReadable } from './readable-errors';

let server: Server;

async function serve(listener: RequestListener): Promise<string> {
  server = createServer((request, response) => {
    makeErrorsReadable(request, response);
    listener(request, response);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  return `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
}

afterEach(() => {
  server.closeAllConnections();
  server.close();
});

const shell = '<!DOCTYPE html><html id="__next_error__"><head></head><body></body></html>';

/** As Next does it: status, headers, an early flush, pieces. */
const broken: RequestListener = (_, response) => {
  response.statusCode = 500;
  response.setHeader('content-type', 'text/html; charset=utf-8');
  response.setHeader('etag', '"a"');
  response.flushHeaders();
  response.write(shell.slice(0, 20));
  response.end(shell.slice(20));
};

describe('makeErrorsReadable', () => {
  it('answers a broken page with one that needs no script', async () => {
    const answer = await fetch(`${await serve(broken)}/blog/una?x=1`);
    const html = await answer.text();
    expect(answer.status).toBe(500);
    expect(answer.headers.get('etag')).toBeNull();
    expect(answer.headers.get('x-explained')).toBeNull();
    expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(html).toContain('<h1>Algo se ha torcido</h1>');
    expect(html).toContain('<a href="/blog/una">Intentarlo de nuevo</a>');
    expect(html).not.toContain('__next_error__');
  });

  it.each([
    ['/producto/la-alarife', 'Error al cargar el producto'],
    ['/tienda', 'Error al cargar productos'],
    ['/tienda/categoria/poesia?x=1', 'Error al cargar productos'],
    ['/tiendas', 'Algo se ha torcido'],
  ])('says of %s: %s', async (path, sentence) => {
    const answer = await fetch((await serve(broken)) + path);
    expect(await answer.text()).toContain(`<h1>${sentence}</h1>`);
  });

  it('replaces compressed documents too', async () => {
    const url = await serve((_, response) => {
      response.statusCode = 503;
      response.setHeader('content-type', 'text/html');
      response.setHeader('content-encoding', 'gzip');
      response.end(gzipSync(shell));
    });
    expect(await (await fetch(url)).text()).toContain('<h1>Algo se ha torcido</h1>');
  });

  it.each([
    ['what is no failure', 200, 'text/html', {}],
    ['a missing page', 404, 'text/html', {}],
    ['data', 500, 'application/json', {}],
    ['what React asked for', 500, 'text/html', { rsc: '1' }],
  ])('leaves %s alone', async (_, status, type, headers) => {
    const url = await serve((__, response) => {
      response.statusCode = status;
      response.setHeader('content-type', type);
      response.end('como era');
    });
    const answer = await fetch(url, { headers });
    expect([answer.status, await answer.text()]).toEqual([status, 'como era']);
  });

  it('leaves the back-office and pages of our own alone', async () => {
    const url = await serve((request, response) => {
      response.statusCode = 503;
      response.setHeader('content-type', 'text/html');
      if (request.url === '/subidas') {
        response.setHeader('x-explained', '1');
      }
      response.end('como era');
    });
    for (const path of ['/admin/editorial', '/subidas']) {
      const answer = await fetch(url + path);
      expect([await answer.text(), answer.headers.get('x-explained')]).toEqual(['como era', null]);
    }
  });

  it('answers HEAD without a body', async () => {
    const answer = await fetch(await serve(broken), { method: 'HEAD' });
    expect([answer.status, await answer.text()]).toEqual([500, '']);
  });
});
