import type { Instrumentation } from 'next';

/**
 * Runs once per process, before the first request. Node's modules are imported inside, because Next also compiles this
 * file for the edge runtime.
 */
export async function register(): Promise<void> {
  if (process.env['NEXT_RUNTIME'] !== 'nodejs') return;
  const [{ env }, { identifyRequests }, { closeConnectionsOnStop }, { isLoopback }, { log }] =
    await Promise.all([
      import('@/lib/env'),
      import('@/lib/log/request-id'),
      import('@/lib/http/close-on-stop'),
      import('@/lib/http/is-loopback'),
      import('@/lib/log/log'),
    ]);
  identifyRequests(env.TRUST_PROXY);
  if (!env.CLAMAV_URL && !isLoopback(new URL(env.SITE_URL))) {
    log.warn('Files of visitors are not scanned for viruses: CLAMAV_URL is not set');
  }
  closeConnectionsOnStop();
  if (!env.OTEL_EXPORTER_OTLP_ENDPOINT) return;
  const { startTracing } = await import('@/lib/log/tracing');
  startTracing();
}

/**
 * Logs an error that Next caught, with the digest that an error page shows ("Referencia") and the identifier of the
 * request, so that both find the line. The route is logged as its pattern, because the path contains slugs, tokens and
 * search words.
 */
export const onRequestError: Instrumentation.onRequestError = async (
  error,
  { method },
  { routePath, routeType },
) => {
  if (process.env['NEXT_RUNTIME'] !== 'nodejs') return;
  const { log } = await import('@/lib/log/log');
  const digest = error instanceof Error && 'digest' in error ? String(error.digest) : undefined;
  log.error('Request failed', error, { digest, method, route: routePath, type: routeType });
};
