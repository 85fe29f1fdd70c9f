import { globSync, readFileSync, writeFileSync } from 'node:fs';

/**
 * Has the kernel note anew the most resident memory of the web process that serves `distDir`; the answer reads it, in
 * bytes, and is 0 where /proc does not tell.
 */
export function watchMemory(distDir: string): () => number {
  const server = globSync('/proc/[0-9]*').find(
    (folder) =>
      read(`${folder}/cmdline`).startsWith('next-server') &&
      read(`${folder}/environ`).includes(`NEXT_DIST_DIR=${distDir}\0`),
  );
  if (!server) return () => 0;
  // proc(5): 5 sets the peak back to what the process holds now.
  writeFileSync(`${server}/clear_refs`, '5');
  return () => Number(/VmHWM:\s+(\d+)/.exec(read(`${server}/status`))?.[1] ?? 0) * 1024;
}

/** Empty where a process has ended, or belongs to another user. */
function read(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}
