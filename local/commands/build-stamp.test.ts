import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { temporaryFolder } from '../../tests/setup/temporary-folder.ts';
import { computeStamp, listInputs, readStamp, removeStamp, writeStamp } from './build-stamp.ts';

let root: string;
const put = (path: string, text = '') => {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
};
const stamp = (environment: Record<string, string> = {}, dataId = 'one') =>
  computeStamp({ root, environment, dataId });

beforeEach(() => {
  root = temporaryFolder('stamp');
  put('app/page.tsx', 'one');
  put('content/legal.md', 'text');
  put('package-lock.json', '{}');
});

describe('listInputs', () => {
  it('includes the inputs of the build and no other files', () => {
    for (const path of [
      '.git/HEAD',
      '.next/x.js',
      '.env',
      'README.md',
      'app/page.test.tsx',
      'docs/x.html',
      'local/bench/report.ts',
      'local/commands/up.ts',
      'next-env.d.ts',
      'node_modules/x/index.js',
      'test-results/x.png',
      'tests/e2e/x.ts',
    ]) {
      put(path);
    }
    put('local/storefront/catalogue/books.ts');
    put('supabase/seed.sql');
    expect(listInputs(root)).toEqual([
      'app/page.tsx',
      'content/legal.md',
      'local/storefront/catalogue/books.ts',
      'package-lock.json',
      'supabase/seed.sql',
    ]);
  });
});

describe('computeStamp', () => {
  it('stays the same for unchanged contents, whatever the file times', () => {
    const before = stamp();
    put('app/page.tsx', 'one');
    expect(stamp()).toBe(before);
  });

  it('changes with a content, a new file, a removed name, a variable and the data', () => {
    const seen = new Set([stamp()]);
    seen.add(stamp({ SUPABASE_URL: 'http://127.0.0.1:1' }));
    seen.add(stamp({ SITE_URL: 'http://127.0.0.1:1' }));
    seen.add(stamp({}, 'two'));
    put('app/page.tsx', 'two');
    seen.add(stamp());
    put('app/other.tsx', '');
    seen.add(stamp());
    expect(seen.size).toBe(6);
  });

  it('does not depend on the folder of the outbox', () => {
    expect(stamp({ OUTBOX_DIR: '/a' })).toBe(stamp({ OUTBOX_DIR: '/b' }));
  });
});

describe('the stamp of a build', () => {
  it('exists only after it was written', () => {
    expect(readStamp(root)).toBeUndefined();
    writeStamp(root, 'abc');
    expect(readStamp(root)).toBe('abc');
    removeStamp(root);
    expect(readStamp(root)).toBeUndefined();
  });
});
