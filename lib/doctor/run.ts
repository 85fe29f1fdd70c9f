import { connect } from 'node:net';
import { createTransport } from 'nodemailer';
import { isLoopback } from '../http/is-loopback.ts';
import { isOpenRedis, pingRedis } from '../ping-redis.ts';
import { member, textOf } from '../text/unchecked.ts';
import { withTimeout } from '../with-timeout.ts';
import * as access from './access.ts';
import {
  type Answer,
  type Check,
  type Context,
  type Finding,
  type Group,
  groups,
  ok,
  type Point,
  requestSupabase,
  unknown,
  type Verdict,
  wrong,
} from './finding.ts';
import * as shopify from './shopify.ts';
import * as site from './site.ts';
import * as supabase from './supabase.ts';

/** The time within which a service must answer. */
const answerMilliseconds = 4_000;

/** Redis answers a PING and, on another machine, asks for a password; a single instance of the site works without Redis. */
export async function checkRedis({ env }: Context): Promise<Verdict> {
  if (!env.REDIS_URL) return ok('redisNotUsed');
  const host = new URL(env.REDIS_URL).host;
  try {
    await pingRedis(env.REDIS_URL, answerMilliseconds);
    return isOpenRedis(env.REDIS_URL) ? wrong('redisOpen', { host }) : ok('redisAnswers', { host });
  } catch (error) {
    const isRefused = error instanceof Error && /NOAUTH|WRONGPASS/.test(error.message);
    return isRefused ? wrong('redisRefuses', { host }) : wrong('redisUnreachable', { host });
  }
}

/** The virus scanner answers a PING. A site on this machine works without one; one for visitors should have it. */
export async function checkScanner({ env }: Context): Promise<Verdict> {
  if (!env.CLAMAV_URL)
    return isLoopback(new URL(env.SITE_URL)) ? ok('scannerNotUsed') : wrong('scannerMissing');
  const { hostname, port, host } = new URL(env.CLAMAV_URL);
  const answer = await ping(hostname.replace(/^\[|\]$/g, ''), Number(port || 3310));
  return answer.startsWith('PONG')
    ? ok('scannerAnswers', { host })
    : wrong('scannerSilent', { host });
}

function ping(host: string, port: number): Promise<string> {
  const { promise, resolve } = Promise.withResolvers<string>();
  const socket = connect({ host, port, signal: AbortSignal.timeout(answerMilliseconds) });
  socket.setEncoding('latin1');
  socket
    .once('data', resolve)
    .once('error', () => resolve(''))
    .once('close', () => resolve(''));
  socket.write('zPING\0');
  return promise.finally(() => socket.destroy());
}

/** The buckets give strangers neither a listing nor an upload address. */
export async function checkStrangers(context: Context): Promise<Verdict> {
  const verdicts = await Promise.all(access.bucketNames.map((name) => tryBucket(context, name)));
  return (
    verdicts.find(({ state }) => state === 'wrong') ??
    verdicts.find(({ state }) => state === 'unknown') ??
    ok('bucketsClosed', { n: access.bucketNames.length })
  );
}

/** Requests an upload permission, which writes no file, and a listing. */
async function tryBucket(context: Context, name: string): Promise<Verdict> {
  const [upload, list] = await Promise.all([
    requestSupabase(
      context,
      'publishable',
      `/storage/v1/object/upload/sign/${name}/doctor.png`,
      {},
    ),
    requestSupabase(context, 'publishable', `/storage/v1/object/list/${name}`, {
      prefix: '',
      limit: 1,
    }),
  ]);
  if (upload && upload.status < 300) return wrong('bucketTakesUploads', { name });
  if (Array.isArray(list?.body) && list.body.length > 0) return wrong('bucketLists', { name });
  if (!isRefusal(upload) || !list || list.status >= 500) return unknown('notAnswered');
  return ok('bucketsClosed', { n: 1 });
}

const isRefusal = (answer: Answer | null) =>
  answer !== null &&
  ([401, 403].includes(answer.status) ||
    ['401', '403'].includes(textOf(member(answer.body, 'statusCode'))));

const timeouts = { connectionTimeout: 6_000, greetingTimeout: 6_000, socketTimeout: 6_000 };

/** The SMTP server accepts the connection and the user; without a server, letters are written to a folder. */
export async function checkMailServer({ env }: Context): Promise<Verdict> {
  if (!env.SMTP_URL) return env.OUTBOX_DIR ? ok('mailToFolder') : wrong('mailNowhere');
  const host = new URL(env.SMTP_URL).host;
  const problem = await tryMailServer(env.SMTP_URL, false);
  if (problem === null) return ok('mailServerReached', { host });
  return problem === 'EAUTH'
    ? wrong('mailUserRefused', { host })
    : wrong('mailUnreachable', { host });
}

/** Mail is encrypted: from the first byte (smtps://) or after STARTTLS, which the server must offer. */
export async function checkMailTls({ env }: Context): Promise<Verdict> {
  if (!env.SMTP_URL) return unknown('mailWithoutServer');
  if (isLoopback(new URL(env.SMTP_URL))) return ok('mailLocal');
  const problem = await tryMailServer(env.SMTP_URL, true);
  if (problem === null) return ok('mailEncrypted');
  return problem === 'ETLS' ? wrong('mailInClear') : unknown('notAnswered');
}

/** The domain of the sender can exist; that of the default sender cannot. */
export async function checkSender({ env }: Context): Promise<Verdict> {
  const address = /<([^<>]+)>\s*$/.exec(env.MAIL_FROM)?.[1] ?? env.MAIL_FROM.trim();
  if (!/^[^\s@]+@[^\s@]+\.[^\s@.]+$/.test(address)) return wrong('senderMalformed');
  if (!env.SMTP_URL) return unknown('mailWithoutServer');
  return /\.(?:example|invalid|test)$/i.test(address)
    ? wrong('senderExample', { address })
    : ok('senderRight', { address });
}

/** Null when the server accepted the connection and the user, otherwise the library's error code. No mail is sent. */
async function tryMailServer(url: string, requireTLS: boolean): Promise<string | null> {
  // An option of the address that allows unencrypted mail would take precedence.
  const address = requireTLS ? url.replace(/([?&])requireTLS=[^&]*/, '$1') : url;
  const transport = createTransport({ url: address, ...timeouts, requireTLS });
  try {
    await transport.verify();
    return null;
  } catch (error) {
    return error instanceof Error && 'code' in error ? String(error.code) : 'ECONNECTION';
  } finally {
    transport.close();
  }
}

const checks: readonly (readonly [Group, Point, Check])[] = [
  ['supabase', 'reachable', supabase.checkReachable],
  ['supabase', 'publishableKey', supabase.checkPublishableKey],
  ['supabase', 'secretKey', supabase.checkSecretKey],
  ['supabase', 'migrations', supabase.checkMigrations],
  ['supabase', 'signUp', supabase.checkSignUp],
  ['supabase', 'secondFactor', supabase.checkSecondFactor],
  ['supabase', 'recovery', supabase.checkRecoveryLink],
  ['supabase', 'clock', supabase.checkClock],
  ['access', 'posts', access.checkPosts],
  ['access', 'calls', access.checkCalls],
  ['access', 'tables', access.checkRules('tables')],
  ['access', 'policies', access.checkRules('policies')],
  ['access', 'functions', access.checkRules('functions')],
  ['access', 'triggers', access.checkRules('triggers')],
  ['access', 'roles', access.checkRules('roles')],
  ['storage', 'buckets', access.checkRules('buckets')],
  ['storage', 'strangers', checkStrangers],
  ['storage', 'scanner', checkScanner],
  ['shopify', 'token', shopify.checkToken],
  ['shopify', 'scopes', shopify.checkScopes],
  ['shopify', 'version', shopify.checkVersion],
  ['shopify', 'metafields', shopify.checkMetafields],
  ['shopify', 'webhooks', shopify.checkWebhookSecret],
  ['mail', 'server', checkMailServer],
  ['mail', 'tls', checkMailTls],
  ['mail', 'sender', checkSender],
  ['cache', 'redis', checkRedis],
  ['site', 'address', site.checkSite],
  ['site', 'https', site.checkHttps],
  ['site', 'build', site.checkBuild],
  ['site', 'forwarded', site.checkForwarded],
  ['site', 'body', site.checkBodyLimit],
  ['site', 'jobs', site.checkJobs],
];

/** Every request has its own timeout; this one limits a check that makes several in turn. */
const deadline = 18_000;

/** Runs the checks of some groups at once and returns what they found, in a fixed order, within twenty seconds. Never throws. */
export function runDoctor(context: Context, some: readonly Group[] = groups): Promise<Finding[]> {
  const wanted = checks.filter(([group]) => some.includes(group));
  return Promise.all(
    wanted.map(async ([group, point, check]) => ({
      group,
      point,
      ...(await verdictOf(check(context))),
    })),
  );
}

const verdictOf = (check: Promise<Verdict>): Promise<Verdict> =>
  withTimeout(
    check.catch(() => unknown('checkFailed')),
    deadline,
  ).catch(() => unknown('notAnswered'));
