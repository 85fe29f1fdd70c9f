import { describe, expect, it } from 'vitest';
import { formatThroughput } from './throughput.ts';

describe('formatThroughput', () => {
  it('compares with nginx and with the reference', () => {
    const page = { path: '/dauro', bytes: 40_960, perSecond: 612.4, ratio: 0.0251 };
    expect(formatThroughput([page]).split('\n')[2]).toBe(
      '| `/dauro` | 40.0 KiB | 612 | 0.025 | × 12.2 |',
    );
  });
});
