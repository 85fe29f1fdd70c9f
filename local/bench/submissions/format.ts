import { markdownTable } from '../markdown-table.ts';
import type { SubmissionLoad } from './measure.ts';

const columns = [
  'Files travel',
  'People',
  'Thanked',
  'Lost',
  'Double',
  'Orphans',
  'Time',
  'Memory',
];

/** The section of docs/benchmarks.md about people who send at the same time. */
export function formatSubmissions(loads: readonly SubmissionLoad[]): string {
  const rows = loads.map(({ way, people, thanked, lost, double, orphans, seconds, memory }) => [
    way,
    ...[people, thanked, lost, double, orphans].map(String),
    `${seconds.toFixed(1)} s`,
    memory ? `${Math.round(memory / 1024 / 1024)} MiB` : 'unknown',
  ]);
  return [
    '**Proposals sent at the same time**, each of two files of 5 MB. Memory: the most that the web process held.',
    '',
    markdownTable(columns, rows),
  ].join('\n');
}
