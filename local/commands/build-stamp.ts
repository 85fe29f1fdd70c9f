import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { applicationVariables } from '../../lib/env-schema.ts';

export type BuildInputs = {
  root: string;
  environment: Readonly<Record<string, string>>;
  /** Pages are rendered from the data, so other data requires another build. */
  dataId: string;
};

// Everything else in the clone is an input, so that a new folder is included without a change here.
const ignoredNames = new Set([
  'node_modules',
  'tests',
  'test-results',
  'playwright-report',
  'docs',
]);
const ignoredPaths = new Set(['local/bench', 'local/commands', 'local/bootstrap.mjs']);
const ignoredFiles =
  /(^\.)|(^next-env\.d\.ts$)|(\.tsbuildinfo$)|(\.test\.tsx?$)|(\.md$)|(^playwright\.config)|(^vitest\.config)|(^biome\.json$)/;

/** A digest of all inputs of a build: contents, not file times. */
export function computeStamp({ root, environment, dataId }: BuildInputs): string {
  const hash = createHash('sha256');
  for (const file of listInputs(root)) {
    hash
      .update(file)
      .update('\0')
      .update(readFileSync(join(root, file)))
      .update('\0');
  }
  for (const name of applicationVariables) {
    if (name !== 'OUTBOX_DIR') hash.update(`${name}=${environment[name] ?? ''}\0`);
  }
  return hash.update(dataId).digest('hex');
}

export function listInputs(root: string, folder = ''): string[] {
  const entries = readdirSync(join(root, folder), { withFileTypes: true });
  const files = entries.flatMap((entry) => {
    const path = folder ? `${folder}/${entry.name}` : entry.name;
    // Markdown may be content, except the README and other files at the top.
    if (ignoredFiles.test(entry.name) && !(folder && entry.name.endsWith('.md'))) return [];
    if (entry.isDirectory()) {
      const isIgnored = ignoredNames.has(path) || ignoredPaths.has(path);
      return isIgnored ? [] : listInputs(root, path);
    }
    return entry.isFile() && !ignoredPaths.has(path) ? [path] : [];
  });
  return files.sort();
}

/** The stamp is stored in the build folder when the build is complete, so it is deleted with the build. */
export function readStamp(distDir: string): string | undefined {
  const file = join(distDir, 'dauro-stamp');
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}

export function writeStamp(distDir: string, stamp: string): void {
  writeFileSync(join(distDir, 'dauro-stamp'), stamp);
}

export function removeStamp(distDir: string): void {
  rmSync(join(distDir, 'dauro-stamp'), { force: true });
}
