/** How long a result is reused, so that many requests check the services only once per period. */
const lifetime = 2_000;

/** Whether each service answers. Error details are left out, because the endpoint is public. */
export type Readiness = { ready: boolean; services: Record<string, 'ok' | 'missing'> };

/**
 * Creates a function that checks all services at once and never throws. Concurrent callers share one check, and its
 * answer is reused for two seconds.
 */
export function createReadiness(
  probes: Readonly<Record<string, () => Promise<unknown>>>,
): () => Promise<Readiness> {
  let shared: Promise<Readiness> | undefined;
  return () => {
    if (shared) return shared;
    const asked = askAll(probes);
    shared = asked;
    void asked.finally(() => setTimeout(() => (shared = undefined), lifetime).unref());
    return asked;
  };
}

async function askAll(
  probes: Readonly<Record<string, () => Promise<unknown>>>,
): Promise<Readiness> {
  const answers = await Promise.all(
    Object.entries(probes).map(async ([name, probe]): Promise<[string, 'ok' | 'missing']> => {
      try {
        await probe();
        return [name, 'ok'];
      } catch {
        return [name, 'missing'];
      }
    }),
  );
  const services = Object.fromEntries(answers);
  return { ready: answers.every(([, state]) => state === 'ok'), services };
}
