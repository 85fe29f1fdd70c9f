/** How long an answer is shared: a flood of questions asks the services once per this time. */
const lifetime = 2_000;

/** Which services answer; what went wrong stays here, since anybody may ask. */
export type Readiness = { ready: boolean; services: Record<string, 'ok' | 'missing'> };

/**
 * Makes a function that asks all services at the same time and never throws. Callers share the question under way, and
 * its answer for two seconds.
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
