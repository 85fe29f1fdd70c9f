import { createServer, type Server } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { listen } from '../../tests/setup/listen.ts';
import { assertPortsFree, findFreePorts, isPortFree, portTakenSentence } from './ports.ts';

const servers: Server[] = [];
const occupy = async (host: string) => {
  const server = createServer();
  servers.push(server);
  return listen(server, 0, host);
};

afterEach(async () => {
  for (const server of servers.splice(0)) await new Promise((resolve) => server.close(resolve));
});

it('names the port and the variable', () => {
  expect(portTakenSentence('SUPABASE_PORT', 54321)).toBe(
    'El puerto 54321 está ocupado: cierra lo que lo usa o elige otro con SUPABASE_PORT, por ejemplo SUPABASE_PORT=54322.',
  );
  expect(portTakenSentence('PORT', 3000, [3000, 3001, 3002])).toContain('PORT=3003.');
});

it('throws one sentence for each used port', async () => {
  const PORT = await occupy('127.0.0.1');
  const STOREFRONT_PORT = await occupy('127.0.0.1');
  const [free = 0] = await findFreePorts(1);
  await expect(assertPortsFree({ PORT, SUPABASE_PORT: free, STOREFRONT_PORT })).rejects.toThrow(
    [
      portTakenSentence('PORT', PORT, [free, STOREFRONT_PORT]),
      portTakenSentence('STOREFRONT_PORT', STOREFRONT_PORT, [PORT, free]),
    ].join('\n'),
  );
});

it('refuses a port that browsers do not open, before anything is built', async () => {
  await expect(assertPortsFree({ PORT: 6697 })).rejects.toThrow(
    'El puerto 6697 es de los que los navegadores no abren: elige otro con PORT.',
  );
});

it('waits for the children of a killed run', async () => {
  const PORT = await occupy('127.0.0.1');
  setTimeout(() => servers.splice(0).forEach((server) => void server.close()), 100);
  await expect(assertPortsFree({ PORT }, 5000)).resolves.toBeUndefined();
});

it('finds different free ports, none with a listener on all addresses', async () => {
  const ports = await findFreePorts(3);
  expect(new Set(ports).size).toBe(3);
  for (const port of ports) expect(await isPortFree(port)).toBe(true);
  expect(await isPortFree(await occupy('0.0.0.0'))).toBe(false);
});
