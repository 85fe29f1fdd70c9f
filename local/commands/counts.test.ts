import { expect, it } from 'vitest';
import { lastLine, readPlaywright, readVitest } from './counts.ts';

it('the last line has the format of the contract', () => {
  const stages = [
    { passed: 1, failed: 0 },
    { passed: 40, failed: 2 },
  ];
  expect(lastLine(stages)).toBe('41 passed, 2 failed');
  expect(lastLine([])).toBe('0 passed, 0 failed');
});

it('reads tests, times and reasons of vitest, and a file that cannot be loaded as one failure', () => {
  const test = (status: string) => ({
    status,
    fullName: `is ${status}`,
    duration: 7,
    failureMessages: [`\u001b[31mit is ${status}\u001b[39m`],
  });
  const name = `${process.cwd()}/lib/a.test.ts`;
  const ran = {
    ...{ name, status: 'failed' },
    assertionResults: [test('passed'), test('failed'), test('pending')],
  };
  const unloaded = { name, status: 'failed', assertionResults: [], message: 'no such module' };
  const time = { milliseconds: 7 };
  expect(readVitest({ testResults: [ran, unloaded] })).toMatchObject({
    passed: 1,
    failed: 2,
    times: expect.arrayContaining([{ ...time, name: 'lib/a.test.ts: is failed' }]),
    failures: [
      { name: 'lib/a.test.ts: is failed', reason: 'it is failed' },
      { name: 'lib/a.test.ts', reason: 'no such module' },
    ],
  });
});

it('counts flaky tests of Playwright and errors outside of tests as failures', () => {
  const results = [{ duration: 9, error: { message: 'closed' } }];
  const specs = [{ title: 'opens', file: 'a.spec.ts', tests: [{ status: 'unexpected', results }] }];
  const report = {
    stats: { expected: 7, unexpected: 1, flaky: 1, skipped: 3 },
    errors: [{ message: 'x' }],
    suites: [{ specs: [], suites: [{ specs }] }],
  };
  expect(readPlaywright(report)).toEqual({
    passed: 7,
    failed: 3,
    times: [{ name: 'a.spec.ts: opens', milliseconds: 9 }],
    failures: [
      { name: 'a.spec.ts: opens', reason: 'closed' },
      { name: 'fuera de las pruebas', reason: 'x' },
    ],
  });
  expect(readPlaywright(null)).toEqual({ passed: 0, failed: 0, times: [], failures: [] });
});
