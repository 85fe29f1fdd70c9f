import { findFreePorts } from '../../local/shared/ports.ts';

/** A free port of loopback. */
export async function freePort(): Promise<number> {
  const [port = 0] = await findFreePorts(1);
  return port;
}
