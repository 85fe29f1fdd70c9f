import { existsSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { temporaryFolder } from '../../tests/setup/temporary-folder.ts';
import { lockDataDir, prepareDataDir } from './data-dir.ts';

it('the data keep their id from start to start, and lose it and their content with fresh', () => {
  const path = join(temporaryFolder('data'), 'data');
  const lock = lockDataDir(path);
  expect(() => lockDataDir(path)).toThrow(`ya están en uso (proceso ${process.pid})`);
  const id = prepareDataDir(path, false);
  writeFileSync(join(path, 'rows'), 'x');
  expect(prepareDataDir(path, false)).toBe(id);
  expect(existsSync(join(path, 'rows'))).toBe(true);
  expect(prepareDataDir(path, true)).not.toBe(id);
  expect(existsSync(join(path, 'rows'))).toBe(false);
  lock.release();
});

it('nobody else can read what is in the data directory', () => {
  const path = temporaryFolder('data');
  prepareDataDir(path, false);
  const modes = readdirSync(path).map((name) => statSync(join(path, name)).mode & 0o077);
  expect(modes).toEqual([0, 0, 0, 0]);
});

it('a file, and a folder with other files, are refused and not changed', () => {
  const folder = temporaryFolder('data');
  const path = join(folder, 'thesis.doc');
  writeFileSync(path, 'x');
  expect(() => lockDataDir(folder)).toThrow('ya contiene otras cosas');
  expect(() => lockDataDir(path)).toThrow(`DATA_DIR (${path}) no se puede usar`);
  expect(readdirSync(folder)).toEqual(['thesis.doc']);
});
