import { once } from 'node:events';
import type { Server } from 'node:net';

/** Lets a server listen on loopback, on a free port unless told; returns the port. */
export async function listen(server: Server, port = 0, host = '127.0.0.1'): Promise<number> {
  server.listen(port, host);
  await once(server, 'listening');
  const address = server.address();
  return typeof address === 'object' && address ? address.port : 0;
}
