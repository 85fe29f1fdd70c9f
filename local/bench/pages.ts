import { Failure } from '../shared/failure.ts';
import { type Audience, auditPage, type Sample, type Throttling } from './lighthouse.ts';
import { markdownTable, median } from './report.ts';
import { createScale, gzippedSize } from './weight.ts';

const columns = [
  ...['Page', 'JS, gzip', 'HTML', 'HTML, gzip', 'Perf.', 'A11y', 'Best pr.', 'SEO'],
  ...['LCP', 'TTI', 'CLS', 'TBT', 'Simulated: perf.', 'LCP'],
];

/** Weighs and audits one page after the other: the table that docs/benchmarks.md shows. */
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
  const weighScripts = createScale(load);
  const rows: string[][] = [];
  const indices: number[] = [];
  for (const path of paths) {
    const html = await load(path);
    const script = await weighScripts(new TextDecoder().decode(html));
    const audit = (throttling: Throttling, times: number) =>
      repeat(times, (run) => auditPage(audience, new URL(path, site), throttling, run));
    const sample = await audit('devtools', runs);
    // Nothing depends on these figures: one run is enough.
    const simulated = await audit('simulate', 1);
    const weights = [script.bytes, html.length, gzippedSize(html)].map(kibibytes);
    rows.push([`\`${path}\``, ...weights, ...cellsOf(sample), ...simulatedCells(simulated)]);
    indices.push(sample.benchmarkIndex);
    console.log(rows.at(-1)?.join(' · '));
  }
  const times = runs === 1 ? 'one run' : `median of ${runs} runs`;
  return [
    `Lighthouse: mobile preset, DevTools throttling, ${times}; benchmark index ${Math.round(median(indices))}.`,
    markdownTable(columns, rows),
  ].join('\n\n');
}

/** The median of every number by itself. */
async function repeat(times: number, audit: (run: number) => Promise<Sample>): Promise<Sample> {
  const first = await audit(1);
  const samples = [first];
  for (let run = 2; run <= times; run += 1) samples.push(await audit(run));
  const middle = (name: keyof Sample) => median(samples.map((sample) => sample[name]));
  const names = Object.keys(first) as (keyof Sample)[];
  return Object.fromEntries(names.map((name) => [name, middle(name)])) as Sample;
}

const cellsOf = (sample: Sample): string[] => [
  ...[sample.performance, sample.accessibility, sample['best-practices'], sample.seo].map(String),
  seconds(sample.lcp),
  seconds(sample.interactive),
  // So that 0 stands only where nothing moved at all.
  sample.cls === 0 ? '0' : sample.cls.toPrecision(2),
  `${Math.round(sample.tbt)} ms`,
];
const simulatedCells = (sample: Sample) => [String(sample.performance), seconds(sample.lcp)];
const seconds = (milliseconds: number) => `${(milliseconds / 1000).toFixed(2)} s`;
const kibibytes = (bytes: number) => `${(bytes / 1024).toFixed(1)} KiB`;
