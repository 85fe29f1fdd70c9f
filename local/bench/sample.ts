import { Failure } from '../commands/failure.ts';
import { median } from './median.ts';

/** The part of a Lighthouse report that is read here. */
export type Report = {
  runtimeError?: { message: string } | undefined;
  categories: Record<string, Category>;
  audits: Record<string, Audit>;
  environment: { benchmarkIndex: number };
};

type Category = {
  score: number | null;
  auditRefs: readonly { id: string; weight: number }[];
};
type Audit = { score: number | null; numericValue?: number | undefined };

export const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

export type CategoryName = (typeof categories)[number];

export type Sample = {
  /** 0 to 100. */
  scores: Record<CategoryName, number>;
  /** Milliseconds. */
  lcp: number;
  /** Milliseconds until the page answers reliably. */
  interactive: number;
  cls: number;
  /** Milliseconds. */
  tbt: number;
  /** How fast this machine was during the run, by Lighthouse's own measure. */
  benchmarkIndex: number;
  /** The audits that cost points, `category: audit`. */
  lost: readonly string[];
};

/** Takes out of a report what the table shows. */
export function readSample(report: Report): Sample {
  if (report.runtimeError) {
    throw new Failure(`Lighthouse no ha podido medir: ${report.runtimeError.message}`);
  }
  const points = (name: CategoryName) => Math.round((report.categories[name]?.score ?? 0) * 100);
  return {
    scores: {
      performance: points('performance'),
      accessibility: points('accessibility'),
      'best-practices': points('best-practices'),
      seo: points('seo'),
    },
    lcp: metric(report, 'largest-contentful-paint'),
    interactive: metric(report, 'interactive'),
    cls: metric(report, 'cumulative-layout-shift'),
    tbt: metric(report, 'total-blocking-time'),
    benchmarkIndex: report.environment.benchmarkIndex,
    lost: categories.flatMap((name) => lostIn(report, name)),
  };
}

/** The median of every number by itself; `lost` names what cost points in any of the runs. */
export function medianSample(samples: readonly Sample[]): Sample {
  const middle = (pick: (sample: Sample) => number) => median(samples.map(pick));
  return {
    scores: {
      performance: middle(({ scores }) => scores.performance),
      accessibility: middle(({ scores }) => scores.accessibility),
      'best-practices': middle(({ scores }) => scores['best-practices']),
      seo: middle(({ scores }) => scores.seo),
    },
    lcp: middle(({ lcp }) => lcp),
    interactive: middle(({ interactive }) => interactive),
    cls: middle(({ cls }) => cls),
    tbt: middle(({ tbt }) => tbt),
    benchmarkIndex: middle(({ benchmarkIndex }) => benchmarkIndex),
    lost: [...new Set(samples.flatMap(({ lost }) => lost))],
  };
}

function metric(report: Report, name: string): number {
  const value = report.audits[name]?.numericValue;
  if (value === undefined) throw new Failure(`El informe de Lighthouse no trae «${name}».`);
  return value;
}

function lostIn(report: Report, name: CategoryName): string[] {
  const references = report.categories[name]?.auditRefs ?? [];
  return references
    .filter(({ id, weight }) => weight > 0 && (report.audits[id]?.score ?? 1) < 1)
    .map(({ id }) => `${name}: ${id}`);
}
