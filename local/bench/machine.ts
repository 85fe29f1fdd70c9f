import { availableParallelism, cpus, totalmem } from 'node:os';

/** When and where something was measured: what a reader needs to compare numbers with those of another machine. */
export function describeOccasion(): string {
  const model = cpus()[0]?.model.replace(/\s+/g, ' ').trim() || 'unknown processor';
  const memory = Math.round(totalmem() / 1024 ** 3);
  const date = new Date().toISOString().slice(0, 10);
  return `Measured on ${date}: ${availableParallelism()} cores (${model}), ${memory} GiB of memory, ${process.platform} ${process.arch}, Node ${process.version}.`;
}
