import { join } from 'node:path';
import { execa } from 'execa';
import { expect, it } from 'vitest';
import { temporaryFolder } from '../../tests/setup/temporary-folder.ts';

const usage = 'Uso: npm run admin -- <correo>; ';
const address = 'ana@prueba.example';
/** All that is needed, and a Supabase that does not run. */
const supabase = {
  SITE_URL: 'https://grupodauro.example',
  SUPABASE_URL: 'http://127.0.0.1:9',
  SUPABASE_SECRET_KEY: 'sb_secret_key',
};

it.each([
  ['its usage without a configuration', [], {}, usage],
  ['its usage for what is no address', ['ana'], {}, usage],
  ['its usage for no requirement', ['--second-factor', 'nadie'], {}, usage],
  ['that nothing runs', [address], {}, 'El sitio no está en marcha: '],
  [
    'what is missing',
    [address],
    { ...supabase, SITE_URL: '' },
    'Configuración incompleta: SITE_URL falta; ',
  ],
  ['that Supabase does not run', [address], supabase, 'No se llega a Supabase'],
  ['the same for a factor', ['--without-factor', address], supabase, 'No se llega a Supabase'],
])('says %s in one sentence', async (_, args, env, sentence) => {
  const cwd = temporaryFolder('admin');
  const command = [join(import.meta.dirname, 'admin.ts'), ...args];
  const options = { cwd, env, extendEnv: false, reject: false } as const;
  const { exitCode, stderr } = await execa(process.execPath, command, options);
  expect({ exitCode, stderr }).toEqual({ exitCode: 1, stderr: expect.stringMatching(/^.+$/) });
  expect(stderr.startsWith(sentence), stderr).toBe(true);
  expect(stderr).not.toContain('SHOPIFY');
});
