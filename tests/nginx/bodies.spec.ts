import { cp, readFile, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { join } from 'node:path';
import { ask as askPort } from '../setup/ask.ts';
import { expect, test } from '../setup/behind-nginx.ts';
import { Nginx, nginxFolder } from '../setup/nginx.ts';

const form = { 'content-type': 'multipart/form-data; boundary=x' };
const mebibyte = 1024 * 1024;

test('a body arrives when complete, and delays no other', async ({ ask, nginx, upstream }) => {
  const headers = { ...form, 'content-length': String(24 * mebibyte) };
  const slow = request({ port: nginx.port, path: '/propuesta', method: 'POST', headers });
  slow.on('error', () => undefined).flushHeaders();
  const sending = setInterval(() => slow.write(Buffer.alloc(2048)), 100);
  try {
    await new Promise((resolve) => setTimeout(resolve, 1000));
    const before = performance.now();
    const body = Buffer.alloc(100_000);
    const quick = await ask('/contacto/enviar', { method: 'POST', headers: form, body });
    expect(quick.status).toBe(200);
    expect(performance.now() - before).toBeLessThan(1000);
    expect(upstream.paths).toEqual(['/contacto/enviar']);
    expect(upstream.heads[0]?.headers['content-length']).toBe('100000');
  } finally {
    clearInterval(sending);
    slow.destroy();
  }
});

test('a body without a length arrives with one', async ({ ask, upstream }) => {
  const headers = { ...form, 'transfer-encoding': 'chunked' };
  const answer = await ask('/a', { method: 'POST', headers, body: 'x'.repeat(5000) });
  expect(answer.status).toBe(200);
  expect(upstream.heads[0]?.headers['content-length']).toBe('5000');
});

test('24 MB are accepted, and more gets a Spanish page', async ({ ask, upstream }) => {
  const post = (body: Buffer, path = '/dauro/editorial/propuesta') =>
    ask(path, { method: 'POST', headers: form, body });
  expect((await post(Buffer.alloc(24 * mebibyte))).status).toBe(200);
  expect(upstream.paths).toHaveLength(1);
  for (const path of ['/dauro/editorial/propuesta', '/contacto/enviar', '/admin/x']) {
    const refused = await post(Buffer.alloc(24 * mebibyte + 1), path);
    expect(refused.status).toBe(413);
    expect(refused.text).toContain('<h1>Los archivos pesan demasiado</h1>');
    expect(refused.text).toContain('vuelve a elegir los archivos');
  }
  expect(upstream.paths).toHaveLength(1);
});

test('a form is waited for longer than its page, at the same address', async ({ upstream }) => {
  // A minute is a second here.
  const root = await nginxFolder();
  const conf = join(root, 'deploy', 'nginx');
  await cp('deploy/nginx', conf, { recursive: true });
  for (const file of ['proxy.conf', 'server.conf'].map((name) => join(conf, name))) {
    const text = await readFile(file, 'utf8');
    const faster = text.replace(
      /(proxy_read_timeout) (\d+)s/g,
      (_, name, s) => `${name} ${s / 60}s`,
    );
    await writeFile(file, faster);
  }
  const nginx = await Nginx.inFrontOf(upstream.port, root);
  upstream.answer = (_, response) => setTimeout(() => response.end('gracias'), 2000);
  const post = { method: 'POST', headers: form, body: 'x' };
  const path = '/dauro/editorial/propuesta';
  const answers = await Promise.all([
    askPort(nginx.port, path),
    askPort(nginx.port, path, post),
    askPort(nginx.port, path, { ...post, headers: { ...form, 'next-action': 'x' } }),
  ]);
  await nginx.stop();
  expect(answers.map(({ status }) => status)).toEqual([504, 200, 200]);
});
