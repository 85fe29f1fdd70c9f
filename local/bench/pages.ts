import type { Result as Report } from 'lighthouse';
import { Failure } from '../shared/failure.ts';
import { type Audience, auditPage } from './lighthouse.ts';
import { kibibytes, markdownTable, median } from './report.ts';
import { gzippedSize, scriptBytes } from './weight.ts';

type Column = [head: string, read: (report: Report) => number, show: (value: number) => string];

const score = (name: string) => (report: Report) =>
  Math.round((report.categories[name]?.score ?? 0) * 100);
const metric = (name: string) => (report: Report) => {
  const value = report.audits[name]?.numericValue;
  if (value === undefined) throw new Failure(`El informe de Lighthouse no trae «${name}».`);
  return value;
};
const seconds = (milliseconds: number) => `${(milliseconds / 1000).toFixed(2)} s`;

const columns: readonly Column[] = [
  ['Perf.', score('performance'), String],
  ['A11y', score('accessibility'), String],
  ['Best pr.', score('best-practices'), String],
  ['SEO', score('seo'), String],
  ['LCP', metric('largest-contentful-paint'), seconds],
  ['TTI', metric('interactive'), seconds],
  // Two significant digits, so that 0 is shown only when nothing moved.
  ['CLS', metric('cumulative-layout-shift'), (cls) => (cls === 0 ? '0' : cls.toPrecision(2))],
  ['TBT', metric('total-blocking-time'), (tbt) => `${Math.round(tbt)} ms`],
];
const head = ['Page', 'JS, gzip', 'HTML', 'HTML, gzip', ...columns.map(([name]) => name)];

/** Measures the pages one after the other; returns the table for docs/benchmarks.md. */
export async function benchPages(
  audience: Audience,
  site: string,
  paths: readonly string[],
  runs: number,
): Promise<string> {
  const load = async (address: string) => {
    const answer = await fetch(new URL(address, site));
    if (!answer.ok) throw new Failure(`${address} responde ${answer.status}: no hay qué pesar.`);
    return answer.bytes();
  };
  const rows: string[][] = [];
  const all: Report[] = [];
  for (const path of paths) {
    const html = await load(path);
    const script = await scriptBytes(new TextDecoder().decode(html), load);
    const reports: Report[] = [];
    for (let run = 1; run <= runs; run += 1) {
      reports.push(await auditPage(audience, new URL(path, site), run));
    }
    all.push(...reports);
    const weights = [script, html.length, gzippedSize(html)].map(kibibytes);
    // The median of each value separately.
    const scores = columns.map(([, read, show]) => show(median(reports.map(read))));
    rows.push([`\`${path}\``, ...weights, ...scores]);
    console.log(rows.at(-1)?.join(' · '));
  }
  const times = runs === 1 ? 'one run' : `median of ${runs} runs`;
  const index = Math.round(median(all.map(({ environment }) => environment.benchmarkIndex)));
  const conditions = `Lighthouse: mobile preset, DevTools throttling, ${times}; benchmark index ${index}.`;
  return `${conditions}\n\n${markdownTable(head, rows)}`;
}
