import { describe, expect, it } from 'vitest';
import { lastLine, readPlaywright, readVitest } from './counts.ts';
import { stageLine, summaryOf } from './stages.ts';

describe('lastLine', () => {
  it('has the format of the contract', () => {
    const stages = [
      { passed: 1, failed: 0 },
      { passed: 40, failed: 2 },
    ];
    expect(lastLine(stages)).toBe('41 passed, 2 failed');
    expect(lastLine([])).toBe('0 passed, 0 failed');
  });
});

const file = (status: string, ...statuses: string[]) => ({
  name: `${process.cwd()}/lib/a.test.ts`,
  status,
  assertionResults: statuses.map((each) => ({
    status: each,
    fullName: `is ${each}`,
    duration: 7,
    failureMessages: [`\u001b[31mit is ${each}\u001b[39m`],
  })),
});

describe('readVitest', () => {
  it('counts tests, leaving out the skipped ones, and keeps their times', () => {
    const testResults = [file('failed', 'passed', 'passed', 'failed', 'pending')];
    expect(readVitest({ testResults })).toMatchObject({ passed: 2, failed: 1 });
    expect(readVitest({ testResults }).times[2]).toEqual({
      name: 'lib/a.test.ts: is failed',
      milliseconds: 7,
    });
  });

  it('names what failed, with its reason and no colours', () => {
    const testResults = [file('failed', 'passed', 'failed')];
    expect(readVitest({ testResults }).failures).toEqual([
      { name: 'lib/a.test.ts: is failed', reason: 'it is failed' },
    ]);
  });

  it('counts a file that cannot be loaded as one failure', () => {
    const testResults = [{ ...file('failed'), message: 'no such module' }];
    expect(readVitest({ testResults })).toMatchObject({
      passed: 0,
      failed: 1,
      failures: [{ name: 'lib/a.test.ts', reason: 'no such module' }],
    });
  });
});

describe('readPlaywright', () => {
  it('counts flaky tests and errors outside of tests as failures', () => {
    const report = {
      stats: { expected: 7, unexpected: 1, flaky: 1, skipped: 3 },
      errors: [{ message: 'x' }],
      suites: [],
    };
    expect(readPlaywright(report)).toEqual({
      passed: 7,
      failed: 3,
      times: [],
      failures: [{ name: 'fuera de las pruebas', reason: 'x' }],
    });
  });

  it('keeps the times of nested tests, and why they failed', () => {
    const tests = [
      { status: 'unexpected', results: [{ duration: 9, error: { message: 'closed' } }] },
    ];
    const specs = [{ title: 'opens', file: 'a.spec.ts', tests }];
    const suites = [{ specs: [], suites: [{ specs }] }];
    const report = { stats: { expected: 0, unexpected: 1, flaky: 0 }, errors: [], suites };
    expect(readPlaywright(report)).toMatchObject({
      times: [{ name: 'a.spec.ts: opens', milliseconds: 9 }],
      failures: [{ name: 'a.spec.ts: opens', reason: 'closed' }],
    });
  });

  it('returns no tests for an invalid report', () => {
    expect(readPlaywright(null)).toEqual({ passed: 0, failed: 0, times: [], failures: [] });
  });
});

describe('summaryOf', () => {
  it('names the slowest tests of all stages, the lines of the stages and what failed', () => {
    const times = [1, 3000, 2].map((milliseconds) => ({ name: `t${milliseconds}`, milliseconds }));
    const stage = { passed: 3, failed: 0, line: 'unidades' };
    const failures = [{ name: 'lib/a.test.ts: adds', reason: 'expected 1 to be 2' }];
    const lines = summaryOf(
      [
        { ...stage, times },
        { ...stage, line: 'tipos', failures },
      ],
      2,
    )
      .trim()
      .split('\n');
    expect(lines).toEqual([
      'Las pruebas más lentas:',
      '     3,0 s  t3000',
      '     0,0 s  t2',
      '',
      'unidades',
      'tipos',
      '',
      '✘ lib/a.test.ts: adds',
      'expected 1 to be 2',
    ]);
  });
});

describe('stageLine', () => {
  it('shows the counts and the time', () => {
    expect(stageLine('tipos', { passed: 1, failed: 0 }, 8249)).toMatch(
      /^✔ tipos +1 bien +0 mal +8,2 s$/,
    );
    expect(stageLine('tipos', { passed: 0, failed: 1 }, 1)).toMatch(/^✘/);
  });
});
