import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { deriveKey } from './keys';

it('derives the same key for the same purpose, and another one for another purpose or secret', () => {
  const key = deriveKey('secreto', 'rate-limit');
  // HKDF-SHA256 without salt, as `openssl kdf -keylen 32 … HKDF` prints it: stored digests must stay valid after an
  // update of Node.
  expect(key.toString('hex')).toBe(
    'a31c13454489615ca50204e948e4b21e4dc1d7e2e0fc969c04c1796543cad44b',
  );
  expect(deriveKey('secreto', 'upload-reference').equals(key)).toBe(false);
  expect(deriveKey('otro', 'rate-limit').equals(key)).toBe(false);
});

it("is the only use of the server's secret for digests", () => {
  const sources = globSync('{app,lib}/**/*.ts', { exclude: (path) => path.includes('.test.') });
  const keyed = /createHmac\(\s*[^,]+,\s*env\./;
  expect(sources.filter((path) => keyed.test(readFileSync(path, 'utf8')))).toEqual([]);
});
