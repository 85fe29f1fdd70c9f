import { describe, expect, it } from 'vitest';
import * as access from '@/lib/doctor/access';
import type { Check, Sentence } from '@/lib/doctor/finding';
import { checkStrangers } from '@/lib/doctor/run';
import * as shopify from '@/lib/doctor/shopify';
import * as site from '@/lib/doctor/site';
import * as supabase from '@/lib/doctor/supabase';
import {
  book,
  type Fault,
  jobRun,
  mirror,
  servicesWith,
  settings,
  shopAnswer,
} from '@/tests/setup/healthy-services';

/** Healthy services, except for this response at one path. */
const at =
  (path: string, answer: () => Response, method?: string): Fault =>
  ({ url, method: asked }) =>
    url.pathname.endsWith(path) && (!method || method === asked) ? answer() : undefined;

const unreachable =
  (host: string): Fault =>
  ({ url }) => {
    if (url.host.includes(host)) throw new TypeError('fetch failed');
    return undefined;
  };
const status = (code: number) => () => Response.json({}, { status: code });
const denies =
  (part: string): Fault =>
  ({ body }) =>
    body.includes(part)
      ? shopAnswer({ errors: [{ message: 'no', extensions: { code: 'ACCESS_DENIED' } }] })
      : undefined;
const settingsAre = (changes: object) => at('/auth/v1/settings', () => settings(changes));
const late = { headers: { date: new Date(Date.now() - 300_000).toUTCString() } };
const jwt = (role: string) =>
  `e30.${Buffer.from(JSON.stringify({ role })).toString('base64url')}.signature`;

type Case = [Check, Fault, Sentence, Record<string, string>?];
const none: Fault = () => undefined;

const broken: Case[] = [
  [supabase.checkReachable, unreachable('supabase'), 'supabaseUnreachable'],
  [supabase.checkReachable, at('/auth/v1/settings', status(503)), 'supabaseFails'],
  [
    supabase.checkPublishableKey,
    none,
    'publishableIsSecret',
    { SUPABASE_PUBLISHABLE_KEY: 'sb_secret_x' },
  ],
  [
    supabase.checkPublishableKey,
    none,
    'publishableIsSecret',
    { SUPABASE_PUBLISHABLE_KEY: jwt('service_role') },
  ],
  [supabase.checkPublishableKey, none, 'keyOfNoKind', { SUPABASE_PUBLISHABLE_KEY: 'nothing' }],
  [supabase.checkPublishableKey, at('/auth/v1/settings', status(401)), 'keyRefused'],
  [supabase.checkSecretKey, none, 'secretIsPublishable', { SUPABASE_SECRET_KEY: jwt('anon') }],
  [supabase.checkSecretKey, none, 'keyOfNoKind', { SUPABASE_SECRET_KEY: 'nothing' }],
  [supabase.checkSecretKey, at('/storage/v1/bucket', status(403)), 'keyRefused'],
  [supabase.checkMigrations, at('applied_migrations', status(404)), 'migrationsTooOld'],
  [
    supabase.checkMigrations,
    at('applied_migrations', () => Response.json(['20260101000000'])),
    'migrationsMissing',
  ],
  [
    supabase.checkMigrations,
    at('applied_migrations', () =>
      Response.json(['20260101000000', '20260102000000', '20270101000000']),
    ),
    'migrationsForeign',
  ],
  [supabase.checkSignUp, settingsAre({ disable_signup: true }), 'signUpClosed'],
  [supabase.checkSignUp, settingsAre({ mailer_autoconfirm: false }), 'confirmationOn'],
  [supabase.checkSignUp, settingsAre({ external: { email: false } }), 'emailSignInOff'],
  [
    supabase.checkSignUp,
    settingsAre({ external: { email: true, anonymous_users: true } }),
    'anonymousUsers',
  ],
  [
    supabase.checkSecondFactor,
    at('rpc/second_factor', () => Response.json('staff')),
    'secondFactorDiffers',
  ],
  [
    supabase.checkRecoveryLink,
    at(
      '/auth/v1/verify',
      () =>
        new Response(null, { status: 303, headers: { location: 'http://localhost:3000#error=x' } }),
    ),
    'recoveryElsewhere',
  ],
  [
    supabase.checkRecoveryLink,
    at(
      '/auth/v1/verify',
      () =>
        new Response(null, {
          status: 303,
          headers: { location: 'https://doctor.invalid/#error=x' },
        }),
    ),
    'redirectsAnywhere',
  ],
  [supabase.checkClock, at('/auth/v1/settings', () => Response.json({}, late)), 'clockWrong'],
  [
    access.checkPosts,
    ({ url, key }) =>
      url.searchParams.get('select') === 'slug' && !key.startsWith('sb_secret')
        ? status(401)()
        : undefined,
    'postsHidden',
  ],
  [
    access.checkPosts,
    ({ url }) => (url.searchParams.get('slug') ? Response.json([{ slug: 'borrador' }]) : undefined),
    'draftsOpen',
  ],
  [access.checkCalls, at('access_rules', () => Response.json({})), 'callsOpen'],
  [access.checkRules('tables'), at('access_rules', status(404)), 'rulesTooOld'],
  [
    checkStrangers,
    at('/blog-images/doctor.png', () => Response.json({ url: '/x' })),
    'bucketTakesUploads',
  ],
  [
    checkStrangers,
    at('/list/editorial-submissions', () => Response.json([{ name: 'obra.pdf' }])),
    'bucketLists',
  ],
  [shopify.checkToken, unreachable('myshopify'), 'shopUnreachable'],
  [shopify.checkToken, at('graphql.json', status(403)), 'shopRefusesToken'],
  [shopify.checkToken, at('graphql.json', status(404)), 'shopNotFound'],
  [shopify.checkToken, at('graphql.json', status(402)), 'shopFails'],
  [shopify.checkScopes, denies('CartCreate'), 'scopesMissing'],
  [
    shopify.checkScopes,
    at('graphql.json', () => shopAnswer({ errors: [{ message: 'no field' }] })),
    'queriesRefused',
  ],
  [shopify.checkVersion, at('graphql.json', () => shopAnswer({}, '2026-01')), 'versionOther'],
  [
    shopify.checkMetafields,
    at('graphql.json', () =>
      shopAnswer({ data: { products: { nodes: [{ ...book, metafields: [null] }] } } }),
    ),
    'metafieldsHidden',
  ],
  [shopify.checkWebhookSecret, none, 'webhookSecretMissing', { SHOPIFY_WEBHOOK_SECRET: '' }],
  [site.checkSite, unreachable('grupodauro'), 'siteUnreachable'],
  [site.checkSite, at('/', () => new Response('', { status: 502 })), 'siteFails'],
  [
    site.checkSite,
    at(
      '/',
      () => new Response(null, { status: 301, headers: { location: 'https://www.x.example/' } }),
    ),
    'siteRedirects',
  ],
  [site.checkHttps, none, 'siteInClear', { SITE_URL: 'http://grupodauro.example' }],
  [site.checkBuild, at('/api/doctor', () => mirror({ build: 'build-2' })), 'buildOther'],
  [site.checkBuild, at('/api/doctor', status(401)), 'siteOtherSecret'],
  [
    site.checkForwarded,
    at('/api/doctor', () => mirror({ address: '203.0.113.77' })),
    'forwardedBelieved',
  ],
  [
    site.checkForwarded,
    at('/api/doctor', () => mirror({ address: null, trustsProxy: false })),
    'proxyNotTrusted',
  ],
  [site.checkJobs, none, 'jobsWithoutSecret', { CRON_SECRET: '' }],
  [site.checkJobs, at('/job_runs', () => Response.json([])), 'jobsNever'],
  [
    site.checkJobs,
    at('/job_runs', () => jobRun({ finished_at: '2026-01-01T00:00:00Z' })),
    'jobsLate',
  ],
  [site.checkJobs, at('/job_runs', () => jobRun({ failed: ['mail'] })), 'jobsFailed'],
];

describe('the doctor reports a broken service', () => {
  it.each(broken)('%o', async (check, fault, says, variables) => {
    expect(await check(servicesWith(fault, variables))).toMatchObject({ state: 'wrong', says });
  });
});

describe('the doctor reports an unknown state', () => {
  const silent: Check[] = [
    ...[supabase.checkPublishableKey, supabase.checkSecretKey, supabase.checkMigrations],
    ...[supabase.checkSignUp, supabase.checkRecoveryLink, supabase.checkClock],
    supabase.checkSecondFactor,
    ...[access.checkPosts, access.checkCalls, access.checkRules('tables'), checkStrangers],
    ...[shopify.checkScopes, shopify.checkVersion],
    ...[shopify.checkMetafields, site.checkBuild, site.checkForwarded, site.checkJobs],
  ];
  it.each(silent)('without any answer: %o', async (check) => {
    const verdict = await check(servicesWith(unreachable('example')));
    expect(verdict).toEqual({ state: 'unknown', says: 'notAnswered' });
  });

  it.each([
    [{ SITE_URL: 'http://localhost:3000' }, site.checkForwarded],
    [{ DOCTOR_SECRET: '' }, site.checkBuild],
  ] as const)('with %o', async (variables, check) => {
    const fault = at('/api/doctor', () => mirror({ address: '203.0.113.77' }));
    expect((await check(servicesWith(fault, variables))).state).toBe('unknown');
  });

  it.each([site.checkBuild, site.checkForwarded])(
    'to a machine that nginx keeps out: %o',
    async (check) => {
      const verdict = await check(servicesWith(at('/api/doctor', status(404))));
      expect(verdict).toEqual({ state: 'unknown', says: 'doctorClosed' });
    },
  );
});

it.each([
  ['sb_publishable_x', 'publishable'],
  ['sb_secret_x', 'secret'],
  [jwt('anon'), 'publishable'],
  [jwt('service_role'), 'secret'],
  [jwt('authenticated'), null],
  ['x.y.z', null],
])('detects the kind of the key %s', (key, kind) => {
  expect(supabase.keyKind(key)).toBe(kind);
});
