import { createClient } from '@redis/client';
import { type Context, ok, type Verdict, wrong } from './finding.ts';

const deadline = 4_000;

/** Redis answers a PING. A single instance of the site needs none. */
export async function checkRedis({ env }: Context): Promise<Verdict> {
  if (!env.REDIS_URL) return ok('redisNotUsed');
  const host = new URL(env.REDIS_URL).host;
  const redis = createClient({
    url: env.REDIS_URL,
    disableOfflineQueue: true,
    socket: { connectTimeout: deadline, reconnectStrategy: false },
  });
  redis.on('error', () => undefined);
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(() => late.reject(new Error('no answer in time')), deadline);
  try {
    await Promise.race([redis.connect().then(() => redis.ping()), late.promise]);
    return ok('redisAnswers', { host });
  } catch (error) {
    const isRefused = error instanceof Error && /NOAUTH|WRONGPASS/.test(error.message);
    return isRefused ? wrong('redisRefuses', { host }) : wrong('redisUnreachable', { host });
  } finally {
    clearTimeout(timer);
    redis.destroy();
  }
}
