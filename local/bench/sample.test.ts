import { describe, expect, it } from 'vitest';
import { medianSample, type Report, readSample } from './sample.ts';

const report = (performance: number, lcp: number): Report => ({
  categories: {
    performance: {
      score: performance,
      auditRefs: [
        { id: 'largest-contentful-paint', weight: 25 },
        { id: 'cumulative-layout-shift', weight: 25 },
      ],
    },
    accessibility: { score: 1, auditRefs: [{ id: 'not-applicable', weight: 3 }] },
    'best-practices': { score: 1, auditRefs: [] },
    seo: {
      score: 0.925,
      auditRefs: [
        { id: 'is-crawlable', weight: 4 },
        { id: 'unscored', weight: 0 },
      ],
    },
  },
  audits: {
    'largest-contentful-paint': { score: 0.8, numericValue: lcp },
    interactive: { score: 1, numericValue: 2900 },
    'cumulative-layout-shift': { score: 1, numericValue: 0 },
    'total-blocking-time': { score: 1, numericValue: 12 },
    'is-crawlable': { score: 0 },
    'not-applicable': { score: null },
    unscored: { score: 0 },
  },
  environment: { benchmarkIndex: 2000 },
});

describe('readSample', () => {
  it('takes scores, metrics and the audits that cost points', () => {
    expect(readSample(report(0.98, 1400))).toEqual({
      scores: { performance: 98, accessibility: 100, 'best-practices': 100, seo: 93 },
      lcp: 1400,
      interactive: 2900,
      cls: 0,
      tbt: 12,
      benchmarkIndex: 2000,
      lost: ['performance: largest-contentful-paint', 'seo: is-crawlable'],
    });
  });

  it('does not take a page that failed for a page that is slow', () => {
    const failed = { ...report(0, 0), runtimeError: { message: 'NO_FCP' } };
    expect(() => readSample(failed)).toThrow('NO_FCP');
    expect(() => readSample({ ...report(1, 1), audits: {} })).toThrow('largest-contentful-paint');
  });
});

describe('medianSample', () => {
  it('is the median of each number, with every loss of any run', () => {
    const [fast, middle, slow] = [
      readSample(report(1, 1000)),
      readSample(report(0.97, 1500)),
      { ...readSample(report(0.5, 9000)), lost: ['performance: speed-index'] },
    ];
    const result = medianSample([slow, fast, middle]);
    expect(result.scores.performance).toBe(97);
    expect(result.lcp).toBe(1500);
    expect(result.lost).toEqual([
      'performance: speed-index',
      'performance: largest-contentful-paint',
      'seo: is-crawlable',
    ]);
  });
});
