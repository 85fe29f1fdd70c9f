import { beforeEach, describe, expect, it, vi } from 'vitest';
import { blogPost } from './rows.ts';
import { interceptFetch, must, noAnswer, secretClient, temporaryRow } from './support.ts';

// One log for all modules, including those that are imported again.
const log = vi.hoisted(() => ({
  info: () => undefined,
  warn: () => undefined,
  error: () => undefined,
}));
vi.mock('@/lib/log/log', () => ({ log }));

const secret = secretClient();
const revalidateTag = vi.hoisted(() => vi.fn());
vi.mock('next/cache', async (original) => ({ ...(await original<object>()), revalidateTag }));

/** Simulates a process that has just started. */
async function freshProcess() {
  vi.resetModules();
  const { runJobs } = await import('@/lib/jobs/run-jobs');
  const { refreshScheduled } = await import('@/lib/jobs/refresh-scheduled');
  return { runJobs, refreshScheduled };
}

const lastRun = async () =>
  must(await secret.from('job_runs').select('*').eq('name', 'jobs').maybeSingle());
const claim = async () => must(await secret.rpc('claim_jobs', { lease: '5 minutes' }));

beforeEach(async () => {
  must(await secret.from('job_runs').delete().eq('name', 'jobs'));
  revalidateTag.mockClear();
});

describe('the lock of the jobs', () => {
  it('is given to exactly one of eight concurrent callers', async () => {
    const runs = await Promise.all(Array.from({ length: 8 }, claim));
    expect(runs.filter(Boolean)).toHaveLength(1);
  });

  it('makes runJobs return null while another run holds it, and lets it run after the release', async () => {
    const { runJobs } = await freshProcess();
    const run = await claim();
    expect(await runJobs()).toBeNull();
    expect(await lastRun()).toMatchObject({ run_id: run, finished_at: null });
    must(await secret.from('job_runs').update({ locked_until: null }).eq('name', 'jobs'));
    expect((await runJobs())?.map(({ job }) => job)).toEqual([
      ...['mail', 'waitingFiles', 'strayFiles', 'strayImages', 'expired', 'events'],
    ]);
    expect(await lastRun()).toMatchObject({ locked_until: null, failed: [] });
  });

  it('can be claimed again once the lease of a crashed run has expired', async () => {
    const dead = await claim();
    const past = new Date(Date.now() - 1000).toISOString();
    must(await secret.from('job_runs').update({ locked_until: past }).eq('name', 'jobs'));
    const next = await claim();
    expect(next).not.toBe(dead);
    expect(await claim()).toBeNull();
  });
});

describe('the last run', () => {
  it('records the job that failed, and the others have run', async () => {
    const { runJobs } = await freshProcess();
    interceptFetch(({ address, send }) => (address.includes('stray_files') ? noAnswer() : send()));
    const complained = vi.spyOn(log, 'error');
    const reports = await runJobs();
    expect(reports).toHaveLength(6);
    expect(reports?.filter(({ failed }) => failed)).toEqual([
      { job: 'strayFiles', done: 0, failed: true },
    ]);
    expect(complained).toHaveBeenCalledWith('Job strayFiles failed', expect.any(Error));
    expect(await lastRun()).toMatchObject({ locked_until: null, failed: ['strayFiles'] });
    const { started_at, finished_at } = (await lastRun()) ?? {};
    expect(Date.parse(finished_at ?? '')).toBeGreaterThanOrEqual(Date.parse(started_at ?? ''));
  });

  it('fails at the lock when the database does not answer', async () => {
    const { runJobs } = await freshProcess();
    interceptFetch(noAnswer);
    expect(await runJobs()).toEqual([{ job: 'lock', done: 0, failed: true }]);
  });
});

describe('pages of scheduled posts', () => {
  const hour = new Date('2031-05-04T12:00:00Z');
  const hourPlus = (seconds: number) => new Date(hour.getTime() + seconds * 1000);
  const due = { status: 'scheduled', scheduled_for: hour.toISOString() };
  const schedule = () => temporaryRow('blog_posts', { ...blogPost(), ...due });

  it('are refreshed in the two runs after their time, and again when the clock was set back', async () => {
    const { refreshScheduled } = await freshProcess();
    await schedule();
    // The seeded posts became due long before.
    await refreshScheduled(hourPlus(-3600));
    revalidateTag.mockClear();
    const seen = [];
    for (const seconds of [-60, 0, 60, 120, 180, 30]) {
      await refreshScheduled(hourPlus(seconds));
      seen.push(revalidateTag.mock.calls.splice(0).length);
    }
    expect(seen).toEqual([0, 1, 1, 0, 0, 1]);
  });

  it('are refreshed by a process that starts long after their time; the next visitor waits for the new page', async () => {
    await schedule();
    const { refreshScheduled } = await freshProcess();
    expect(await refreshScheduled(hourPlus(86_400))).toBeGreaterThan(0);
    expect(revalidateTag.mock.calls).toEqual([['posts', { expire: 0 }]]);
  });

  it('that became due during an outage are refreshed after it', async () => {
    const { refreshScheduled } = await freshProcess();
    await schedule();
    await refreshScheduled(hourPlus(-600));
    revalidateTag.mockClear();
    interceptFetch(noAnswer);
    await expect(refreshScheduled(hourPlus(10))).rejects.toThrow('could not be asked');
    vi.restoreAllMocks();
    await refreshScheduled(hourPlus(600));
    expect(revalidateTag).toHaveBeenCalledOnce();
  });
});
