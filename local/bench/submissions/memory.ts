import { readdirSync, readFileSync } from 'node:fs';

/** Watches the memory (resident set) of the web process that serves `distDir`; undefined where it cannot be found. */
export function watchMemory(distDir: string): { stop: () => number | undefined } {
  const pid = findServer(distDir);
  let peak = 0;
  const look = () => {
    peak = Math.max(peak, residentBytes(pid));
  };
  look();
  const timer = setInterval(look, 100);
  return {
    stop: () => {
      clearInterval(timer);
      look();
      return peak || undefined;
    },
  };
}

function findServer(distDir: string): string | undefined {
  return readProcesses().find((pid) => {
    const isServer = read(`/proc/${pid}/cmdline`).startsWith('next-server');
    return isServer && read(`/proc/${pid}/environ`).includes(`NEXT_DIST_DIR=${distDir}\0`);
  });
}

function readProcesses(): string[] {
  try {
    return readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  } catch {
    return [];
  }
}

function residentBytes(pid: string | undefined): number {
  const kibibytes = pid && /VmRSS:\s+(\d+)/.exec(read(`/proc/${pid}/status`))?.[1];
  return kibibytes ? Number(kibibytes) * 1024 : 0;
}

/** Not on every system, and not for every process. */
function read(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}
