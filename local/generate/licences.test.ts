import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { licenceList } from './licences.ts';

const lockfile = (license: string) =>
  JSON.stringify({ packages: { '': {}, 'node_modules/a': { version: '1.0.0', license } } });

it('the list of production licences is accepted and up to date', () => {
  const fresh = licenceList(readFileSync('package-lock.json', 'utf8'));
  expect(readFileSync('docs/licences.md', 'utf8')).toBe(fresh);
});

it('refuses a licence that is not accepted, also as a part', () => {
  expect(licenceList(lockfile('MIT'))).toContain('## MIT\n\na 1.0.0.');
  for (const licence of ['AGPL-3.0-only', '(MIT AND GPL-3.0-only)'])
    expect(() => licenceList(lockfile(licence))).toThrow('not on the list');
});
