import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { requestMegabytes } from '../form-areas.ts';
import { ask, askSupabase, member, textOf } from './ask.ts';
import { type Context, isLocal, ok, unknown, type Verdict, wrong } from './finding.ts';
import { offerBody } from './offer-body.ts';

/** From a block that is for documentation: no visitor has this address. */
const inventedAddress = '203.0.113.77';
/** What the largest form sends: manuscript, curriculum, and the rest of it. */
const largestBody = requestMegabytes * 1000 * 1000;
/** The jobs are called every thirty seconds. */
const longestPause = 10 * 60_000;

const askMirror = (context: Context) =>
  ask(context, `${context.env.SITE_URL}/api/doctor`, {
    headers: {
      authorization: `Bearer ${context.env.CRON_SECRET}`,
      'x-forwarded-for': inventedAddress,
    },
  });

/** The public address answers. */
export async function checkSite(context: Context): Promise<Verdict> {
  const site = context.env.SITE_URL;
  const answer = await ask(context, `${site}/`);
  if (!answer) return wrong('siteUnreachable', { site });
  if (answer.status >= 300 && answer.status < 400) {
    return wrong('siteRedirects', { site, to: answer.headers.get('location') ?? '' });
  }
  return answer.status === 200
    ? ok('siteReached', { site })
    : wrong('siteFails', { site, status: answer.status });
}

/** Visitors come by https; on this machine http will do. */
export async function checkHttps({ env }: Context): Promise<Verdict> {
  if (env.SITE_URL.startsWith('https:')) return ok('siteEncrypted');
  return isLocal(env.SITE_URL) ? ok('siteLocal') : wrong('siteInClear', { site: env.SITE_URL });
}

/** The build that is here, or null. */
export async function readBuild({
  env,
  root,
}: Pick<Context, 'env' | 'root'>): Promise<string | null> {
  const file = join(/* turbopackIgnore: true */ root, env.NEXT_DIST_DIR, 'BUILD_ID');
  return (await readFile(file, 'utf8').catch(() => '')).trim() || null;
}

/** What answers at SITE_URL is the build that lies here. */
export async function checkBuild(context: Context): Promise<Verdict> {
  if (!context.env.CRON_SECRET) return unknown('withoutCronSecret');
  const here = await readBuild(context);
  if (!here) return unknown('buildNotHere');
  const answer = await askMirror(context);
  if (answer?.status === 401) return wrong('siteOtherSecret');
  if (answer?.status === 404) return wrong('buildOther');
  const there = answer?.status === 200 ? textOf(member(answer.body, 'build')) : '';
  if (!there) return unknown('notAnswered');
  return there === here ? ok('buildSame', { build: here }) : wrong('buildOther');
}

/** The proxy overwrites X-Forwarded-For, so that no visitor chooses the address that the limits count. */
export async function checkForwarded(context: Context): Promise<Verdict> {
  const { env } = context;
  if (!env.CRON_SECRET) return unknown('withoutCronSecret');
  const answer = await askMirror(context);
  if (answer?.status !== 200) return unknown('notAnswered');
  const isBelieved = textOf(member(answer.body, 'address')) === inventedAddress;
  if (isLocal(env.SITE_URL))
    return isBelieved ? unknown('noProxyHere') : ok('forwardedOverwritten');
  if (isBelieved) return wrong('forwardedBelieved');
  return member(answer.body, 'trustsProxy') === true
    ? ok('forwardedOverwritten')
    : wrong('proxyNotTrusted');
}

/** What stands before the site lets the largest form pass. Nothing of it is sent but its announced length. */
export async function checkBodyLimit({ env }: Context): Promise<Verdict> {
  const status = await offerBody(`${env.SITE_URL}/api/doctor`, largestBody);
  if (status === 100) return ok('bodyTaken');
  return status === 413 ? wrong('bodyTooLarge') : unknown('notAnswered');
}

/** The jobs have run lately, and none failed. */
export async function checkJobs(context: Context): Promise<Verdict> {
  if (!context.env.CRON_SECRET) return wrong('jobsWithoutSecret');
  const path = '/rest/v1/job_runs?name=eq.jobs&select=finished_at,failed';
  const answer = await askSupabase(context, 'secret', path);
  if (answer?.status !== 200 || !Array.isArray(answer.body)) return unknown('notAnswered');
  const last: unknown = answer.body[0];
  const finished = Date.parse(textOf(member(last, 'finished_at')));
  if (Number.isNaN(finished)) return wrong('jobsNever');
  const minutes = Math.round((Date.now() - finished) / 60_000);
  if (Date.now() - finished > longestPause) return wrong('jobsLate', { minutes });
  const failed = member(last, 'failed');
  return Array.isArray(failed) && failed.length > 0
    ? wrong('jobsFailed', { list: failed.join(', ') })
    : ok('jobsRan', { minutes });
}
