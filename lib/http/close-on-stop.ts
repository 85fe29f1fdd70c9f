import { subscribe } from 'node:diagnostics_channel';
import type { ServerResponse } from 'node:http';

/**
 * From SIGTERM on every answer ends its connection. Next stops listening and waits for its connections, and Node closes
 * only idle ones: those that a proxy keeps alive under load would go on carrying requests until the service manager kills
 * the process.
 */
export function closeConnectionsOnStop(): void {
  process.once('SIGTERM', () => {
    subscribe('http.server.request.start', (message) => {
      const { response } = message as { response: ServerResponse };
      response.setHeader('connection', 'close');
    });
  });
}
