import { describe, expect, it } from 'vitest';
import {
  book,
  type Fault,
  jobRun,
  mirror,
  servicesWith,
  settings,
  shopAnswer,
} from '@/tests/setup/healthy-services';
import * as access from './access';
import type { Check, Sentence } from './finding';
import { checkStrangers } from './run';
import * as shopify from './shopify';
import * as site from './site';
import * as supabase from './supabase';

/** Healthy services, except for this response at one path. */
const at =
  (path: string, answer: () => Response): Fault =>
  ({ url }) =>
    url.pathname.endsWith(path) ? answer() : undefined;
const unreachable =
  (host: string): Fault =>
  ({ url }) => {
    if (url.host.includes(host)) throw new TypeError('fetch failed');
    return undefined;
  };
const denies =
  (part: string): Fault =>
  ({ body }) =>
    body.includes(part)
      ? shopAnswer({ errors: [{ message: 'no', extensions: { code: 'ACCESS_DENIED' } }] })
      : undefined;
const failsAt = (path: string, status: number) => at(path, () => Response.json({}, { status }));
const saysAt = (path: string, body: unknown) => at(path, () => Response.json(body));
const leadsTo = (location: string, path: string, status: number) =>
  at(path, () => new Response(null, { status, headers: { location } }));
const settingsAre = (changes: object) => at('/auth/v1/settings', () => settings(changes));
const shopSays = (body: object) => at('graphql.json', () => shopAnswer(body));
const mirrorSays = (facts: object) => at('/api/doctor', () => mirror(facts));
const lastRun = (facts: object) => at('/job_runs', () => jobRun(facts));
const late = { headers: { date: new Date(Date.now() - 300_000).toUTCString() } };
const jwt = (role: string) =>
  `e30.${Buffer.from(JSON.stringify({ role })).toString('base64url')}.signature`;
const strangersSeeNoPosts: Fault = ({ url, key }) =>
  url.searchParams.get('select') === 'slug' && !key.startsWith('sb_secret')
    ? Response.json({}, { status: 401 })
    : undefined;
const strangersSeeDrafts: Fault = ({ url }) =>
  url.searchParams.get('slug') ? Response.json([{ slug: 'borrador' }]) : undefined;

const recovery = (location: string) => leadsTo(location, '/auth/v1/verify', 303);
const publishable = (key: string) => ({ SUPABASE_PUBLISHABLE_KEY: key });
const migrations = (...versions: string[]) => saysAt('applied_migrations', versions);
const [first, second, foreign] = ['20260101000000', '20260102000000', '20270101000000'] as const;
const withoutMetafields = { data: { products: { nodes: [{ ...book, metafields: [null] }] } } };
const withAnonymous = { external: { email: true, anonymous_users: true } };
const settingsPath = '/auth/v1/settings';

it.each<[Sentence, Check, Fault]>([
  ['supabaseUnreachable', supabase.checkReachable, unreachable('supabase')],
  ['supabaseFails', supabase.checkReachable, failsAt(settingsPath, 503)],
  ['keyRefused', supabase.checkPublishableKey, failsAt(settingsPath, 401)],
  ['keyRefused', supabase.checkSecretKey, failsAt('/storage/v1/bucket', 403)],
  ['migrationsTooOld', supabase.checkMigrations, failsAt('applied_migrations', 404)],
  ['migrationsMissing', supabase.checkMigrations, migrations(first)],
  ['migrationsForeign', supabase.checkMigrations, migrations(first, second, foreign)],
  ['signUpClosed', supabase.checkSignUp, settingsAre({ disable_signup: true })],
  ['confirmationOn', supabase.checkSignUp, settingsAre({ mailer_autoconfirm: false })],
  ['emailSignInOff', supabase.checkSignUp, settingsAre({ external: { email: false } })],
  ['anonymousUsers', supabase.checkSignUp, settingsAre(withAnonymous)],
  ['secondFactorDiffers', supabase.checkSecondFactor, saysAt('rpc/second_factor', 'staff')],
  ['recoveryElsewhere', supabase.checkRecoveryLink, recovery('http://localhost:3000#error=x')],
  ['redirectsAnywhere', supabase.checkRecoveryLink, recovery('https://doctor.invalid/#error=x')],
  ['clockWrong', supabase.checkClock, at(settingsPath, () => Response.json({}, late))],
  ['postsHidden', access.checkPosts, strangersSeeNoPosts],
  ['draftsOpen', access.checkPosts, strangersSeeDrafts],
  ['callsOpen', access.checkCalls, saysAt('access_rules', {})],
  ['rulesTooOld', access.checkRules('tables'), failsAt('access_rules', 404)],
  ['bucketTakesUploads', checkStrangers, saysAt('/blog-images/doctor.png', { url: '/x' })],
  ['bucketLists', checkStrangers, saysAt('/list/editorial-submissions', [{ name: 'a.pdf' }])],
  ['shopUnreachable', shopify.checkToken, unreachable('myshopify')],
  ['shopRefusesToken', shopify.checkToken, failsAt('graphql.json', 403)],
  ['shopNotFound', shopify.checkToken, failsAt('graphql.json', 404)],
  ['shopFails', shopify.checkToken, failsAt('graphql.json', 402)],
  ['scopesMissing', shopify.checkScopes, denies('CartCreate')],
  ['queriesRefused', shopify.checkScopes, shopSays({ errors: [{ message: 'no field' }] })],
  ['versionOther', shopify.checkVersion, at('graphql.json', () => shopAnswer({}, '2026-01'))],
  ['metafieldsHidden', shopify.checkMetafields, shopSays(withoutMetafields)],
  ['siteUnreachable', site.checkSite, unreachable('grupodauro')],
  ['siteFails', site.checkSite, failsAt('/', 502)],
  ['siteRedirects', site.checkSite, leadsTo('https://www.x.example/', '/', 301)],
  ['buildOther', site.checkBuild, mirrorSays({ build: 'build-2' })],
  ['siteOtherSecret', site.checkBuild, failsAt('/api/doctor', 401)],
  ['forwardedBelieved', site.checkForwarded, mirrorSays({ address: '203.0.113.77' })],
  ['proxyNotTrusted', site.checkForwarded, mirrorSays({ address: null, trustsProxy: false })],
  ['jobsNever', site.checkJobs, saysAt('/job_runs', [])],
  ['jobsLate', site.checkJobs, lastRun({ finished_at: '2026-01-01T00:00:00Z' })],
  ['jobsFailed', site.checkJobs, lastRun({ failed: ['mail'] })],
])('the doctor reports a broken service: %s', async (says, check, fault) => {
  expect(await check(servicesWith(fault))).toMatchObject({ state: 'wrong', says });
});

it.each<[Sentence, Check, Record<string, string>]>([
  ['publishableIsSecret', supabase.checkPublishableKey, publishable('sb_secret_x')],
  ['publishableIsSecret', supabase.checkPublishableKey, publishable(jwt('service_role'))],
  ['keyOfNoKind', supabase.checkPublishableKey, publishable('nothing')],
  ['keyOfNoKind', supabase.checkPublishableKey, publishable('x.y.z')],
  ['keyOfNoKind', supabase.checkPublishableKey, publishable(jwt('authenticated'))],
  ['secretIsPublishable', supabase.checkSecretKey, { SUPABASE_SECRET_KEY: jwt('anon') }],
  ['keyOfNoKind', supabase.checkSecretKey, { SUPABASE_SECRET_KEY: 'nothing' }],
  ['webhookSecretMissing', shopify.checkWebhookSecret, { SHOPIFY_WEBHOOK_SECRET: '' }],
  ['siteInClear', site.checkHttps, { SITE_URL: 'http://grupodauro.example' }],
  ['jobsWithoutSecret', site.checkJobs, { CRON_SECRET: '' }],
])('the doctor reports a wrong variable: %s', async (says, check, changes) => {
  expect(await check(servicesWith(undefined, changes))).toMatchObject({ state: 'wrong', says });
});

describe('the doctor reports an unknown state', () => {
  const { checkBuild, checkForwarded, checkJobs } = site;
  it.each([
    ...[supabase.checkPublishableKey, supabase.checkSecretKey, supabase.checkMigrations],
    ...[supabase.checkSignUp, supabase.checkRecoveryLink, supabase.checkClock],
    supabase.checkSecondFactor,
    ...[access.checkPosts, access.checkCalls, access.checkRules('tables'), checkStrangers],
    ...[shopify.checkScopes, shopify.checkVersion, shopify.checkMetafields],
    ...[checkBuild, checkForwarded, checkJobs],
  ])('without any answer: %o', async (check) => {
    const verdict = await check(servicesWith(unreachable('example')));
    expect(verdict).toEqual({ state: 'unknown', says: 'notAnswered' });
  });

  it('of a local site, without its secret, and when nginx keeps the machine out', async () => {
    const fault = mirrorSays({ address: '203.0.113.77' });
    for (const [variable, check] of [
      [{ SITE_URL: 'http://localhost:3000' }, checkForwarded],
      [{ DOCTOR_SECRET: '' }, checkBuild],
    ] as const)
      expect(await check(servicesWith(fault, variable))).toMatchObject({ state: 'unknown' });
    for (const check of [checkBuild, checkForwarded]) {
      const verdict = await check(servicesWith(failsAt('/api/doctor', 404)));
      expect(verdict).toEqual({ state: 'unknown', says: 'doctorClosed' });
    }
  });
});
