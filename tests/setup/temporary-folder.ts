import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';

/** An empty folder, removed after the test. Tests and `beforeEach` may call it. */
export function temporaryFolder(name: string): string {
  const folder = mkdtempSync(join(tmpdir(), `dauro-${name}-`));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
