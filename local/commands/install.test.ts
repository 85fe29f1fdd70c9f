import { execFile } from 'node:child_process';
import { lstatSync, mkdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { temporaryFolder } from '../../tests/setup/temporary-folder.ts';

const run = promisify(execFile);
const script = join(import.meta.dirname, 'install.mjs');

it('a node_modules that is a link is not replaced', async () => {
  const root = temporaryFolder('install');
  mkdirSync(join(root, 'elsewhere'));
  symlinkSync('elsewhere', join(root, 'node_modules'));
  const code = `import(${JSON.stringify(script)}).then((x) => x.installOnce(${JSON.stringify(root)}))`;
  const refused = run(process.execPath, ['--eval', code]);
  await expect(refused).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringMatching(/^node_modules es un enlace a otra carpeta/),
  });
  expect(lstatSync(join(root, 'node_modules')).isSymbolicLink()).toBe(true);
});
