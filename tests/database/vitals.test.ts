import { expect, inject, it, vi } from 'vitest';
import { must, secretClient } from './support.ts';

const secret = secretClient();
const page = '/prueba-de-percentiles';
const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString();

it('returns the 75th percentile of a page since a day, and removes what is older than ninety days', async () => {
  const row = (value: number, days: number, metric = 'LCP') => ({
    page,
    metric,
    value,
    measured_at: daysAgo(days),
  });
  must(
    await secret
      .from('web_vitals')
      .insert([
        ...[100, 200, 300, 400, 500].map((value) => row(value, 1)),
        row(0.1, 1, 'CLS'),
        row(90_000, 29),
        row(90_000, 91),
      ]),
  );
  const rows = must(await secret.rpc('web_vitals_p75', { since: daysAgo(28) }));
  expect(rows?.filter((found: { page: string }) => found.page === page)).toEqual([
    { page, metric: 'CLS', p75: 0.1, measurements: 1 },
    { page, metric: 'LCP', p75: 400, measurements: 5 },
  ]);

  process.env['SUPABASE_URL'] = inject('supabaseUrl');
  process.env['SUPABASE_SECRET_KEY'] = inject('secretKey');
  vi.resetModules();
  const { removeOldMeasurements } = await import('@/lib/vitals/store');
  expect(await removeOldMeasurements()).toBe(1);
  expect(must(await secret.from('web_vitals').select('id').eq('page', page))).toHaveLength(7);
  must(await secret.from('web_vitals').delete().eq('page', page));
});

it.each([
  ['another metric', { page: '/', metric: 'FCP', value: 1 }],
  ['a negative value', { page: '/', metric: 'LCP', value: -1 }],
  ['no path', { page: 'ana@correo.example', metric: 'LCP', value: 1 }],
])('refuses %s', async (_name, row) => {
  expect((await secret.from('web_vitals').insert(row)).error).not.toBeNull();
});
