import { execFile } from 'node:child_process';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, expect, it } from 'vitest';

// A separate process, because inside vitest there would be two instances of graphql, which refuse each other.
const check = (folder: string) =>
  promisify(execFile)(process.execPath, [
    'local/generate/storefront-types.ts',
    '--check',
    '--folder',
    folder,
  ]);

let copy: string;

beforeEach(async () => {
  copy = await mkdtemp(join(tmpdir(), 'operations-'));
  await cp('lib/storefront', copy, { recursive: true });
});

afterEach(() => rm(copy, { recursive: true }));

async function edit(change: (source: string) => string) {
  const file = join(copy, 'operations.graphql');
  await writeFile(file, change(await readFile(file, 'utf8')));
}

it('operations.gen.ts is up to date', async () => {
  await expect(check('lib/storefront')).resolves.toBeDefined();
});

it('reports an outdated file for a changed operation', async () => {
  await edit((source) => source.replace('first: 5', 'first: 6'));
  await expect(check(copy)).rejects.toThrow(/is stale/);
});

it('fails for a field that Shopify does not have', async () => {
  await edit((source) => source.replace('availableForSale', 'isForSale'));
  await expect(check(copy)).rejects.toThrow(/Cannot query field "isForSale"/);
});
