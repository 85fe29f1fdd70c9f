import { beforeEach, expect, it, vi } from 'vitest';

const { loaded, startTracing, error, warn } = vi.hoisted(() => ({
  loaded: vi.fn(),
  startTracing: vi.fn(),
  error: vi.fn(),
  warn: vi.fn(),
}));
vi.mock('./tracing', () => {
  loaded();
  return { startTracing };
});
vi.mock('./log.ts', () => ({ log: { error, warn } }));

beforeEach(() => {
  vi.resetModules();
  vi.clearAllMocks();
  vi.stubEnv('NEXT_RUNTIME', 'nodejs');
});

const register = async () => (await import('@/instrumentation')).register();

it('loads tracing only with a collector', async () => {
  await register();
  expect(loaded).not.toHaveBeenCalled();
  vi.resetModules();
  vi.stubEnv('OTEL_EXPORTER_OTLP_ENDPOINT', 'http://127.0.0.1:4318');
  await register();
  expect(startTracing).toHaveBeenCalledOnce();
});

it('names a missing virus scanner in the log, but not on this machine', async () => {
  await register();
  expect(warn).toHaveBeenCalledWith(expect.stringContaining('CLAMAV_URL'));
  warn.mockClear();
  vi.resetModules();
  vi.stubEnv('SITE_URL', 'http://localhost:3000');
  await register();
  expect(warn).not.toHaveBeenCalled();
});

it('logs an error of Next with its digest and without the path', async () => {
  const { onRequestError } = await import('@/instrumentation');
  const failure = Object.assign(new Error('broken'), { digest: '4711' });
  const request = { path: '/blog?q=ana', method: 'GET', headers: { cookie: 'ana' } };
  const route = { routePath: '/blog/[slug]', routeType: 'render' } as const;
  const context = { ...route, routerKind: 'App Router', revalidateReason: undefined } as const;
  await onRequestError(failure, request, context);
  const facts = { digest: '4711', method: 'GET', route: '/blog/[slug]', type: 'render' };
  expect(error.mock.calls).toEqual([['Request failed', failure, facts]]);
});
