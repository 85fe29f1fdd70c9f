import { describe, expect, it } from 'vitest';
import { countPlaywright, countVitest, lastLine } from './counts.ts';
import { stageLine } from './stages.ts';

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

describe('countVitest', () => {
  it('counts tests, leaving out the skipped ones', () => {
    const statuses = ['passed', 'passed', 'failed', 'pending'];
    const file = { status: 'failed', assertionResults: statuses.map((status) => ({ status })) };
    expect(countVitest({ testResults: [file] })).toEqual({ passed: 2, failed: 1 });
  });

  it('counts a file that cannot be loaded as one failure', () => {
    const file = { status: 'failed', assertionResults: [] };
    expect(countVitest({ testResults: [file] })).toEqual({ passed: 0, failed: 1 });
  });
});

describe('countPlaywright', () => {
  it('counts flaky tests and errors outside of tests as failures', () => {
    const report = {
      stats: { expected: 7, unexpected: 1, flaky: 1, skipped: 3 },
      errors: [{ message: 'x' }],
    };
    expect(countPlaywright(report)).toEqual({ passed: 7, failed: 3 });
  });

  it('returns no tests for an invalid report', () => {
    expect(countPlaywright(null)).toEqual({ passed: 0, failed: 0 });
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
