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
const head = [
  'Page',
  'JS, gzip',
  'Above bare',
  'HTML',
  'HTML, gzip',
  ...columns.map(([name]) => name),
  'LCP, × bare',
  'TTI, × bare',
];

type Measured = { script: number; html: Uint8Array; reports: Report[]; lcp: number; tti: number };

/**
 * Measures the pages one after the other, beside `bare`, a page of nothing but Next; returns the table for
 * docs/benchmarks.md.
 */
export async function benchPages(
  audience: Audience,
  { site, bare, paths }: { site: string; bare: string; paths: readonly string[] },
): Promise<string> {
  const measure = async (address: URL): Promise<Measured> => {
    const load = async (file: string) => {
      const answer = await fetch(new URL(file, address));
      if (!answer.ok) throw new Failure(`${file} responde ${answer.status}: no hay qué pesar.`);
      return answer.bytes();
    };
    const html = await load(address.href);
    const script = await scriptBytes(new TextDecoder().decode(html), load);
    const reports: Report[] = [];
    for (let run = 1; run <= runs; run += 1) reports.push(await auditPage(audience, address));
    const of = (name: string) => median(reports.map(metric(name)));
    return { script, html, reports, lcp: of('largest-contentful-paint'), tti: of('interactive') };
  };
  const floor = await measure(new URL(bare));
  const row = (name: string, { script, html, reports, lcp, tti }: Measured) => [
    name,
    kibibytes(script),
    kibibytes(script - floor.script),
    ...[html.length, gzippedSize(html)].map(kibibytes),
    // The median of each value separately.
    ...columns.map(([, read, show]) => show(median(reports.map(read)))),
    ...[lcp / floor.lcp, tti / floor.tti].map((ratio) => ratio.toFixed(2)),
  ];
  const rows = [row('bare', floor)];
  const all = [...floor.reports];
  for (const path of paths) {
    const measured = await measure(new URL(path, site));
    all.push(...measured.reports);
    rows.push(row(`\`${path}\``, measured));
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
