import { registerOTel } from '@vercel/otel';

/**
 * Sends spans of requests, rendering and outgoing `fetch` to the collector at `OTEL_EXPORTER_OTLP_ENDPOINT`; the other
 * `OTEL_*` variables count as well. Spans name routes by pattern, but outgoing addresses with their query.
 */
export function startTracing(): void {
  registerOTel({ serviceName: process.env['OTEL_SERVICE_NAME'] ?? 'grupo-dauro' });
}
