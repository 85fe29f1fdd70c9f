import { readdirSync, readFileSync } from 'node:fs';

/** Watches the resident memory, in bytes, of the web process that serves `distDir`; undefined where /proc does not tell. */
export function watchMemory(distDir: string): { stop: () => number | undefined } {
  const pid = folders('/proc').find(
    (name) =>
      read(`/proc/${name}/cmdline`).startsWith('next-server') &&
      read(`/proc/${name}/environ`).includes(`NEXT_DIST_DIR=${distDir}\0`),
  );
  let peak = 0;
  const look = () => {
    const kibibytes = Number(/VmRSS:\s+(\d+)/.exec(read(`/proc/${pid}/status`))?.[1] ?? 0);
    peak = Math.max(peak, kibibytes * 1024);
  };
  const timer = setInterval(look, 100);
  return {
    stop: () => {
      clearInterval(timer);
      look();
      return peak || undefined;
    },
  };
}

/** Not on every system, and not for every process. */
const read = (file: string) => attempt(() => readFileSync(file, 'utf8')) ?? '';
const folders = (path: string) => attempt(() => readdirSync(path)) ?? [];

function attempt<T>(work: () => T): T | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}
