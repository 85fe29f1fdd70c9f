import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { codeOf, Failure, reasonOf } from './failure.ts';

/** One sentence per used port: its number, and the variable that changes it, to none of the `others`. */
export function portTakenSentence(
  variable: string,
  port: number,
  others: readonly number[] = [],
): string {
  let other = port + 1;
  while (others.includes(other)) other += 1;
  return `El puerto ${port} está ocupado: cierra lo que lo usa o elige otro con ${variable}, por ejemplo ${variable}=${other}.`;
}

/** Throws one sentence for each port that is used or cannot be. The children of a killed run get `timeout` to free theirs. */
export async function assertPortsFree(
  ports: Readonly<Record<string, number>>,
  timeout = 0,
): Promise<void> {
  const until = Date.now() + timeout;
  for (;;) {
    const taken: string[] = [];
    for (const [variable, port] of Object.entries(ports)) {
      const fault = await bindFault(port);
      if (fault === 'EACCES') {
        throw new Failure(
          `Este usuario no puede abrir el puerto ${port}: elige otro con ${variable}.`,
        );
      }
      if (fault) taken.push(portTakenSentence(variable, port, Object.values(ports)));
      else if (await isBlocked(port)) {
        throw new Failure(
          `El puerto ${port} es de los que los navegadores no abren: elige otro con ${variable}.`,
        );
      }
    }
    if (taken.length === 0) return;
    if (Date.now() >= until) throw new Failure(taken.join('\n'));
    await setTimeout(200);
  }
}

/** Whether browsers and `fetch` refuse the port (the «bad ports» of the Fetch standard), whatever listens there. */
async function isBlocked(port: number): Promise<boolean> {
  const error: unknown = await fetch(`http://127.0.0.1:${port}/`).catch((thrown) => thrown);
  return error instanceof Error && reasonOf(error.cause) === 'bad port';
}

export const isPortFree = async (port: number): Promise<boolean> =>
  (await bindFault(port)) === undefined;

/** Checks both loopback addresses: `localhost` may mean either, and another process may use the port on only one. */
async function bindFault(port: number): Promise<'EADDRINUSE' | 'EACCES' | undefined> {
  for (const host of ['127.0.0.1', '::1']) {
    const server = createServer().listen({ port, host, exclusive: true });
    try {
      await once(server, 'listening');
      await server[Symbol.asyncDispose]();
    } catch (error) {
      // On a machine without IPv6, ::1 counts as free.
      const code = codeOf(error);
      if (code === 'EADDRINUSE' || code === 'EACCES') return code;
    }
  }
  return undefined;
}

/** Finds different free ports, by holding all of them until the last is found. */
export async function findFreePorts(count: number): Promise<number[]> {
  const servers = Array.from({ length: count }, () => createServer().listen(0, '127.0.0.1'));
  await Promise.all(servers.map((server) => once(server, 'listening')));
  const ports = servers.map((server) => (server.address() as AddressInfo).port);
  await Promise.all(servers.map((server) => server[Symbol.asyncDispose]()));
  return ports;
}
