import 'server-only';
import { logEvents } from '@/lib/audit/record';
import { deliverMail } from '@/lib/mail/deliver';
import { createSecretClient } from '@/lib/supabase/secret';
import { eraseExpired } from './erase-submissions';
import { removeStrayFiles, removeStrayImages } from './remove-strays';
import { type JobReport, reportFailure, reportJob } from './report';
import { scanWaitingFiles } from './scan-files';

/** How long a run may hold the lock: a crashed run blocks others until then, a longer one may overlap. */
const lease = '5 minutes';

/** Mail must not delay the response of /api/jobs, after which Next refreshes pages; the next run sends the rest. */
const mailAtOnce = { letters: 500, milliseconds: 20_000 };

const jobs: [string, () => Promise<number>][] = [
  ['mail', () => deliverMail(mailAtOnce.letters, mailAtOnce.milliseconds)],
  ['waitingFiles', () => scanWaitingFiles()],
  ['strayFiles', () => removeStrayFiles()],
  ['strayImages', () => removeStrayImages()],
  ['expired', () => eraseExpired()],
  ['events', () => logEvents()],
];

/**
 * Runs each job once and reports on each; a failed job does not stop the others. Null when another run is active on any
 * instance. The last run is recorded in `public.job_runs`.
 */
export async function runJobs(): Promise<JobReport[] | null> {
  const reports: JobReport[] = [];
  try {
    const run = await claim();
    if (!run) return null;
    for (const [name, job] of jobs) reports.push(await reportJob(name, job));
    await release(run, reports);
  } catch (error) {
    reports.push(reportFailure('lock', error));
  }
  return reports;
}

async function claim(): Promise<string | null> {
  const { data, error } = await createSecretClient().rpc('claim_jobs', { lease });
  if (error) throw new Error('The lock of the jobs could not be taken', { cause: error });
  return data;
}

async function release(run: string, reports: readonly JobReport[]): Promise<void> {
  const failed = reports.filter((report) => report.failed).map(({ job }) => job);
  const { error } = await createSecretClient()
    .from('job_runs')
    .update({ locked_until: null, finished_at: new Date().toISOString(), failed })
    .eq('run_id', run);
  if (error) throw new Error('The lock of the jobs could not be given back', { cause: error });
}
