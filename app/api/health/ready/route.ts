import { createReadiness, probes } from '@/lib/health/readiness';

const askServices = createReadiness(probes);

/** 200 when every service answers, else 503, with the services by name (docs/operating.md, Health). */
export async function GET(): Promise<Response> {
  const readiness = await askServices();
  return Response.json(readiness, {
    status: readiness.ready ? 200 : 503,
    headers: { 'cache-control': 'no-store' },
  });
}
