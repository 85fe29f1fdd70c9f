import { subscribe } from 'node:diagnostics_channel';
import type { ServerResponse } from 'node:http';

/**
 * After SIGTERM every answer closes its connection. Next stops listening and waits for open connections, and Node
 * closes only idle ones. A proxy's keep-alive connections under load would carry further requests until the service
 * manager kills the process.
 */
export function closeConnectionsOnStop(): void {
  process.once('SIGTERM', () => {
    subscribe('http.server.request.start', (message) => {
      const { response } = message as { response: ServerResponse };
      response.setHeader('connection', 'close');
    });
  });
}
