import { launch } from 'chrome-launcher';
import lighthouse, { type Result as Report } from 'lighthouse';
import type { Lifecycle } from '../commands/lifecycle.ts';
import { Failure } from '../shared/failure.ts';
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
const runs = 3;
const head = ['Page', 'JS, gzip', 'HTML', 'HTML, gzip', ...columns.map(([name]) => name)];

/** Measures the pages one after the other; returns the table for docs/benchmarks.md. */
export async function benchPages(
  audience: Audience,
  site: string,
  paths: readonly string[],
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
      reports.push(await auditPage(audience, new URL(path, site)));
    }
    all.push(...reports);
    const weights = [script, html.length, gzippedSize(html)].map(kibibytes);
    // The median of each value separately.
    const scores = columns.map(([, read, show]) => show(median(reports.map(read))));
    rows.push([`\`${path}\``, ...weights, ...scores]);
    console.log(rows.at(-1)?.join(' · '));
  }
  const index = Math.round(median(all.map(({ environment }) => environment.benchmarkIndex)));
  const conditions = `Lighthouse: mobile preset, DevTools throttling, median of ${runs} runs; benchmark index ${index}.`;
  return `${conditions}\n\n${markdownTable(head, rows)}`;
}

type Audience = { lifecycle: Lifecycle; chromium: string };

/** Measures a first visit on a mid-range phone, without cache. Throws a Failure when the page did not load. */
async function auditPage({ lifecycle, chromium }: Audience, address: URL): Promise<Report> {
  const browser = await launch({
    chromePath: chromium,
    chromeFlags: ['--headless=new', '--no-sandbox', '--disable-dev-shm-usage'],
    handleSIGINT: false,
    logLevel: 'silent',
  });
  const kill = () => browser.kill();
  const unregister = lifecycle.onEnd(kill, kill);
  try {
    const onlyCategories = ['performance', 'accessibility', 'best-practices', 'seo'];
    const flags = { port: browser.port, logLevel: 'silent', onlyCategories } as const;
    // Real throttling slows the browser down; Lighthouse's simulation only estimates it.
    const result = await lighthouse(address.href, { ...flags, throttlingMethod: 'devtools' });
    const error = result ? result.lhr.runtimeError?.message : 'no hay informe';
    if (!result || error) throw new Failure(`Lighthouse no ha podido medir: ${error}`);
    return result.lhr;
  } finally {
    unregister();
    kill();
  }
}
