import { refreshScheduled } from '@/lib/jobs/refresh-scheduled';
import { refuseCaller } from '@/lib/jobs/refuse-caller';
import { reportJob } from '@/lib/jobs/report';
import { runJobs } from '@/lib/jobs/run-jobs';

/**
 * The periodic jobs (docs/operating.md, Jobs). Returns 200 with the result of each job, 500 when a job failed, and
 * `skipped` when another run holds the lock. Each call refreshes pages, even without the lock: the refresh can be
 * repeated and must not be late.
 */
export async function GET(request: Request): Promise<Response> {
  const refusal = refuseCaller(request, 'CRON_SECRET');
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
