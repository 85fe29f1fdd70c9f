import { existsSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { temporaryFolder } from '../../tests/setup/temporary-folder.ts';
import { lockDataDir, prepareDataDir } from './data-dir.ts';

const parent = () => temporaryFolder('data');

describe('the data directory', () => {
  it('keeps its id from start to start', () => {
    const path = join(parent(), 'data');
    lockDataDir(path).release();
    const id = prepareDataDir(path, false);
    expect(prepareDataDir(path, false)).toBe(id);
  });

  it('gets a new id and loses its content with fresh', () => {
    const path = join(parent(), 'data');
    const lock = lockDataDir(path);
    const id = prepareDataDir(path, false);
    writeFileSync(join(path, 'rows'), 'x');
    expect(prepareDataDir(path, true)).not.toBe(id);
    expect(existsSync(join(path, 'rows'))).toBe(false);
    lock.release();
  });

  it('is refused when it contains other files', () => {
    const path = parent();
    writeFileSync(join(path, 'thesis.doc'), 'x');
    expect(() => lockDataDir(path)).toThrow('ya contiene otras cosas');
    expect(readdirSync(path)).toEqual(['thesis.doc']);
  });

  it('is refused when it is a file', () => {
    const path = join(parent(), 'file');
    writeFileSync(path, 'x');
    expect(() => lockDataDir(path)).toThrow(`DATA_DIR (${path}) no se puede usar`);
  });

  it('is locked by one start at a time', () => {
    const path = join(parent(), 'data');
    const lock = lockDataDir(path);
    expect(() => lockDataDir(path)).toThrow(`ya están en uso (proceso ${process.pid})`);
    lock.release();
  });
});
