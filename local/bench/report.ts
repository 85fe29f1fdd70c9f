import { readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism, cpus, totalmem } from 'node:os';
import { join } from 'node:path';
import { Failure } from '../shared/failure.ts';

/** The parts of the benchmark, in the order of docs/benchmarks.md, which has a section for each. */
export const parts = ['paginas', 'caudal', 'blog', 'oficina'] as const;
export type Part = (typeof parts)[number];

export function median(values: readonly number[]): number {
  if (values.length === 0) throw new RangeError('There is no median of nothing.');
  const sorted = values.toSorted((one, other) => one - other);
  const upper = sorted[Math.floor(sorted.length / 2)] ?? 0;
  const lower = sorted[Math.ceil(sorted.length / 2) - 1] ?? 0;
  return (lower + upper) / 2;
}

export const kibibytes = (bytes: number): string => `${(bytes / 1024).toFixed(1)} KiB`;

export function markdownTable(head: readonly string[], rows: readonly string[][]): string {
  const rule = head.map((_, index) => (index === 0 ? '---' : '---:'));
  return [head, rule, ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

/** The date and the machine of a measurement, which a reader needs to compare results. */
export function describeOccasion(): string {
  const model = cpus()[0]?.model.replace(/\s+/g, ' ').trim() || 'unknown processor';
  const memory = Math.round(totalmem() / 1024 ** 3);
  const date = new Date().toISOString().slice(0, 10);
  return `Measured on ${date}: ${availableParallelism()} cores (${model}), ${memory} GiB of memory, ${process.platform} ${process.arch}, Node ${process.version}.`;
}

/** Replaces the results of a part between its markers and keeps the rest of the document. */
function replaceResults(text: string, part: string, results: string): string {
  const opening = `<!-- npm run bench -- ${part}: from here -->`;
  const closing = `<!-- ${part}: to here -->`;
  const start = text.indexOf(opening);
  const end = text.indexOf(closing, start);
  if (start < 0 || end < 0) {
    throw new Failure(`El documento ha perdido sus marcas: «${opening}» y «${closing}».`);
  }
  return `${text.slice(0, start + opening.length)}\n\n${results}\n\n${text.slice(end)}`;
}

export function writeResults(root: string, part: string, results: string): void {
  const document = join(root, 'docs', 'benchmarks.md');
  writeFileSync(document, replaceResults(readFileSync(document, 'utf8'), part, results));
}
