import type { Instrumentation } from 'next';

/** Once per process, before the first request. Node's modules are loaded inside: Next compiles this file for the edge as well. */
export async function register(): Promise<void> {
  if (process.env['NEXT_RUNTIME'] !== 'nodejs') return;
  const [{ env }, { identifyRequests }, { closeConnectionsOnStop }] = await Promise.all([
    import('@/lib/env'),
    import('@/lib/log/request-id'),
    import('@/lib/http/close-on-stop'),
  ]);
  identifyRequests(env.TRUST_PROXY);
  closeConnectionsOnStop();
  if (!env.OTEL_EXPORTER_OTLP_ENDPOINT) return;
  const { startTracing } = await import('@/lib/log/tracing');
  startTracing();
}

export const onRequestError: Instrumentation.onRequestError = async (...failure) => {
  if (process.env['NEXT_RUNTIME'] !== 'nodejs') return;
  const { reportError } = await import('@/lib/log/report-error');
  await reportError(...failure);
};
