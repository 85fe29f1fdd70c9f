import { readBuild } from '@/lib/doctor/site';
import { env } from '@/lib/env';
import { refuseCaller } from '@/lib/jobs/refuse-caller';
import { visitorAddress } from '@/lib/rate-limit/client-address';

/** Returns the build at this address and the caller's address as seen here (`npm run doctor`, /admin/estado). */
export async function GET(request: Request): Promise<Response> {
  const refusal = refuseCaller(request, 'DOCTOR_SECRET');
  if (refusal) return refusal;
  return Response.json(
    {
      build: await readBuild({ env, root: process.cwd() }),
      address: await visitorAddress(),
      trustsProxy: env.TRUST_PROXY,
    },
    { headers: { 'cache-control': 'no-store' } },
  );
}
