import { markdownTable } from './markdown-table.ts';
import type { Measurement } from './measurement.ts';
import { median } from './median.ts';

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
  'TTI',
  'CLS',
  'TBT',
  'Simulated: perf.',
  'LCP',
] as const;

/** The part of docs/benchmarks.md about the pages. */
export function formatPages(pages: readonly Measurement[], runs: number): string {
  const index = Math.round(median(pages.map(({ sample }) => sample.benchmarkIndex)));
  return [
    `Lighthouse: mobile preset, DevTools throttling, ${runsText(runs)}; benchmark index ${index}.`,
    '',
    formatTable(pages),
  ].join('\n');
}

export function formatTable(pages: readonly Measurement[]): string {
  return markdownTable(columns, pages.map(cellsOf));
}

/** One page in one line of the terminal. */
export function formatLine(page: Measurement): string {
  const [path = '', script, html, , ...rest] = cellsOf(page);
  const [performance, accessibility, practices, seo, lcp, tti, cls, tbt] = rest;
  const scores = [performance, accessibility, practices, seo].join(' / ');
  return `${path.padEnd(46)} JS ${script} · HTML ${html} · ${scores} · LCP ${lcp} · TTI ${tti} · CLS ${cls} · TBT ${tbt}`;
}

function cellsOf({ path, weights, sample, simulated }: Measurement): string[] {
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
    seconds(sample.lcp),
    seconds(sample.interactive),
    // So that 0 stands only where nothing moved at all.
    sample.cls === 0 ? '0' : sample.cls.toPrecision(2),
    `${Math.round(sample.tbt)} ms`,
    String(simulated.scores.performance),
    seconds(simulated.lcp),
  ];
}

function runsText(runs: number): string {
  return runs === 1 ? 'one run' : `median of ${runs} runs`;
}

const seconds = (milliseconds: number) => `${(milliseconds / 1000).toFixed(2)} s`;

function kibibytes(bytes: number): string {
  return `${(bytes / 1024).toFixed(1)} KiB`;
}
