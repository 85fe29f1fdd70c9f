import { execFile } from 'node:child_process';
import { cp, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, it, vi } from 'vitest';
import { temporaryFolder } from '../../tests/setup/temporary-folder.ts';

const script = ['local/generate/storefront-types.ts', '--check', '--folder'];
// A separate process, because inside vitest there would be two instances of graphql, which refuse each other. On a busy
// machine it takes longer than a unit test may.
const check = (folder: string) => promisify(execFile)(process.execPath, [...script, folder]);

vi.setConfig({ testTimeout: 60_000 });

it('operations.gen.ts is up to date', () => expect(check('lib/storefront')).resolves.toBeDefined());

it.each([
  ['a changed operation', 'first: 5', 'first: 6', /is stale/],
  ['an unknown field', 'availableForSale', 'isForSale', /Cannot query field "isForSale"/],
])('the check fails for %s', async (_name, from, to, problem) => {
  const copy = temporaryFolder('operations');
  await cp('lib/storefront', copy, { recursive: true });
  const file = join(copy, 'operations.graphql');
  await writeFile(file, (await readFile(file, 'utf8')).replace(from, to));
  await expect(check(copy)).rejects.toThrow(problem);
});
