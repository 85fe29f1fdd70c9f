/** How long a result is reused, so that many requests check the services only once per period. */
const lifetime = 2_000;

/** Whether each service answers. Error details are left out, because the endpoint is public. */
export type Readiness = { ready: boolean; services: Record<string, 'ok' | 'missing'> };

type Probes = Readonly<Record<string, () => Promise<unknown>>>;

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
