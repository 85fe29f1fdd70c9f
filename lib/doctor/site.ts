import { readFile } from 'node:fs/promises';
import { request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { join } from 'node:path';
import { requestMegabytes } from '../form-areas.ts';
import { isLoopback } from '../http/is-loopback.ts';
import { member, textOf } from '../text/unchecked.ts';
import {
  type Context,
  ok,
  request,
  requestSupabase,
  unknown,
  type Verdict,
  wrong,
} from './finding.ts';

const deadline = 6_000;

/**
 * Announces a POST of this size and waits for permission to send it (`Expect: 100-continue`). Returns the status (100
 * is the permission, after which the connection is dropped), or null when no answer came.
 */
export function offerBody(url: string, bytes: number): Promise<number | null> {
  const request = url.startsWith('https:') ? requestHttps : requestHttp;
  return new Promise((resolve) => {
    const offer = request(url, {
      method: 'POST',
      headers: {
        'content-length': bytes,
        'content-type': 'application/octet-stream',
        expect: '100-continue',
      },
      signal: AbortSignal.timeout(deadline),
    });
    const end = (status: number | null) => {
      resolve(status);
      offer.destroy();
    };
    offer.once('continue', () => end(100));
    offer.once('response', ({ statusCode }) => end(statusCode ?? null));
    offer.on('error', () => end(null));
    offer.flushHeaders();
  });
}

/** An address from a block reserved for documentation, which no visitor has. */
const inventedAddress = '203.0.113.77';
/** In bytes; the size of the largest form with its files. */
const maxBodyBytes = requestMegabytes * 1000 * 1000;
/** The longest accepted time since the last run; the jobs run at least every minute. */
const maxPause = 10 * 60_000;

const askMirror = (context: Context) =>
  request(context, `${context.env.SITE_URL}/api/doctor`, {
    headers: {
      authorization: `Bearer ${context.env.DOCTOR_SECRET}`,
      'x-forwarded-for': inventedAddress,
    },
  });

/** The public address answers. */
export async function checkSite(context: Context): Promise<Verdict> {
  const site = context.env.SITE_URL;
  const answer = await request(context, `${site}/`);
  if (!answer) return wrong('siteUnreachable', { site });
  if (answer.status >= 300 && answer.status < 400) {
    return wrong('siteRedirects', { site, to: answer.headers.get('location') ?? '' });
  }
  return answer.status === 200
    ? ok('siteReached', { site })
    : wrong('siteFails', { site, status: answer.status });
}

/** SITE_URL uses https; http is accepted on this machine. */
export async function checkHttps({ env }: Context): Promise<Verdict> {
  if (env.SITE_URL.startsWith('https:')) return ok('siteEncrypted');
  return isLoopback(new URL(env.SITE_URL))
    ? ok('siteLocal')
    : wrong('siteInClear', { site: env.SITE_URL });
}

/** The id of the build in this folder, or null. */
export async function readBuild({ env, root }: Omit<Context, 'fetch'>): Promise<string | null> {
  const file = join(/* turbopackIgnore: true */ root, env.NEXT_DIST_DIR, 'BUILD_ID');
  return (await readFile(file, 'utf8').catch(() => '')).trim() || null;
}

/** The site at SITE_URL runs the build of this folder. */
export async function checkBuild(context: Context): Promise<Verdict> {
  if (!context.env.DOCTOR_SECRET) return unknown('withoutDoctorSecret');
  const here = await readBuild(context);
  if (!here) return unknown('buildNotHere');
  const answer = await askMirror(context);
  if (answer?.status === 401) return wrong('siteOtherSecret');
  // nginx hides the address from other machines (deploy/nginx/http.conf).
  if (answer?.status === 404) return unknown('doctorClosed');
  const there = answer?.status === 200 ? textOf(member(answer.body, 'build')) : '';
  if (!there) return unknown('notAnswered');
  return there === here ? ok('buildSame', { build: here }) : wrong('buildOther');
}

/** The proxy overwrites X-Forwarded-For, so that visitors cannot choose the address that rate limits count. */
export async function checkForwarded(context: Context): Promise<Verdict> {
  const { env } = context;
  if (!env.DOCTOR_SECRET) return unknown('withoutDoctorSecret');
  const answer = await askMirror(context);
  if (answer?.status === 404) return unknown('doctorClosed');
  if (answer?.status !== 200) return unknown('notAnswered');
  const isBelieved = textOf(member(answer.body, 'address')) === inventedAddress;
  if (isLoopback(new URL(env.SITE_URL)))
    return isBelieved ? unknown('noProxyHere') : ok('forwardedOverwritten');
  if (isBelieved) return wrong('forwardedBelieved');
  return member(answer.body, 'trustsProxy') === true
    ? ok('forwardedOverwritten')
    : wrong('proxyNotTrusted');
}

/** The proxy accepts the size of the largest form. The check announces the length and sends no body. */
export async function checkBodyLimit({ env }: Context): Promise<Verdict> {
  const status = await offerBody(`${env.SITE_URL}/api/health/live`, maxBodyBytes);
  const megabytes = requestMegabytes;
  if (status === 100) return ok('bodyTaken', { megabytes });
  return status === 413 ? wrong('bodyTooLarge', { megabytes }) : unknown('notAnswered');
}

/** The jobs have run recently, and none failed. */
export async function checkJobs(context: Context): Promise<Verdict> {
  if (!context.env.CRON_SECRET) return wrong('jobsWithoutSecret');
  const path = '/rest/v1/job_runs?name=eq.jobs&select=finished_at,failed';
  const answer = await requestSupabase(context, 'secret', path);
  if (answer?.status !== 200 || !Array.isArray(answer.body)) return unknown('notAnswered');
  const last: unknown = answer.body[0];
  const finished = Date.parse(textOf(member(last, 'finished_at')));
  if (Number.isNaN(finished)) return wrong('jobsNever');
  const minutes = Math.round((Date.now() - finished) / 60_000);
  if (Date.now() - finished > maxPause) return wrong('jobsLate', { minutes });
  const failed = member(last, 'failed');
  return Array.isArray(failed) && failed.length > 0
    ? wrong('jobsFailed', { list: failed.join(', ') })
    : ok('jobsRan', { minutes });
}
