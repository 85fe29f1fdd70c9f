import { execFileSync } from 'node:child_process';
import { readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { connect } from 'node:http2';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { findOrInstallNginx } from '../../local/commands/nginx.ts';
import { brotliModule, nginxArguments } from '../../local/commands/nginx-folder.ts';
import { findFreePorts } from '../../local/shared/ports.ts';
import { ask } from '../setup/ask.ts';
import { endChild } from '../setup/child-process.ts';
import { nginxFolder, startNginx } from '../setup/nginx.ts';
import { publicPage, Upstream } from '../setup/upstream.ts';

/** The parts of Debian's nginx.conf that could conflict with the included files. */
const debian = (site: string) => `
load_module ${brotliModule};
daemon off;
${process.getuid?.() === 0 ? 'user root;' : ''}
pid nginx.pid;
events { worker_connections 768; }
http {
  sendfile on;
  tcp_nopush on;
  types_hash_max_size 2048;
  types { text/html html; }
  default_type application/octet-stream;
  ssl_protocols TLSv1 TLSv1.1 TLSv1.2 TLSv1.3;
  ssl_prefer_server_ciphers on;
  access_log requests.log;
  error_log errors.log info;
  gzip on;
  ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${name};`).join(' ')}
  ${site}
}
`;

test('site.conf serves HTTP/2 with a certificate, redirects port 80, and refuses other names', async () => {
  const nginx = await findOrInstallNginx(undefined);
  const upstream = await Upstream.start(publicPage('segura'));
  const folder = await nginxFolder();
  const [plain = 0, secure = 0] = await findFreePorts(2);
  const key = join(folder, 'privkey.pem');
  const certificate = join(folder, 'fullchain.pem');
  const self = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-subj', '/CN=grupodauro.example'];
  execFileSync('openssl', [...self, '-keyout', key, '-out', certificate], { stdio: 'pipe' });

  // The shipped files, with the paths of this machine.
  const here = (file: string): string =>
    readFileSync(join('deploy/nginx', file), 'utf8')
      .replaceAll(/^\s*listen \[::\].*$/gm, '')
      .replaceAll('listen 80', `listen 127.0.0.1:${plain}`)
      .replaceAll('listen 443', `listen 127.0.0.1:${secure}`)
      .replace('include dauro/upstream.conf;', () => here('upstream.conf'))
      .replace('127.0.0.1:3000', `127.0.0.1:${upstream.port}`)
      .replaceAll('/var/cache/nginx-dauro', 'cache')
      .replace('/var/log/nginx/access.log', 'site.log')
      .replaceAll('/etc/letsencrypt/live/grupodauro.example', folder)
      .replaceAll('include dauro/tls.conf', 'include tls.conf')
      .replaceAll('/etc/nginx/dauro', join(folder, 'dauro'));
  symlinkSync(join(process.cwd(), 'deploy/nginx'), join(folder, 'dauro'));
  writeFileSync(join(folder, 'tls.conf'), here('tls.conf'));
  writeFileSync(join(folder, 'nginx.conf'), debian(here('site.conf')));
  execFileSync(nginx, ['-t', ...nginxArguments(folder)], { stdio: 'pipe' });

  const running = await startNginx(folder);
  try {
    const host = { host: 'grupodauro.example' };
    await expect.poll(() => ask(plain, '/', { headers: host }).catch(() => undefined)).toBeTruthy();
    const redirect = await ask(plain, '/blog?q=a', { headers: host });
    expect([redirect.status, redirect.headers.location, redirect.headers.server]).toEqual([
      308,
      'https://grupodauro.example/blog?q=a',
      'nginx',
    ]);
    const www = await ask(plain, '/blog', { headers: { host: 'www.grupodauro.example' } });
    expect(www.headers.location).toBe('https://grupodauro.example/blog');
    await expect(ask(plain, '/', { headers: { host: 'otra.example' } })).rejects.toThrow();

    const answer = await over2(secure, 'grupodauro.example');
    expect(answer).toEqual({ status: 200, body: 'segura', protocol: 'h2' });
    expect(upstream.heads[0]?.headers).toMatchObject({ 'x-forwarded-proto': 'https' });
    expect(await over2(secure, 'www.grupodauro.example')).toMatchObject({ status: 308 });
    await expect(over2(secure, 'otra.example')).rejects.toThrow();
    // Port 80 and other names write nothing; the site writes its own log.
    expect(readFileSync(join(folder, 'requests.log'), 'utf8')).toBe('');
    expect(readFileSync(join(folder, 'errors.log'), 'utf8')).not.toMatch(/blog|otra\.example/);
    expect(readFileSync(join(folder, 'site.log'), 'utf8')).toContain('"GET / HTTP/2.0" 200');
  } finally {
    await endChild(running);
    await upstream.stop();
    await rm(folder, { recursive: true, force: true });
  }
});

function over2(port: number, servername: string) {
  return new Promise((resolve, reject) => {
    const session = connect(`https://127.0.0.1:${port}`, { servername, rejectUnauthorized: false });
    session.once('error', reject);
    const stream = session.request({ ':path': '/', ':authority': servername });
    let status: number | undefined;
    let body = '';
    stream.once('response', (headers) => {
      status = headers[':status'];
    });
    stream.setEncoding('utf8').on('data', (text) => {
      body += text;
    });
    stream.once('error', reject).once('end', () => {
      resolve({ status, body, protocol: session.alpnProtocol });
      session.close();
    });
    stream.end();
  });
}
