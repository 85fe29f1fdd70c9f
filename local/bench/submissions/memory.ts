import { globSync, readFileSync, writeFileSync } from 'node:fs';

/** Resets the peak memory of the process that serves `distDir`; the result reads it, in bytes (0 without /proc). */
export function watchMemory(distDir: string): () => number {
  const server = globSync('/proc/[0-9]*').find(
    (folder) =>
      read(`${folder}/cmdline`).startsWith('next-server') &&
      read(`${folder}/environ`).includes(`NEXT_DIST_DIR=${distDir}\0`),
  );
  if (!server) return () => 0;
  // proc(5): writing 5 resets the peak to the current size.
  writeFileSync(`${server}/clear_refs`, '5');
  return () => Number(/VmHWM:\s+(\d+)/.exec(read(`${server}/status`))?.[1] ?? 0) * 1024;
}

/** Empty when the process has ended or belongs to another user. */
function read(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}
