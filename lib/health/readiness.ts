import 'server-only';
import { env } from '@/lib/env';
import { pingRedis } from '@/lib/ping-redis';
import { shop, startDeadline } from '@/lib/storefront/client';
import type { Operation } from '@/lib/storefront/types';
import { createSecretClient } from '@/lib/supabase/secret';
import { withTimeout } from '@/lib/with-timeout';

/** Longer than a healthy service takes, shorter than a load balancer waits. */
const deadline = 2_000;

/** The cheapest query for which Shopify checks the token. */
const anything: Operation<{ __typename: string }, Record<string, never>> = {
  name: 'Ready',
  text: 'query Ready { __typename }',
};

async function data(): Promise<void> {
  const { error } = await createSecretClient().from('job_runs').select('name').limit(1);
  if (error) throw error;
}

async function identity(): Promise<void> {
  const answer = await fetch(`${env.SUPABASE_URL}/auth/v1/settings`, {
    headers: { apikey: env.SUPABASE_PUBLISHABLE_KEY },
    cache: 'no-store',
    signal: AbortSignal.timeout(deadline),
  });
  await answer.body?.cancel();
  if (!answer.ok) throw new Error(`The identity service answers ${answer.status}`);
}

async function storage(): Promise<void> {
  const { error } = await createSecretClient().storage.getBucket('blog-images');
  if (error) throw error;
}

type Probes = Readonly<Record<string, () => Promise<unknown>>>;

/** The services that the site requires, each with its check. Redis is one of them when it is configured. */
export const probes: Probes = {
  data: () => withTimeout(data(), deadline),
  identity,
  storage: () => withTimeout(storage(), deadline),
  shopify: () => shop.read(anything, {}, { caching: 'live', deadline: startDeadline(deadline) }),
  ...(env.REDIS_URL && { redis: () => pingRedis(env.REDIS_URL ?? '', deadline) }),
};

/** How long a result is reused, so that many requests check the services only once per period. */
const lifetime = 2_000;

/** Whether each service answers. Error details are left out, because the endpoint is public. */
type Readiness = { ready: boolean; services: Record<string, 'ok' | 'missing'> };

/** The result checks all services at once and never throws. Concurrent callers share a check, reused for two seconds. */
export function createReadiness(probes: Probes): () => Promise<Readiness> {
  let shared: Promise<Readiness> | undefined;
  return () => {
    shared ??= askAll(probes).finally(() =>
      setTimeout(() => (shared = undefined), lifetime).unref(),
    );
    return shared;
  };
}

async function askAll(probes: Probes): Promise<Readiness> {
  const services: Readiness['services'] = {};
  await Promise.allSettled(
    Object.entries(probes).map(async ([name, probe]) => {
      services[name] = 'missing';
      await probe();
      services[name] = 'ok';
    }),
  );
  return { ready: !Object.values(services).includes('missing'), services };
}
