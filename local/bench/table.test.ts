import { describe, expect, it } from 'vitest';
import type { Measurement } from './measurement.ts';
import { formatLine, formatPages, formatTable } from './table.ts';

const sample = {
  scores: { performance: 99, accessibility: 100, 'best-practices': 100, seo: 92 },
  lcp: 1449.6,
  interactive: 2710,
  cls: 0,
  tbt: 31.4,
  benchmarkIndex: 2100.4,
  lost: [],
};

const page: Measurement = {
  path: '/dauro',
  weights: { script: 139_000, html: 51_200, htmlGzipped: 10_240 },
  sample,
  simulated: { ...sample, lcp: 1300 },
};

describe('formatTable', () => {
  it('has a head, a rule of the same width and a row per page', () => {
    const lines = formatTable([page, page]).split('\n');
    expect(lines).toHaveLength(4);
    expect(new Set(lines.map((line) => line.split('|').length))).toEqual(new Set([16]));
    expect(lines[2]).toBe(
      '| `/dauro` | 135.7 KiB | 50.0 KiB | 10.0 KiB | 99 | 100 | 100 | 92 | 1.45 s | 2.71 s | 0 | 31 ms | 99 | 1.30 s |',
    );
  });

  it('never rounds a shift away', () => {
    const shifted = { ...page, sample: { ...page.sample, cls: 0.00042 } };
    expect(formatTable([shifted])).toContain('| 0.00042 |');
  });
});

describe('formatLine', () => {
  it('says the same in one line', () => {
    expect(formatLine(page)).toMatch(
      /^`\/dauro` +JS 135\.7 KiB · HTML 50\.0 KiB · 99 \/ 100 \/ 100 \/ 92 · LCP 1\.45 s · TTI 2\.71 s · CLS 0 · TBT 31 ms$/,
    );
  });
});

describe('formatPages', () => {
  it('says how it was measured above the table', () => {
    expect(formatPages([page], 5)).toContain('median of 5 runs; benchmark index 2100');
    expect(formatPages([page], 1)).toMatch(/one run;[\s\S]+\| `\/dauro` \|/);
  });
});
