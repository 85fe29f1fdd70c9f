import { once } from 'node:events';
import { createServer, request as httpRequest, type IncomingMessage, type Server } from 'node:http';
import { connect } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { createBodyGate, type GateLimits } from './body-gate';

const limits: GateLimits = {
  largestBody: 1000,
  smallBody: 10,
  budget: 1500,
  formWeight: 3,
  mostWaiting: 2,
  longestWait: 60_000,
  pace: { bytes: 10, milliseconds: 60_000 },
};

let server: Server;
let inside = 0;
let most = 0;
let release: (() => void)[] = [];

/** A server that reads a body only when the test says so, and counts who is inside. */
async function serve(changes: Partial<GateLimits> = {}): Promise<number> {
  const gate = createBodyGate({ ...limits, ...changes });
  inside = 0;
  most = 0;
  release = [];
  server = createServer((request, response) =>
    gate(request, response, () => {
      inside += 1;
      most = Math.max(most, inside);
      response.once('close', () => {
        inside -= 1;
      });
      release.push(() => {
        let bytes = 0;
        request.on('error', () => undefined);
        request.on('data', (chunk: Buffer) => {
          bytes += chunk.length;
        });
        request.on('end', () => response.end(String(bytes)));
      });
    }),
  );
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  return typeof address === 'object' && address ? address.port : 0;
}

afterEach(() => {
  server.closeAllConnections();
  server.close();
});

const post = (port: number, bytes: number, path = '/formulario') =>
  fetch(`http://127.0.0.1:${port}${path}`, { method: 'POST', body: 'a'.repeat(bytes) });

async function until(condition: () => boolean): Promise<void> {
  await expect.poll(condition, { interval: 5, timeout: 5000 }).toBe(true);
}

describe('the gate in front of bodies', () => {
  it('answers 413 by the head of a request, in Spanish, and shows the way back', async () => {
    const port = await serve();
    const answer = await post(port, 1001, '/formulario?a=1');
    expect(answer.status).toBe(413);
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    const page = await answer.text();
    expect(page).toContain('Los archivos pesan demasiado');
    expect(page).toContain('href="/formulario"');
    expect(release).toEqual([]);
  });

  it('does not link to another host', async () => {
    const port = await serve();
    const sent = httpRequest({ port, path: '//evil.example', method: 'POST' });
    sent.end('a'.repeat(1001));
    const [answer]: IncomingMessage[] = await once(sent, 'response');
    expect(await new Response(answer as unknown as ReadableStream).text()).toContain('href="/"');
  });

  it('stops a body without a length where the limit is', async () => {
    const port = await serve();
    const socket = connect(port, '127.0.0.1');
    socket.on('error', () => undefined);
    socket.write('POST / HTTP/1.1\r\nhost: a\r\ntransfer-encoding: chunked\r\n\r\n');
    await until(() => release.length === 1);
    release[0]?.();
    socket.write(`400\r\n${'a'.repeat(1024)}\r\n`);
    const [head] = await once(socket, 'data');
    expect(String(head)).toContain('HTTP/1.1 413');
    await until(() => inside === 0);
  });

  it('lets in what fits into the budget, and the others in their turn', async () => {
    const port = await serve();
    const answers = [post(port, 900), post(port, 900), post(port, 900)];
    await until(() => release.length === 1);
    const small = post(port, 5);
    await until(() => release.length === 2);
    for (let turn = 0; turn < 4; turn += 1) {
      await until(() => release.length > turn);
      release[turn]?.();
    }
    const texts = await Promise.all([...answers, small].map(async (one) => (await one).text()));
    expect(texts).toEqual(['900', '900', '900', '5']);
    expect(most).toBe(2);
  });

  it('lets a form weigh more than a bare file', async () => {
    const port = await serve();
    const form = () =>
      fetch(`http://127.0.0.1:${port}/`, {
        method: 'POST',
        body: 'a'.repeat(300),
        headers: { 'content-type': 'multipart/form-data; boundary=a' },
      });
    const answers = [form(), form()];
    await until(() => release.length === 1);
    answers.push(post(port, 500));
    // The file would fit; it does not jump the queue.
    release[0]?.();
    await until(() => release.length === 3);
    for (const go of release) go();
    expect(await Promise.all(answers.map(async (one) => (await one).status))).toEqual([
      200, 200, 200,
    ]);
  });

  it('sends away whom it cannot let wait, and forgets whoever leaves', async () => {
    const port = await serve();
    const leaving = new AbortController();
    const first = post(port, 900);
    await until(() => release.length === 1);
    const second = post(port, 900);
    const third = fetch(`http://127.0.0.1:${port}/`, {
      method: 'POST',
      body: 'a'.repeat(900),
      signal: leaving.signal,
    }).catch(() => 'gone');
    await expect.poll(async () => (await post(port, 900)).status).toBe(503);
    leaving.abort();
    expect(await third).toBe('gone');
    release[0]?.();
    await first;
    await until(() => release.length === 2);
    release[1]?.();
    expect(await (await second).text()).toBe('900');
    await until(() => inside === 0);
  });

  it('loses patience politely', async () => {
    const port = await serve({ longestWait: 30 });
    const first = post(port, 900);
    await until(() => release.length === 1);
    const second = await post(port, 900);
    expect(second.status).toBe(503);
    expect(second.headers.get('retry-after')).toBe('60');
    release[0]?.();
    expect(await (await first).text()).toBe('900');
  });

  it('cuts off who sends next to nothing, and not who waits to be read', async () => {
    const port = await serve({ pace: { bytes: 10, milliseconds: 20 } });
    const socket = connect(port, '127.0.0.1');
    socket.on('error', () => undefined);
    socket.write('POST / HTTP/1.1\r\nhost: a\r\ncontent-length: 900\r\n\r\n');
    await once(socket, 'close');

    const patient = post(port, 900);
    await until(() => release.length === 2);
    // Three intervals in which nothing comes, because nobody reads.
    await new Promise((done) => setTimeout(done, 60));
    release[1]?.();
    expect(await (await patient).text()).toBe('900');
  });
});
