import type { SpanProcessor } from '@opentelemetry/sdk-trace-base';
import { registerOTel } from '@vercel/otel';
import { env } from '@/lib/env';
import { withoutPersonalData } from './log.ts';

/** Addresses in spans contain search words and filters by e-mail address, and errors quote visitors' data. */
const redaction: SpanProcessor = {
  onStart: () => undefined,
  onEnd(span) {
    // After its end a span ignores `updateName`, but it is not exported yet.
    const ended: { name: string } = span;
    ended.name = withoutPersonalData(span.name);
    redact(span.attributes);
    for (const { attributes } of span.events) redact(attributes ?? {});
    if (span.status.message) span.status.message = withoutPersonalData(span.status.message);
  },
  forceFlush: async () => undefined,
  shutdown: async () => undefined,
};

function redact(attributes: Record<string, unknown>): void {
  for (const [key, value] of Object.entries(attributes)) {
    if (typeof value === 'string') attributes[key] = withoutPersonalData(value);
  }
}

/**
 * Sends spans of requests, rendering and outgoing `fetch` to the collector at `OTEL_EXPORTER_OTLP_ENDPOINT`, without
 * personal data; OpenTelemetry's other variables count as well.
 */
export function startTracing(): void {
  registerOTel({ serviceName: env.OTEL_SERVICE_NAME, spanProcessors: [redaction, 'auto'] });
}
