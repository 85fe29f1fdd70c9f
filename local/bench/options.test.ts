import { describe, expect, it } from 'vitest';
import { parts, readOptions, selectRoutes } from './options.ts';

describe('readOptions', () => {
  it('measures everything five times by default', () => {
    expect(readOptions([])).toEqual({ parts, filter: undefined, runs: 5 });
  });

  it('accepts a filter and a number of runs in any order', () => {
    const asked = { parts: ['paginas'], filter: '/dauro', runs: 2 };
    expect(readOptions(['/dauro', '--runs=2'])).toEqual(asked);
    expect(readOptions(['--runs=2', '/dauro'])).toEqual(asked);
  });

  it.each(parts)('measures only %s when it is given', (part) => {
    expect(readOptions([part])).toEqual({ parts: [part], filter: undefined, runs: 5 });
  });

  it.each([
    [['--runs=0']],
    [['--runs=x']],
    [['--runs=1.5']],
    [['--runs=']],
    [['--fast']],
    [['a', 'b']],
  ])('refuses %s', (args) => {
    expect(() => readOptions(args)).toThrow('Se usa «npm run bench');
  });
});

describe('selectRoutes', () => {
  const routes = ['/', '/dauro', '/dauro/cine', '/cookies'];

  it('prefers the page with this address to pages that contain it', () => {
    expect(selectRoutes(routes, '/dauro')).toEqual(['/dauro']);
    expect(selectRoutes(routes, 'c')).toEqual(['/dauro/cine', '/cookies']);
    expect(selectRoutes(routes, undefined)).toEqual(routes);
  });

  it('lists the pages when none matches', () => {
    expect(() => selectRoutes(routes, 'zzz')).toThrow('/dauro/cine');
  });
});
