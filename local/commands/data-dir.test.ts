import { existsSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { temporaryFolder } from '../../tests/setup/temporary-folder.ts';
import { lockDataDir, prepareDataDir } from './data-dir.ts';

const parent = () => temporaryFolder('data');

describe('the data directory', () => {
  it('keeps its identity from start to start', () => {
    const path = join(parent(), 'data');
    lockDataDir(path).release();
    const id = prepareDataDir(path, false);
    expect(prepareDataDir(path, false)).toBe(id);
  });

  it('starts over with another identity, and with nothing in it', () => {
    const path = join(parent(), 'data');
    const lock = lockDataDir(path);
    const id = prepareDataDir(path, false);
    writeFileSync(join(path, 'rows'), 'x');
    expect(prepareDataDir(path, true)).not.toBe(id);
    expect(existsSync(join(path, 'rows'))).toBe(false);
    lock.release();
  });

  it('is never a directory with other things in it', () => {
    const path = parent();
    writeFileSync(join(path, 'thesis.doc'), 'x');
    expect(() => lockDataDir(path)).toThrow('ya contiene otras cosas');
    expect(readdirSync(path)).toEqual(['thesis.doc']);
  });

  it('is never a file', () => {
    const path = join(parent(), 'file');
    writeFileSync(path, 'x');
    expect(() => lockDataDir(path)).toThrow(`DATA_DIR (${path}) no se puede usar`);
  });

  it('serves one start at a time', () => {
    const path = join(parent(), 'data');
    const lock = lockDataDir(path);
    expect(() => lockDataDir(path)).toThrow(`ya están en uso (proceso ${process.pid})`);
    lock.release();
  });
});
