import { describe, expect, it } from 'vitest';
import { median } from './median.ts';

describe('median', () => {
  it('is the value in the middle, by size and not by spelling', () => {
    expect(median([10, 9, 100])).toBe(10);
    expect(median([7])).toBe(7);
  });

  it('is the mean of the two in the middle', () => {
    expect(median([4, 1, 3, 2])).toBe(2.5);
  });

  it('leaves its input as it was', () => {
    const values = [3, 1, 2];
    median(values);
    expect(values).toEqual([3, 1, 2]);
  });

  it('does not exist for nothing', () => {
    expect(() => median([])).toThrow(RangeError);
  });
});
