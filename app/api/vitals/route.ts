import { readLimitedJson } from '@/lib/http/body';
import { isSameOrigin } from '@/lib/http/request';
import { log } from '@/lib/log/log';
import { createAllowance } from '@/lib/rate-limit/allowance';
import { measurementSchema } from '@/lib/vitals/schema';
import { storeMeasurement } from '@/lib/vitals/store';

/** In bytes; one measurement takes less than a hundred. */
const maxBytes = 512;
const allowed = createAllowance(120);

/** Stores one measurement of a visitor's browser (docs/decisions/0024-visitors-measurements.md). */
export async function POST(request: Request): Promise<Response> {
  if (!isSameOrigin(request.headers)) return answer(403);
  // Drop measurements past the limit with 204: a browser sends a beacon only once and would log a refusal to its
  // console.
  if (!allowed()) return answer(204);
  const measurement = await readLimitedJson(request, maxBytes, measurementSchema);
  if (measurement === 'too_big') return answer(413);
  if (measurement === 'invalid') return answer(400);
  try {
    await storeMeasurement(measurement);
  } catch (error) {
    log.error('Measurement', error);
  }
  return answer(204);
}

const answer = (status: number) =>
  new Response(null, { status, headers: { 'cache-control': 'no-store' } });
