import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { accessRules } from '../../lib/doctor/access-rules.gen.ts';
import type { Context } from '../../lib/doctor/finding.ts';
import { parseEnvironment } from '../../lib/env-schema.ts';
import { temporaryFolder } from './temporary-folder.ts';

type Asked = { url: URL; method: string; key: string; body: string };
export type Fault = (asked: Asked) => Response | undefined;

export const settings = (changes: object = {}) =>
  Response.json(
    {
      external: { email: true, anonymous_users: false },
      disable_signup: false,
      mailer_autoconfirm: true,
      ...changes,
    },
    { headers: { date: new Date().toUTCString() } },
  );

export const shopAnswer = (body: object, version = '2025-07') =>
  Response.json(body, { headers: { 'x-shopify-api-version': version } });

export const book = { metafields: [{ key: 'author', value: 'Ana' }, null] };
export const jobRun = (changes: object = {}) =>
  Response.json([{ finished_at: new Date().toISOString(), failed: [], ...changes }]);

export const mirror = (changes: object = {}) =>
  Response.json({ build: 'build-1', address: '198.51.100.7', trustsProxy: true, ...changes });

const denied = () => Response.json({ code: '42501' }, { status: 401 });
const refused = () => Response.json({ statusCode: '403' }, { status: 400 });

/** The responses of healthy hosted services to the requests of lib/doctor. */
function healthy({ url: { pathname, searchParams, host }, method, key }: Asked): Response {
  const isSecret = key.startsWith('sb_secret_');
  if (host === 'grupodauro.example') {
    return pathname === '/api/doctor' ? mirror() : new Response('<html>');
  }
  if (pathname.endsWith('/graphql.json')) {
    return shopAnswer({ data: { products: { nodes: [book] } } });
  }
  if (pathname === '/auth/v1/settings') return settings();
  if (pathname === '/auth/v1/verify') {
    const location = 'https://grupodauro.example#error=access_denied';
    return new Response(null, { status: 303, headers: { location } });
  }
  if (pathname === '/storage/v1/bucket') return Response.json([]);
  if (pathname.startsWith('/storage/v1/object/upload/')) return refused();
  if (pathname.startsWith('/storage/v1/object/list/')) return Response.json([]);
  if (pathname === '/rest/v1/rpc/applied_migrations' && isSecret) {
    return Response.json(['20260101000000', '20260102000000']);
  }
  if (pathname === '/rest/v1/rpc/access_rules' && isSecret) return Response.json(accessRules);
  if (pathname === '/rest/v1/job_runs' && isSecret) return jobRun();
  if (pathname === '/rest/v1/blog_posts' && method === 'GET') {
    if (isSecret) return Response.json([{ slug: 'borrador' }]);
    if (searchParams.get('slug')) return Response.json([]);
    return Response.json([{ slug: 'publicado' }]);
  }
  return denied();
}

/** A folder with two migrations and a build. */
function projectFolder(): string {
  const root = temporaryFolder('doctor');
  mkdirSync(join(root, 'supabase', 'migrations'), { recursive: true });
  for (const version of ['20260101000000', '20260102000000']) {
    writeFileSync(join(root, 'supabase', 'migrations', `${version}_a.sql`), '');
  }
  mkdirSync(join(root, '.next'));
  writeFileSync(join(root, '.next', 'BUILD_ID'), 'build-1\n');
  return root;
}

/** Healthy services with these variables; `fault` may replace a response. */
export function servicesWith(
  fault: Fault = () => undefined,
  variables: Record<string, string> = {},
): Context {
  const env = parseEnvironment({
    SITE_URL: 'https://grupodauro.example',
    SUPABASE_URL: 'https://supabase.example',
    SUPABASE_PUBLISHABLE_KEY: 'sb_publishable_abc',
    SUPABASE_SECRET_KEY: 'sb_secret_abc',
    SHOPIFY_STORE_DOMAIN: 'dauro.myshopify.example',
    SHOPIFY_STOREFRONT_TOKEN: 'shop-token-abc',
    SHOPIFY_WEBHOOK_SECRET: 'webhook-abc',
    CRON_SECRET: 'cron-secret-abcdefgh',
    DOCTOR_SECRET: 'doctor-secret-abcdefgh',
    OUTBOX_DIR: '/tmp/outbox',
    TRUST_PROXY: 'true',
    ...variables,
  });
  return {
    env,
    root: projectFolder(),
    fetch: async (input, init) => {
      const headers = new Headers(init?.headers);
      const asked = {
        url: new URL(String(input)),
        method: init?.method ?? 'GET',
        key: headers.get('apikey') ?? '',
        body: String(init?.body ?? ''),
      };
      return fault(asked) ?? healthy(asked);
    },
  };
}
