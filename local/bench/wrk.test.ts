import { describe, expect, it } from 'vitest';
import { readWrk } from './wrk.ts';

const output = `Running 5s test @ http://127.0.0.1:4000/
  1 threads and 32 connections
  8421 requests in 5.01s, 402.30MB read
Requests/sec:   1680.84
Transfer/sec:     80.30MB
`;

describe('readWrk', () => {
  it('finds the rate', () => {
    expect(readWrk(output)).toBe(1680.84);
  });

  it('refuses a run with wrong answers or broken connections', () => {
    expect(() => readWrk(`${output}  Non-2xx or 3xx responses: 12\n`)).toThrow('responses: 12');
    expect(() => readWrk(`${output}  Socket errors: connect 0, read 3\n`)).toThrow('read 3');
  });

  it('refuses silence', () => {
    expect(() => readWrk('unable to connect')).toThrow('unable to connect');
    expect(() => readWrk('Requests/sec:      0.00')).toThrow('no ha medido');
  });
});
