import { z } from 'zod';

export type Counts = { passed: number; failed: number };
/** The duration of one test, in milliseconds; `name` begins with its file. */
export type TimedTest = { name: string; milliseconds: number };
export type TestReport = Counts & { times: readonly TimedTest[] };

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
    z.object({
      name: z.string(),
      status: z.string(),
      assertionResults: z.array(
        z.object({ status: z.string(), fullName: z.string(), duration: z.number().nullish() }),
      ),
    }),
  ),
});

/** Reads a report of vitest's JSON reporter; a file that cannot be loaded counts as one failure. */
export function readVitest(report: unknown): TestReport {
  const { testResults } = vitestReport.parse(report);
  const counts = testResults.map(({ status: outcome, assertionResults }) => {
    const count = (wanted: string) =>
      assertionResults.filter(({ status }) => status === wanted).length;
    const failed = count('failed');
    const isBroken = outcome === 'failed' && failed === 0;
    return { passed: count('passed'), failed: isBroken ? 1 : failed };
  });
  const times = testResults.flatMap(({ name: file, assertionResults }) =>
    assertionResults.map(({ fullName, duration }) => ({
      name: `${file.replace(`${process.cwd()}/`, '')}: ${fullName}`,
      milliseconds: duration ?? 0,
    })),
  );
  return { ...sum(counts), times };
}

type Suite = {
  specs: { title: string; file: string; tests: { results: { duration: number }[] }[] }[];
  suites?: Suite[] | undefined;
};
const suite: z.ZodType<Suite> = z.object({
  specs: z.array(
    z.object({
      title: z.string(),
      file: z.string(),
      tests: z.array(z.object({ results: z.array(z.object({ duration: z.number() })) })),
    }),
  ),
  get suites() {
    return z.array(suite).optional();
  },
});
const nothing = { stats: { expected: 0, unexpected: 0, flaky: 0 }, errors: [], suites: [] };
const playwrightReport = z
  .object({
    stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number() }),
    errors: z.array(z.unknown()),
    suites: z.array(suite),
  })
  .catch(nothing);

/** Reads a report of Playwright's JSON reporter; errors outside of tests count too. */
export function readPlaywright(report: unknown): TestReport {
  const { stats, errors, suites } = playwrightReport.parse(report);
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + errors.length,
    times: suites.flatMap(timesOf),
  };
}

const timesOf = ({ specs, suites = [] }: Suite): TimedTest[] => [
  ...specs.flatMap(({ title, file, tests }) =>
    tests.flatMap(({ results }) =>
      results.map(({ duration }) => ({ name: `${file}: ${title}`, milliseconds: duration })),
    ),
  ),
  ...suites.flatMap(timesOf),
];
