import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import type { Lifecycle } from '../commands/lifecycle.ts';
import { Failure } from '../shared/failure.ts';

export type Audience = {
  lifecycle: Lifecycle;
  /** The Chromium to measure with. */
  chromium: string;
  /** Where the whole reports go. */
  reports: string;
};

/** `devtools` really slows the browser down; `simulate` computes from an unthrottled run what a slow one might be. */
export type Throttling = 'devtools' | 'simulate';

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

/** Times in milliseconds, scores from 0 to 100. */
export type Sample = Record<
  (typeof categories)[number] | 'lcp' | 'interactive' | 'cls' | 'tbt' | 'benchmarkIndex',
  number
>;

type Report = {
  runtimeError?: { message: string } | undefined;
  categories: Record<string, { score: number | null }>;
  audits: Record<string, { numericValue?: number | undefined }>;
  environment: { benchmarkIndex: number };
};

/** Takes out of a report what the table shows. A page that failed is a Failure, not a slow page. */
export function readSample(report: Report): Sample {
  if (report.runtimeError) {
    throw new Failure(`Lighthouse no ha podido medir: ${report.runtimeError.message}`);
  }
  const points = (name: string) => Math.round((report.categories[name]?.score ?? 0) * 100);
  const metric = (name: string) => {
    const value = report.audits[name]?.numericValue;
    if (value === undefined) throw new Failure(`El informe de Lighthouse no trae «${name}».`);
    return value;
  };
  return {
    performance: points('performance'),
    accessibility: points('accessibility'),
    'best-practices': points('best-practices'),
    seo: points('seo'),
    lcp: metric('largest-contentful-paint'),
    interactive: metric('interactive'),
    cls: metric('cumulative-layout-shift'),
    tbt: metric('total-blocking-time'),
    benchmarkIndex: report.environment.benchmarkIndex,
  };
}

/** Measures a page as a first visitor on a middling telephone: a browser of its own, nothing in its cache. */
export async function auditPage(
  { lifecycle, chromium, reports }: Audience,
  address: URL,
  throttling: Throttling,
  run: number,
): Promise<Sample> {
  const browser = await launch({
    chromePath: chromium,
    chromeFlags: ['--headless=new', '--no-sandbox', '--disable-dev-shm-usage'],
    handleSIGINT: false,
    logLevel: 'silent',
  });
  const kill = () => browser.kill();
  const forget = lifecycle.onEnd(kill, kill);
  try {
    const result = await lighthouse(address.href, {
      port: browser.port,
      output: 'json',
      logLevel: 'silent',
      onlyCategories: [...categories],
      throttlingMethod: throttling,
    });
    if (!result) throw new Failure('Lighthouse no ha dado ningún informe.');
    const name = address.pathname.split('/').filter(Boolean).join('-') || 'home';
    mkdirSync(reports, { recursive: true });
    writeFileSync(
      join(reports, `${name}-${throttling}-${run}.json`),
      [result.report].flat()[0] ?? '',
    );
    return readSample(result.lhr);
  } finally {
    forget();
    browser.kill();
  }
}
