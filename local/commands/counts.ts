import { stripVTControlCharacters } from 'node:util';
import { z } from 'zod';

export type Counts = { passed: number; failed: number };
/** The duration of one test, in milliseconds; `name` begins with its file. */
export type TimedTest = { name: string; milliseconds: number };
/** A test that failed, and why, in the first lines of its error. */
export type FailedTest = { name: string; reason: string };
export type TestReport = Counts & {
  times: readonly TimedTest[];
  failures: readonly FailedTest[];
};

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
      message: z.string().optional(),
      assertionResults: z.array(
        z.object({
          status: z.string(),
          fullName: z.string(),
          duration: z.number().nullish(),
          failureMessages: z.array(z.string()).nullish(),
        }),
      ),
    }),
  ),
});

/** Reads a report of vitest's JSON reporter; a file that cannot be loaded counts as one failure. */
export function readVitest(report: unknown): TestReport {
  const { testResults } = vitestReport.parse(report);
  const tests = testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map((test) => ({ ...test, name: `${shortOf(name)}: ${test.fullName}` })),
  );
  const failed = tests.filter(({ status }) => status === 'failed');
  const broken = testResults.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && assertionResults.every((test) => test.status !== 'failed'),
  );
  return {
    passed: tests.filter(({ status }) => status === 'passed').length,
    failed: failed.length + broken.length,
    times: tests.map(({ name, duration }) => ({ name, milliseconds: duration ?? 0 })),
    failures: [
      ...failed.map(({ name, failureMessages }) => failure(name, failureMessages?.[0])),
      ...broken.map(({ name, message }) => failure(shortOf(name), message)),
    ],
  };
}

const shortOf = (file: string) => file.replace(`${process.cwd()}/`, '');

const failure = (name: string, message = ''): FailedTest => ({
  name,
  reason: stripVTControlCharacters(message).split('\n').slice(0, 15).join('\n').slice(0, 2000),
});

const playwrightError = z.object({ message: z.string().optional() });
const playwrightTest = z.object({
  status: z.string(),
  results: z.array(z.object({ duration: z.number(), error: playwrightError.optional() })),
});
type PlaywrightTest = z.infer<typeof playwrightTest>;
type Suite = {
  specs: { title: string; file: string; tests: PlaywrightTest[] }[];
  suites?: Suite[] | undefined;
};
const suite: z.ZodType<Suite> = z.object({
  specs: z.array(z.object({ title: z.string(), file: z.string(), tests: z.array(playwrightTest) })),
  get suites() {
    return z.array(suite).optional();
  },
});
const nothing = { stats: { expected: 0, unexpected: 0, flaky: 0 }, errors: [], suites: [] };
const playwrightReport = z
  .object({
    stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number() }),
    errors: z.array(playwrightError),
    suites: z.array(suite),
  })
  .catch(nothing);

/** Reads a report of Playwright's JSON reporter; errors outside of tests count too. */
export function readPlaywright(report: unknown): TestReport {
  const { stats, errors, suites } = playwrightReport.parse(report);
  const tests = suites.flatMap(testsOf);
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + errors.length,
    times: tests.flatMap(({ name, results }) =>
      results.map(({ duration }) => ({ name, milliseconds: duration })),
    ),
    failures: [
      ...tests
        .filter(({ status }) => status === 'unexpected' || status === 'flaky')
        .map(({ name, results }) =>
          failure(name, results.find(({ error }) => error)?.error?.message),
        ),
      ...errors.map(({ message }) => failure('fuera de las pruebas', message)),
    ],
  };
}

const testsOf = ({ specs, suites = [] }: Suite): (PlaywrightTest & { name: string })[] => [
  ...specs.flatMap(({ title, file, tests }) =>
    tests.map((test) => ({ ...test, name: `${file}: ${title}` })),
  ),
  ...suites.flatMap(testsOf),
];
