import { refreshScheduled } from '@/lib/jobs/refresh-scheduled';
import { refuseCaller } from '@/lib/jobs/refuse-caller';
import { reportJob } from '@/lib/jobs/report';
import { runJobs } from '@/lib/jobs/run-jobs';

export const dynamic = 'force-dynamic';

/**
 * The periodic jobs (docs/operating.md, Jobs). 200 with what each did, 500 when one failed; `skipped` says that another
 * run held the lock. Pages are refreshed at each call, lock or not: the refresh can be repeated, and must not wait.
 */
export async function GET(request: Request): Promise<Response> {
  const refusal = refuseCaller(request);
  if (refusal) return refusal;
  const pages = await reportJob('scheduledPosts', () => refreshScheduled());
  const others = await runJobs();
  const jobs = [pages, ...(others ?? [])];
  return Response.json(
    { jobs, skipped: others === null },
    {
      status: jobs.some(({ failed }) => failed) ? 500 : 200,
      headers: { 'cache-control': 'no-store' },
    },
  );
}
