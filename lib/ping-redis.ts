import { createClient } from '@redis/client';
import { isLoopback } from './http/is-loopback.ts';
import { withTimeout } from './with-timeout.ts';

/** Whether a Redis of another machine is addressed without a password. */
export const isOpenRedis = (url: string): boolean => {
  const address = new URL(url);
  return address.password === '' && !isLoopback(address);
};

/** Sends a PING on a new connection: the page cache's hides whether Redis answers. Throws when it does not. */
export async function pingRedis(url: string, milliseconds: number): Promise<void> {
  const redis = createClient({
    url,
    disableOfflineQueue: true,
    socket: { connectTimeout: milliseconds, socketTimeout: milliseconds, reconnectStrategy: false },
  });
  // Without a listener a failed connection would end the process.
  redis.on('error', () => undefined);
  try {
    await withTimeout(
      redis.connect().then(() => redis.ping()),
      milliseconds,
    );
  } finally {
    redis.destroy();
  }
}
