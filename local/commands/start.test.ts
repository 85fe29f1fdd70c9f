import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { execa } from 'execa';
import { expect, it } from 'vitest';
import { temporaryFolder } from '../../tests/setup/temporary-folder.ts';

async function start(cwd: string): Promise<string> {
  const options = { cwd, env: {}, extendEnv: false, reject: false } as const;
  const file = join(import.meta.dirname, 'start.ts');
  const { exitCode, stderr } = await execa(process.execPath, [file], options);
  expect({ exitCode, stderr }).toEqual({ exitCode: 1, stderr: expect.stringMatching(/^.+$/) });
  return stderr;
}

it('reads the first variable of a file that Notepad has saved', async () => {
  const folder = temporaryFolder('start');
  writeFileSync(join(folder, '.env'), '\uFEFFSITE_URL=https://dauro.test\r\n');
  expect(await start(folder)).toMatch(/^Configuración incompleta: SUPABASE_URL falta/);
});

it('says in one sentence that .env cannot be read', async () => {
  const folder = temporaryFolder('start');
  mkdirSync(join(folder, '.env'));
  expect(await start(folder)).toMatch(/^No se puede leer .*\.env \(EISDIR/);
});
