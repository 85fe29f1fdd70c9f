import { describe, expect, it } from 'vitest';
import { parts, readOptions, selectRoutes } from './options.ts';

describe('readOptions', () => {
  it('measures everything five times when nothing is asked', () => {
    expect(readOptions([])).toEqual({ parts, filter: undefined, runs: 5 });
  });

  it('takes a filter and a number of runs in any order', () => {
    expect(readOptions(['/dauro', '--runs=2'])).toEqual({
      parts: ['paginas'],
      filter: '/dauro',
      runs: 2,
    });
    expect(readOptions(['--runs=1', 'cine'])).toMatchObject({ filter: 'cine', runs: 1 });
  });

  it.each(parts)('measures %s alone when that is asked', (part) => {
    expect(readOptions([part])).toEqual({ parts: [part], filter: undefined, runs: 5 });
  });

  it.each([['--runs=0'], ['--runs=x'], ['--runs=1.5'], ['--runs='], ['--runs=26']])(
    'refuses %s',
    (argument) => {
      expect(() => readOptions([argument])).toThrow(/--runs vale/);
    },
  );

  it('refuses what it does not know, and a second filter', () => {
    expect(() => readOptions(['--fast'])).toThrow('«--fast»');
    expect(() => readOptions(['a', 'b'])).toThrow('«b»');
  });
});

describe('selectRoutes', () => {
  const routes = ['/', '/dauro', '/dauro/cine', '/cookies'] as const;

  it('prefers the page that is named to those that contain the name', () => {
    expect(selectRoutes(routes, '/dauro')).toEqual(['/dauro']);
    expect(selectRoutes(routes, 'c')).toEqual(['/dauro/cine', '/cookies']);
    expect(selectRoutes(routes, undefined)).toEqual(routes);
  });

  it('says which pages there are when none fits', () => {
    expect(() => selectRoutes(routes, 'zzz')).toThrow('/dauro/cine');
  });
});
