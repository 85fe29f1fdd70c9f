import 'server-only';
import { log } from '@/lib/log/log';

/** The number of posts, letters, files, pictures, submissions or events that one job handled. */
export type JobReport = { job: string; done: number; failed?: true };

/** Runs one job; a failure is logged with its cause, reported without it, and never thrown. */
export async function reportJob(job: string, run: () => Promise<number>): Promise<JobReport> {
  try {
    return { job, done: await run() };
  } catch (error) {
    return reportFailure(job, error);
  }
}

/** The report of a job that failed; the cause is logged. */
export function reportFailure(job: string, error: unknown): JobReport {
  log.error(`Job ${job} failed`, error);
  return { job, done: 0, failed: true };
}
