import 'server-only';
import { log } from '@/lib/log/log';

export type JobName =
  | 'scheduledPosts'
  | 'lock'
  | 'mail'
  | 'waitingFiles'
  | 'strayFiles'
  | 'strayImages'
  | 'expired'
  | 'events';

/** The number of posts, letters, files, pictures, submissions or events that one job handled. */
export type JobReport = { job: JobName; done: number; failed?: true };

/** Runs one job; a failure is logged with its cause, reported without it, and never thrown. */
export async function reportJob(job: JobName, run: () => Promise<number>): Promise<JobReport> {
  try {
    return { job, done: await run() };
  } catch (error) {
    return reportFailure(job, error);
  }
}

export function reportFailure(job: JobName, error: unknown): JobReport {
  log.error(`Job ${job} failed`, error);
  return { job, done: 0, failed: true };
}
