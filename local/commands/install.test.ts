import { execFile } from 'node:child_process';
import { lstatSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { temporaryFolder } from '../../tests/setup/temporary-folder.ts';
import { refuseSecondRun } from './single-run.ts';

const run = promisify(execFile);
const script = join(import.meta.dirname, 'install.mjs');

const install = (root: string, env: Record<string, string> = {}) => {
  const call = `installOnce(${JSON.stringify(root)}, { interrupted: 130 })`;
  const code = `import(${JSON.stringify(script)}).then((x) => x.${call})`;
  return run(process.execPath, ['--eval', code], { env: { ...process.env, ...env } });
};

it('a node_modules that is a link is not replaced', async () => {
  const root = temporaryFolder('install');
  mkdirSync(join(root, 'elsewhere'));
  symlinkSync('elsewhere', join(root, 'node_modules'));
  await expect(install(root)).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringMatching(/^node_modules es un enlace a otra carpeta/),
  });
  expect(lstatSync(join(root, 'node_modules')).isSymbolicLink()).toBe(true);
});

it('an interrupted installation is no success', async () => {
  const root = temporaryFolder('install');
  const npm = join(root, 'npm.js');
  writeFileSync(npm, `process.kill(process.ppid, 'SIGTERM'); setInterval(() => {}, 1000);`);
  await expect(install(root, { npm_execpath: npm })).rejects.toMatchObject({
    code: 130,
    stdout: expect.stringMatching(/\nParando: .+\n$/),
  });
});

it('a folder that cannot be written is named, by npm test too', async () => {
  const root = temporaryFolder('install');
  writeFileSync(join(root, 'node_modules'), '');
  const stderr = expect.stringMatching(/^No se puede escribir en \S+node_modules \(.+\n$/);
  await expect(install(root)).rejects.toMatchObject({ code: 1, stderr });
  const lifecycle = { isEnding: false, onEnd: () => () => {}, end: async () => {} };
  expect(() => refuseSecondRun(lifecycle, root, 'test')).toThrow(/^No se puede escribir en /);
});
