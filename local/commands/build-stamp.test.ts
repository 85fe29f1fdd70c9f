import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { beforeEach, expect, it } from 'vitest';
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

it('the build depends on its inputs and on no other files', () => {
  const tools = ['.git/HEAD', '.next/x.js', '.env', 'node_modules/x/index.js', 'next-env.d.ts'];
  const texts = ['README.md', 'docs/x.html', 'local/bench/report.ts', 'local/commands/up.ts'];
  const tests = ['app/page.test.tsx', 'test-results/x.png', 'tests/e2e/x.ts'];
  const [books, seed] = ['local/storefront/catalogue/books.ts', 'supabase/seed.sql'];
  for (const path of [...tools, ...texts, ...tests, books, seed]) put(path);
  const inputs = ['app/page.tsx', 'content/legal.md', books, 'package-lock.json', seed];
  expect(listInputs(root)).toEqual(inputs);
});

it('the stamp changes with a content, a new file, a variable and the data, and nothing else', () => {
  const seen = new Set([stamp()]);
  // The same content, at another time.
  put('app/page.tsx', 'one');
  seen.add(stamp());
  seen.add(stamp({ SUPABASE_URL: 'http://127.0.0.1:1' }));
  seen.add(stamp({ SITE_URL: 'http://127.0.0.1:1' }));
  seen.add(stamp({}, 'two'));
  put('app/page.tsx', 'two');
  seen.add(stamp());
  put('app/other.tsx', '');
  seen.add(stamp());
  expect(seen.size).toBe(6);
  expect(stamp({ OUTBOX_DIR: '/a' })).toBe(stamp({ OUTBOX_DIR: '/b' }));
});

it('the stamp of a build exists only after it was written', () => {
  expect(readStamp(root)).toBeUndefined();
  writeStamp(root, 'abc');
  expect(readStamp(root)).toBe('abc');
  removeStamp(root);
  expect(readStamp(root)).toBeUndefined();
});
