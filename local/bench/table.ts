import type { Measurement, Results } from './measurement.ts';
import { median } from './median.ts';
import { formatSubmissions } from './submissions/format.ts';
import type { Throughput } from './throughput.ts';

const columns = [
  'Page',
  'JS, gzip',
  'HTML',
  'HTML, gzip',
  'Perf.',
  'A11y',
  'Best pr.',
  'SEO',
  'LCP',
  'CLS',
  'TBT',
] as const;

/** The measured part of docs/benchmarks.md. */
export function formatResults(results: Results): string {
  const { date, machine, runs, pages, throughput, submissions } = results;
  const index = Math.round(median(pages.map(({ sample }) => sample.benchmarkIndex)));
  return [
    `Measured on ${date.toISOString().slice(0, 10)}. Lighthouse: mobile preset, ${runsText(runs)}; benchmark index ${index}.`,
    '',
    `Machine: ${machine}.`,
    '',
    formatTable(pages),
    '',
    formatThroughput(throughput),
    ...(submissions.length > 0 ? ['', formatSubmissions(submissions)] : []),
  ].join('\n');
}

export function formatTable(pages: readonly Measurement[]): string {
  const rule = columns.map((_, index) => (index === 0 ? '---' : '---:'));
  return [columns, rule, ...pages.map(cellsOf)]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n');
}

/** One page in one line of the terminal. */
export function formatLine(page: Measurement): string {
  const [path = '', script, html, , ...rest] = cellsOf(page);
  const [performance, accessibility, practices, seo, lcp, cls, tbt] = rest;
  const scores = [performance, accessibility, practices, seo].join(' / ');
  return `${path.padEnd(46)} JS ${script} · HTML ${html} · ${scores} · LCP ${lcp} · CLS ${cls} · TBT ${tbt}`;
}

function cellsOf({ path, weights, sample }: Measurement): string[] {
  const { scores } = sample;
  return [
    `\`${path}\``,
    kibibytes(weights.script),
    kibibytes(weights.html),
    kibibytes(weights.htmlGzipped),
    String(scores.performance),
    String(scores.accessibility),
    String(scores['best-practices']),
    String(scores.seo),
    `${(sample.lcp / 1000).toFixed(2)} s`,
    // So that 0 stands only where nothing moved at all.
    sample.cls === 0 ? '0' : sample.cls.toPrecision(2),
    `${Math.round(sample.tbt)} ms`,
  ];
}

function formatThroughput(throughput: Throughput | string): string {
  if (typeof throughput === 'string') return `Throughput was not measured. ${throughput}`;
  const { path, bytes, ratio } = throughput;
  return `Throughput of \`${path}\` (${kibibytes(bytes)}, uncompressed): **${ratio.toPrecision(2)}** of the requests per second of nginx serving the same bytes in the same run; nginx is ${(1 / ratio).toPrecision(2)} times as fast.`;
}

function runsText(runs: number): string {
  return runs === 1 ? 'one run' : `median of ${runs} runs`;
}

function kibibytes(bytes: number): string {
  return `${(bytes / 1024).toFixed(1)} KiB`;
}
