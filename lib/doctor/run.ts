import { withTimeout } from '../with-timeout.ts';
import * as access from './access.ts';
import type { Check, Context, Finding, Group, Point, Verdict } from './finding.ts';
import { groups, unknown } from './finding.ts';
import * as mail from './mail.ts';
import { checkRedis } from './redis.ts';
import { checkScanner } from './scanner.ts';
import * as shopify from './shopify.ts';
import * as site from './site.ts';
import { checkStrangers } from './storage.ts';
import * as supabase from './supabase.ts';

const checks: readonly (readonly [Group, Point, Check])[] = [
  ['supabase', 'reachable', supabase.checkReachable],
  ['supabase', 'publishableKey', supabase.checkPublishableKey],
  ['supabase', 'secretKey', supabase.checkSecretKey],
  ['supabase', 'migrations', supabase.checkMigrations],
  ['supabase', 'signUp', supabase.checkSignUp],
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
  ['mail', 'server', mail.checkMailServer],
  ['mail', 'tls', mail.checkMailTls],
  ['mail', 'sender', mail.checkSender],
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
