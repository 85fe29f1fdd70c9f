import { once } from 'node:events';
import { createServer } from 'node:http';
import { afterAll, describe, expect, it } from 'vitest';
import { installInFront } from './install-in-front';

installInFront();
const server = createServer((request, response) => response.end(request.url));
afterAll(() => server.close());

describe('installInFront', () => {
  it('hands on paths as caches in front understand them', async () => {
    await once(server.listen(0, '127.0.0.1'), 'listening');
    const address = server.address();
    const port = typeof address === 'object' && address ? address.port : 0;
    const answer = await fetch(`http://127.0.0.1:${port}/%62log?q=%62`);
    expect(await answer.text()).toBe('/blog?q=%62');
  });
});
