import { createServer } from 'node:net';
import { Failure } from './failure.ts';

const loopback = ['127.0.0.1', '::1'] as const;

/** One sentence per taken port: which one, and the variable that changes it. */
export function portTakenSentence(variable: string, port: number): string {
  return `El puerto ${port} está ocupado: cierra lo que lo usa o elige otro con ${variable}, por ejemplo ${variable}=${port + 1}.`;
}

/** Throws one sentence for each taken port. `patience` is for the children of a run that was killed a moment ago. */
export async function assertPortsFree(
  ports: Readonly<Record<string, number>>,
  patience = 0,
): Promise<void> {
  const until = Date.now() + patience;
  for (;;) {
    const taken: string[] = [];
    for (const [variable, port] of Object.entries(ports)) {
      if (!(await isPortFree(port))) taken.push(portTakenSentence(variable, port));
    }
    if (taken.length === 0) return;
    if (Date.now() >= until) throw new Failure(taken.join('\n'));
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
}

/** On both loopback addresses: `localhost` may mean either, and another process may hold the other one. */
export async function isPortFree(port: number): Promise<boolean> {
  for (const host of loopback) {
    const code = await tryListen(port, host);
    // On a machine without IPv6, ::1 is always free.
    if (code === 'EADDRINUSE' || code === 'EACCES') return false;
  }
  return true;
}

/** Different free ports, all held until every one is known. */
export async function findFreePorts(count: number): Promise<number[]> {
  const servers = Array.from({ length: count }, () => createServer());
  const ports = await Promise.all(
    servers.map(
      (server) =>
        new Promise<number>((resolve, reject) => {
          server.once('error', reject);
          server.listen(0, '127.0.0.1', () => {
            const address = server.address();
            resolve(typeof address === 'object' && address ? address.port : 0);
          });
        }),
    ),
  );
  await Promise.all(servers.map((server) => new Promise((resolve) => server.close(resolve))));
  return ports;
}

function tryListen(port: number, host: string): Promise<string | undefined> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', (error: NodeJS.ErrnoException) => resolve(error.code));
    server.listen({ port, host, exclusive: true }, () => server.close(() => resolve(undefined)));
  });
}
