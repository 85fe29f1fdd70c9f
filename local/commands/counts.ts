import { z } from 'zod';

export type Counts = { passed: number; failed: number };

export function lastLine(stages: readonly Counts[]): string {
  const { passed, failed } = sum(stages);
  return `${passed} passed, ${failed} failed`;
}

export function sum(counts: readonly Counts[]): Counts {
  return {
    passed: counts.reduce((total, each) => total + each.passed, 0),
    failed: counts.reduce((total, each) => total + each.failed, 0),
  };
}

const vitestReport = z.object({
  testResults: z.array(
    z.object({ status: z.string(), assertionResults: z.array(z.object({ status: z.string() })) }),
  ),
});

/** Counts a report of vitest's JSON reporter; a file that cannot be loaded counts as one failure. */
export function countVitest(report: unknown): Counts {
  const { testResults } = vitestReport.parse(report);
  return sum(
    testResults.map(({ status: outcome, assertionResults }) => {
      const count = (wanted: string) =>
        assertionResults.filter(({ status }) => status === wanted).length;
      const failed = count('failed');
      const isBroken = outcome === 'failed' && failed === 0;
      return { passed: count('passed'), failed: isBroken ? 1 : failed };
    }),
  );
}

const nothing = { stats: { expected: 0, unexpected: 0, flaky: 0 }, errors: [] };
const playwrightReport = z
  .object({
    stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number() }),
    errors: z.array(z.unknown()),
  })
  .catch(nothing);

/** Counts a report of Playwright's JSON reporter; errors outside of tests count too. */
export function countPlaywright(report: unknown): Counts {
  const { stats, errors } = playwrightReport.parse(report);
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky + errors.length };
}
