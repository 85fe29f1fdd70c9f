import { availableParallelism, cpus, totalmem } from 'node:os';

/** The machine in one line: what a reader needs to compare numbers with those of another one. */
export function describeMachine(): string {
  const model = cpus()[0]?.model.replace(/\s+/g, ' ').trim() || 'unknown processor';
  const memory = Math.round(totalmem() / 1024 ** 3);
  return `${availableParallelism()} cores (${model}), ${memory} GiB of memory, ${process.platform} ${process.arch}, Node ${process.version}`;
}
