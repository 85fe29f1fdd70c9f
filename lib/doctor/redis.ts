import { isOpenRedis, pingRedis } from '../ping-redis.ts';
import { type Context, ok, type Verdict, wrong } from './finding.ts';

const deadline = 4_000;

/** Redis answers a PING and, on another machine, asks for a password; a single instance of the site works without Redis. */
export async function checkRedis({ env }: Context): Promise<Verdict> {
  if (!env.REDIS_URL) return ok('redisNotUsed');
  const host = new URL(env.REDIS_URL).host;
  try {
    await pingRedis(env.REDIS_URL, deadline);
    return isOpenRedis(env.REDIS_URL) ? wrong('redisOpen', { host }) : ok('redisAnswers', { host });
  } catch (error) {
    const isRefused = error instanceof Error && /NOAUTH|WRONGPASS/.test(error.message);
    return isRefused ? wrong('redisRefuses', { host }) : wrong('redisUnreachable', { host });
  }
}
