import { ask } from '../setup/ask.ts';
import { expect, test } from '../setup/behind-nginx.ts';

const paths = ['/api/jobs', '/api/doctor', '/api/personal-data', '/api/personal-data/file'];
const spellings = ['/api//jobs', '/api/%6aobs?x=1', '/x/../api/doctor/', '/api/./personal-data'];

test('the addresses of programs are open to this machine, and unknown to others', async ({
  nginx,
  upstream,
}) => {
  for (const path of [...paths, ...spellings]) {
    for (const method of ['GET', 'POST', 'DELETE']) {
      const headers = { authorization: 'Bearer secret', 'x-forwarded-for': '127.0.0.1' };
      const answer = await ask(nginx.port, path, { method, headers, from: '127.0.0.2' });
      expect(answer.status, path).toBe(404);
    }
  }
  expect(upstream.paths).toEqual([]);
  for (const path of paths) expect((await ask(nginx.port, path)).status, path).toBe(200);
  expect(upstream.paths).toEqual(paths);
});

test('other addresses are open to everybody', async ({ nginx, upstream }) => {
  const open = ['/api/health/ready', '/api/webhooks/shopify', '/api/jobsite', '/blog/api/jobs'];
  for (const path of open) {
    expect((await ask(nginx.port, path, { from: '127.0.0.2' })).status, path).toBe(200);
  }
  expect(upstream.paths).toEqual(open);
});
