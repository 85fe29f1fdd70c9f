import { globSync } from 'node:fs';
import { expect, it } from 'vitest';
import { createAllowance } from '@/lib/rate-limit/allowance';
import { measuredPages, pageOf } from './pages';
import { measurementSchema } from './schema';

it('measures every public page except private addresses', () => {
  const pages = globSync('app/(site)/**/page.tsx')
    .map((file) => file.slice('app/(site)'.length, -'/page.tsx'.length) || '/')
    .filter((page) => page !== '/propuesta/[token]');
  expect([...measuredPages]).toEqual(pages.sort());
});

it.each([
  ['/', '/'],
  ['/dauro/arte', '/dauro/arte'],
  ['/tienda/arte', '/tienda/arte'],
  ['/blog/una-voz', '/blog/[slug]'],
  ['/blog/categoria/arte/pagina/2', '/blog/categoria/[category]/pagina/[number]'],
  ['/producto/la-alarife/', '/producto/[handle]'],
  ['/propuesta/secreto', null],
  ['/admin', null],
  ['/no-existe/ana', null],
])('%s is %s', (path, page) => {
  expect(pageOf(path)).toBe(page);
});

const measurement = { page: '/blog/[slug]', metric: 'LCP', value: 1234.5 };

it.each([
  ['a measurement', measurement, true],
  ['an identifier beside it', { ...measurement, id: 'v5-1' }, false],
  ['an address in place of a pattern', { ...measurement, page: '/blog/una-voz?q=ana' }, false],
  ['another metric', { ...measurement, metric: 'FCP' }, false],
  ['a negative value', { ...measurement, value: -1 }, false],
  ['a value beyond reason', { ...measurement, value: 1e9 }, false],
  ['nothing', undefined, false],
])('takes or refuses %s', (_name, value, expected) => {
  expect(measurementSchema.safeParse(value).success).toBe(expected);
});

it('allows the given number per minute, and again in the next minute', () => {
  let now = 0;
  const allowed = createAllowance(2, () => now);
  expect([allowed(), allowed(), allowed()]).toEqual([true, true, false]);
  now = 60_000;
  expect(allowed()).toBe(true);
});
