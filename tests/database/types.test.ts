import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { digestLine, migrationsDigest } from '../../local/generate/migrations-digest.ts';

const projectDir = fileURLToPath(new URL('../..', import.meta.url));

it('the database types match the migrations (else: npm run gen:database)', async () => {
  const types = await readFile(`${projectDir}/lib/supabase/database.types.ts`, 'utf8');
  expect(types.split('\n')).toContain(digestLine(await migrationsDigest(projectDir)));
});
