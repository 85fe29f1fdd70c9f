import { readBuild } from '@/lib/doctor/site';
import { env } from '@/lib/env';
import { refuseCaller } from '@/lib/jobs/refuse-caller';
import { visitorAddress } from '@/lib/rate-limit/client-address';

export const dynamic = 'force-dynamic';

/**
 * Returns the build of the site at this address and the caller's address as it sees it, for `npm run doctor` and
 * /admin/estado.
 */
export async function GET(request: Request): Promise<Response> {
  const refusal = refuseCaller(request);
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
