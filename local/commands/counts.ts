export type Counts = { passed: number; failed: number };

/** The last line of `npm test`. */
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

/** Counts a report of vitest's JSON reporter; a file that cannot even be loaded is one failure. */
export function countVitest(report: unknown): Counts {
  const files = listOf(fieldOf(report, 'testResults'));
  return sum(
    files.map((file) => {
      const tests = listOf(fieldOf(file, 'assertionResults')).map((test) =>
        fieldOf(test, 'status'),
      );
      const failed = tests.filter((status) => status === 'failed').length;
      const isBroken = fieldOf(file, 'status') === 'failed' && failed === 0;
      return {
        passed: tests.filter((status) => status === 'passed').length,
        failed: isBroken ? 1 : failed,
      };
    }),
  );
}

/** Counts a report of Playwright's JSON reporter; errors outside of any test count too. */
export function countPlaywright(report: unknown): Counts {
  const stats = fieldOf(report, 'stats');
  return {
    passed: numberOf(fieldOf(stats, 'expected')),
    failed:
      numberOf(fieldOf(stats, 'unexpected')) +
      numberOf(fieldOf(stats, 'flaky')) +
      listOf(fieldOf(report, 'errors')).length,
  };
}

function fieldOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

function numberOf(value: unknown): number {
  return typeof value === 'number' ? value : 0;
}
