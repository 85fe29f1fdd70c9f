import { connect } from 'node:net';
import { type Context, isLocal, ok, type Verdict, wrong } from './finding.ts';

const milliseconds = 4_000;

/** The virus scanner answers a PING. A site on this machine works without one; one for visitors should have it. */
export async function checkScanner({ env }: Context): Promise<Verdict> {
  if (!env.CLAMAV_URL)
    return isLocal(env.SITE_URL) ? ok('scannerNotUsed') : wrong('scannerMissing');
  const { hostname, port, host } = new URL(env.CLAMAV_URL);
  const answer = await ping(hostname.replace(/^\[|\]$/g, ''), Number(port || 3310));
  return answer.startsWith('PONG')
    ? ok('scannerAnswers', { host })
    : wrong('scannerSilent', { host });
}

function ping(host: string, port: number): Promise<string> {
  const { promise, resolve } = Promise.withResolvers<string>();
  const socket = connect({ host, port, signal: AbortSignal.timeout(milliseconds) });
  socket.setEncoding('latin1');
  socket
    .once('data', resolve)
    .once('error', () => resolve(''))
    .once('close', () => resolve(''));
  socket.write('zPING\0');
  return promise.finally(() => socket.destroy());
}
